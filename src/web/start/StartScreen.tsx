import { lazy, useCallback, useEffect, useState } from 'react';
import type { Route } from '../app/router.ts';
import { deleteGame, listRows, type Row } from '../storage/games.ts';
import { ImportRecord } from './ImportRecord.tsx';
import { Lessons } from './Lessons.tsx';
import { Puzzles } from './Puzzles.tsx';
import { SavedGames } from './SavedGames.tsx';
import { ScenarioCards } from './ScenarioCards.tsx';
import { findScenario } from './scenarios.ts';
import './start.css';

/** It brings the ground and the rules of its book: who is still choosing needs neither. */
const Briefing = lazy(() => import('./Briefing.tsx'));

/** Where one arrives: games to go on with, scenarios to begin, records to take in. */
export default function StartScreen({ route }: { route: Route }) {
  const chosen = findScenario(route.query);
  const title = chosen?.card.title;
  useEffect(() => {
    document.title = title === undefined ? 'Hedgerow' : `${title} · Hedgerow`;
    if (title !== undefined) scrollTo(0, 0);
  }, [title]);
  return chosen ? <Briefing book={chosen.book} card={chosen.card} /> : <Arrival route={route} />;
}

function Arrival({ route }: { route: Route }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const refresh = useCallback(() => {
    listRows().then(setRows);
  }, []);
  useEffect(refresh, [refresh]);
  return (
    <ImportRecord onTaken={refresh}>
      <div className="introduction">
        <h1>Take the crossroads tonight</h1>
        <p>
          Tactical battles of the Second World War, hex by hex, with every rule kept for you and every number
          explained. Pick a scenario and play.
        </p>
      </div>
      <SavedGames rows={rows} onDelete={id => deleteGame(id).then(refresh)} />
      <Lessons />
      <ScenarioCards route={route} />
      <Puzzles />
    </ImportRecord>
  );
}

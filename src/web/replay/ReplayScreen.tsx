import { useEffect, useState } from 'react';
import { hashFor, type Route } from '../app/router.ts';
import { type OpenGame, openGame } from './open-game.ts';
import { Replay } from './Replay.tsx';
import './replay.css';

type Opening = { readonly key: string; readonly game?: OpenGame; readonly problem?: string };

/** A game, finished or not, from its beginning: `#/replay/<game>?at=<rest>&as=<side>`. */
export default function ReplayScreen({ route }: { route: Route }) {
  const [, id = ''] = route.path;
  const { record } = route.query;
  const key = `${id} ${record ?? ''}`;
  const [opening, setOpening] = useState<Opening>();
  const [played, setPlayed] = useState({ done: 0, of: 0 });
  useEffect(() => {
    let wanted = true;
    const settle = (outcome: Omit<Opening, 'key'>) => wanted && setOpening({ key, ...outcome });
    openGame(id, record, (done, of) => wanted && setPlayed({ done, of }))
      .then(game => settle({ game }))
      .catch((error: Error) => settle({ problem: error.message }));
    return () => {
      wanted = false;
    };
  }, [key, id, record]);
  if (opening?.key !== key)
    return (
      <p className="waiting">
        <label htmlFor="played">Playing it through …</label>
        <br />
        <progress id="played" max={played.of || 1} value={played.done} />
      </p>
    );
  if (opening.game) return <Replay key={key} game={opening.game} route={route} />;
  return (
    <div className="no-replay">
      <h1>This game can’t be shown</h1>
      <p className="notice" role="alert">
        {opening.problem}.
      </p>
      <p>
        <a href={hashFor([])}>To your games</a>
      </p>
    </div>
  );
}

import { Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { battlefieldOf } from '../../board/library.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { hashFor, type Route } from '../app/router.ts';
import { LessonGuide } from '../lesson/LessonGuide.tsx';
import { moves } from '../settings/settings.ts';
import { loadGame, saveGame } from '../storage/games.ts';
import { HandOver } from './HandOver.tsx';
import { Session } from './session.ts';
import { Table } from './Table.tsx';

/** A game at this screen, taken up from where it was left. */
export default function PlayScreen({ route }: { route: Route }) {
  const id = route.path[1] ?? '';
  const opening = useMemo(() => openGame(id), [id]);
  return (
    <Suspense fallback={<p className="waiting">Laying out the counters …</p>}>
      <Opened opening={opening} />
    </Suspense>
  );
}

type Opening = { readonly session: Session } | { readonly wrong: string };

/** How long a player that isn't a person takes over an answer, so that people can follow. */
const PACE = 350;

const opened = new Map<string, Promise<Opening>>();

/** The same session as long as the page stays open: going to the rules and back loses nothing. */
function openGame(id: string): Promise<Opening> {
  const known = opened.get(id) ?? open(id);
  opened.set(id, known);
  return known;
}

async function open(id: string): Promise<Opening> {
  const saved = await loadGame(id);
  if (saved === undefined) return { wrong: `There is no game “${id}” on this machine.` };
  try {
    const session = Session.open(await openBook(saved.meta.book), saved, {
      keep: game => void saveGame(game),
      pace: moves() ? PACE : 1,
    });
    return { session };
  } catch (error) {
    return {
      wrong: `This game can't be taken up: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
}

function Opened({ opening }: { opening: Promise<Opening> }) {
  const found = use(opening);
  if ('session' in found) return <Playing session={found.session} />;
  return (
    <div className="no-game">
      <h1>No such game</h1>
      <p className="notice" role="alert">
        {found.wrong}
      </p>
      <p>
        <a href={hashFor([])}>To the scenarios</a>
      </p>
    </div>
  );
}

function Playing({ session }: { session: Session }) {
  const now = useSyncExternalStore(session.subscribe, () => session.now);
  const field = battlefieldOf(now.tabletop.battlefield);
  const title = session.book.scenarios.find(({ id }) => id === session.table.scenario)?.title;
  useEffect(() => {
    document.title = `${title} · Hedgerow`;
  }, [title]);
  if (!field.ok) return <p className="notice">{field.wrong}.</p>;
  if (now.handOver !== undefined)
    return <HandOver side={session.sideName(now.handOver)} onReady={() => session.takeOver()} />;
  return (
    <Table
      key={session.table.id}
      session={session}
      now={now}
      battlefield={field.value}
      guide={<LessonGuide session={session} now={now} />}
    />
  );
}

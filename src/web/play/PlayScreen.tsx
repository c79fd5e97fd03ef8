import { Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { battlefieldOf } from '../../board/library.ts';
import { hashFor, type Route } from '../app/router.ts';
import { LessonGuide } from '../lesson/LessonGuide.tsx';
import { PuzzleGuide } from '../puzzle/PuzzleGuide.tsx';
import type { Hold } from '../storage/hold.ts';
import { Elsewhere, TakenOver } from './Elsewhere.tsx';
import { HandOver } from './HandOver.tsx';
import { type Opening, openGame } from './open-game.ts';
import type { Session } from './session.ts';
import { Table } from './Table.tsx';

/** A game at this screen, taken up from where it was left. */
export default function PlayScreen({ route }: { route: Route }) {
  const id = route.path[1] ?? '';
  const first = useMemo(() => openGame(id), [id]);
  const [again, setAgain] = useState<{ readonly id: string; readonly opening: Promise<Opening> }>();
  const takeOver = () => setAgain({ id, opening: openGame(id, 'take over') });
  return (
    <Suspense fallback={<p className="waiting">Laying out the counters …</p>}>
      <Opened id={id} opening={again?.id === id ? again.opening : first} onTakeOver={takeOver} />
    </Suspense>
  );
}

function Opened(props: { id: string; opening: Promise<Opening>; onTakeOver(): void }) {
  const { id, opening, onTakeOver } = props;
  const found = use(opening);
  switch (found.is) {
    case 'playing':
      return <Held key={found.hold.name} session={found.session} hold={found.hold} onTakeOver={onTakeOver} />;
    case 'elsewhere':
      return <Elsewhere id={id} onTakeOver={onTakeOver} />;
    case 'wrong':
      return (
        <div className="no-game">
          <h1>This game can’t be played</h1>
          <p className="notice" role="alert">
            {found.words}
          </p>
          <p>
            <a href={hashFor([])}>To your games</a>
          </p>
        </div>
      );
  }
}

/** The game as long as this tab has it; afterwards it can only be looked at. */
function Held({ session, hold, onTakeOver }: { session: Session; hold: Hold; onTakeOver(): void }) {
  const state = useSyncExternalStore(hold.subscribe, () => hold.state);
  return (
    <div className="held-game">
      <div inert={state !== 'held'}>
        <Playing session={session} />
      </div>
      {state !== 'held' && <TakenOver state={state} onTakeOver={onTakeOver} />}
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
    return (
      <HandOver
        side={session.sideName(now.handOver)}
        together={now.together}
        onReady={() => session.takeOver()}
      />
    );
  return (
    <Table
      key={session.table.id}
      session={session}
      now={now}
      battlefield={field.value}
      guide={
        <>
          <LessonGuide session={session} now={now} />
          <PuzzleGuide session={session} now={now} />
        </>
      }
    />
  );
}

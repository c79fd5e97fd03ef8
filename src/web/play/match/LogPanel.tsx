import { useMemo } from 'react';
import type { Teller } from '../../../engine/index.ts';
import { hashFor } from '../../app/router.ts';
import { Log } from '../../log/Log.tsx';
import type { Now, Session } from '../session.ts';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly teller: Teller;
}

/** How the session's log speaks. */
export function useTeller(session: Session): Teller {
  return useMemo(
    () => ({
      book: session.book,
      nameOf: thing => session.nameOf(thing),
      sideName: side => session.sideName(side),
      actWords: ({ rest, act, by }) => session.labelOf(rest, act, by),
    }),
    [session],
  );
}

/** What happened, on the same screen. A click on a line opens that moment. */
export function LogPanel({ session, now, teller }: Props) {
  return (
    <section className="log-panel" aria-labelledby="log">
      <h2 id="log">Log</h2>
      <Log
        entries={now.journal}
        teller={teller}
        phases={session.table.phases ?? []}
        sides={session.match.sides}
        onJump={rest => {
          location.hash = hashFor(['replay', session.table.id], { at: `${rest}` });
        }}
      />
    </section>
  );
}

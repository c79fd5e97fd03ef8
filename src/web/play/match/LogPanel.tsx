import { useMemo } from 'react';
import type { Battlefield } from '../../../board/index.ts';
import { hashFor } from '../../app/router.ts';
import { Log } from '../../log/Log.tsx';
import { placesOf, placesOn, type Teller } from '../../log/lines.ts';
import type { Now, Session } from '../session.ts';

interface Props {
  readonly session: Session;
  readonly now: Now;
  readonly teller: Teller;
}

/** How the session's log speaks. */
export function useTeller(session: Session, battlefield: Battlefield): Teller {
  return useMemo(
    () => ({
      book: session.book.id,
      titleOf: id => session.titleOf(id),
      sideName: side => session.sideName(side),
      placeName: placesOn(battlefield.text, placesOf(session.book, session.match.world)),
      actWords: ({ rest, act }) => session.labelOf(rest, act),
    }),
    [session, battlefield],
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

import { useSyncExternalStore } from 'react';
import type { Side } from '../../../engine/index.ts';
import { sentenceText, type Teller } from '../../log/lines.ts';
import type { Session } from '../session.ts';

/** A player who isn't at this screen, and how far he has come. */
export function Thinking({ session, side }: { session: Session; side: Side }) {
  const bot = session.botOf(side);
  const share = useSyncExternalStore(session.subscribe, () => bot?.share);
  return (
    <div className="ask-waiting">
      <p>{session.sideName(side)}: thinking …</p>
      {bot && share !== undefined && share > 0 && (
        <>
          <progress value={share} aria-label="How far the thinking has come" />
          <button type="button" className="button" onClick={() => bot.hurry()}>
            Answer now
          </button>
        </>
      )}
    </div>
  );
}

/** Why the other side did what it did last, for who asks. */
export function LastReason({ session, teller }: { session: Session; teller: Teller }) {
  const reasons = session.match.sides.flatMap(side => {
    const why = session.botOf(side)?.why;
    return why === undefined ? [] : [{ side, why }];
  });
  if (reasons.length === 0) return undefined;
  return (
    <details className="ask-reason">
      <summary>Why did they do that?</summary>
      {reasons.map(({ side, why }) => (
        <p key={side}>
          {session.sideName(side)}: “{sentenceText(why, teller)}”
        </p>
      ))}
    </details>
  );
}

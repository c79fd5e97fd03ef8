import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Side, sentenceText, type Teller } from '../../../engine/index.ts';
import type { Session } from '../session.ts';
import { WaysOn } from './WaysOn.tsx';

/** Nobody thinks for so long, in milliseconds, without a word about how far he is. */
const LONG = 20_000;

/** A player who isn't at this screen, and how far he has come; or that he can't go on, and what to do about it. */
export function Thinking(props: { session: Session; side: Side; problem: string | undefined }) {
  const { session, side, problem } = props;
  const bot = session.botOf(side);
  const share = useSyncExternalStore(session.subscribe, () => bot?.share);
  const failure = useSyncExternalStore(session.subscribe, () => bot?.failure) ?? problem;
  const isLong = useIsLong(`${session.now.version} ${share}`);
  const name = session.sideName(side);
  if (failure !== undefined)
    return (
      <div className="ask-waiting notice" role="alert">
        <p>
          <strong>The bot of the {name} can’t go on:</strong> {failure}. Nothing is lost.
        </p>
        <WaysOn session={session} side={side} />
      </div>
    );
  return (
    <div className="ask-waiting">
      <p>{name}: thinking …</p>
      {bot && share !== undefined && share > 0 && (
        <>
          <progress value={share} aria-label="How far the thinking has come" />
          <button type="button" className="button" onClick={() => bot.hurry()}>
            Answer now
          </button>
        </>
      )}
      {isLong && (
        <div role="status">
          <p>This takes unusually long. You can wait, or:</p>
          <WaysOn session={session} side={side} />
        </div>
      )}
    </div>
  );
}

/** True once nothing has changed for long. */
function useIsLong(now: string): boolean {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSince(now), LONG);
    return () => clearTimeout(timer);
  }, [now]);
  return since === now;
}

/** Why the other side did what it did last, for who asks. */
export function LastReason({ session, teller }: { session: Session; teller: Teller }) {
  const reasons = session.match.sides.flatMap(side => {
    const why = session.reasonOf(side);
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

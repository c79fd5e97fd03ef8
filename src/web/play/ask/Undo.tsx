import { useState } from 'react';
import type { Now, Session } from '../session.ts';

/** Going back: by oneself as far as that goes, by agreement of all at the screen beyond that. */
export function Undo({ session, now: { undo, version } }: { session: Session; now: Now }) {
  const [askedAt, setAskedAt] = useState<number>();
  const agreed = undo.can ? undefined : undo.agreed;
  const isAsking = agreed !== undefined && askedAt === version;
  return (
    <footer className="undo">
      <button type="button" className="quiet" disabled={!undo.can} onClick={() => session.undo()}>
        Undo
      </button>
      <small>{undo.can ? undo.label : undo.why}</small>
      {agreed && !isAsking && (
        <button type="button" className="quiet" onClick={() => setAskedAt(version)}>
          Ask to take it back
        </button>
      )}
      {isAsking && (
        <section className="confirm" aria-label="Agree">
          <p>
            <strong>{agreed.label}</strong> and everything since. Do all agree:{' '}
            {agreed.with.map(side => session.sideName(side)).join(' and ')}?
          </p>
          <div className="confirm-buttons">
            <button type="button" className="primary" onClick={() => session.undoAgreed()}>
              We agree
            </button>
            <button type="button" onClick={() => setAskedAt(undefined)}>
              It stands
            </button>
          </div>
        </section>
      )}
    </footer>
  );
}

import { useEffect, useRef } from 'react';
import { hashFor } from '../app/router.ts';
import type { HoldState } from '../storage/hold.ts';
import './elsewhere.css';

/** The game is open in another tab: what that means, and how it goes on here. */
export function Elsewhere({ id, onTakeOver }: { id: string; onTakeOver(): void }) {
  return (
    <div className="elsewhere">
      <h1>This game is open in another tab</h1>
      <p>
        It is played in one tab at a time, so that neither overwrites what was done in the other. If you play
        it here, it goes on from where it stands, and the other tab only shows it.
      </p>
      <p className="elsewhere-ways">
        <button type="button" className="button" onClick={onTakeOver}>
          Play here instead
        </button>
        <a className="quiet-button" href={hashFor(['replay', id])}>
          Only look at it
        </a>
        <a className="quiet-button" href={hashFor([])}>
          To your games
        </a>
      </p>
    </div>
  );
}

/** Over a game that another tab has taken over: the table under it stands still. */
export function TakenOver(props: { state: Exclude<HoldState, 'held'>; onTakeOver(): void }) {
  const { state, onTakeOver } = props;
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus({ preventScroll: true }), []);
  return (
    <div className="taken-over">
      <div
        className="elsewhere"
        role="alertdialog"
        aria-labelledby="taken-over"
        aria-describedby="taken-over-why"
      >
        <h2 id="taken-over">This game goes on in another tab</h2>
        <p id="taken-over-why">
          {state === 'late'
            ? 'What was done here last came too late and is not kept; all before it is. '
            : 'All that was done here is kept. '}
          What you see stands still now.
        </p>
        <p className="elsewhere-ways">
          <button type="button" className="button" ref={way} onClick={onTakeOver}>
            Play here instead
          </button>
          <a className="quiet-button" href={hashFor([])}>
            To your games
          </a>
        </p>
      </div>
    </div>
  );
}

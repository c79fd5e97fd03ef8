import { useState } from 'react';
import { LEVELS, type Level } from '../../../bots/thinking/levels.ts';
import type { Side } from '../../../engine/index.ts';
import type { Session } from '../session.ts';

/** What a person can do about a player who can't go on: ask again, seat another one, or play the side himself. */
export function WaysOn({ session, side }: { session: Session; side: Side }) {
  const others = LEVELS.filter(level => level !== session.table.seats[side]);
  const [level, setLevel] = useState<Level>(others.includes('sergeant') ? 'sergeant' : 'corporal');
  return (
    <div className="ways-on">
      <button type="button" className="button" onClick={() => session.tryAgain()}>
        Try again
      </button>
      <span className="ways-on-level">
        <select
          aria-label="Another player"
          value={level}
          onChange={({ target }) => setLevel(others.find(each => each === target.value) ?? level)}
        >
          {others.map(each => (
            <option key={each} value={each}>
              {each.charAt(0).toUpperCase() + each.slice(1)}
            </option>
          ))}
        </select>
        <button type="button" className="quiet-button" onClick={() => session.seat(side, level)}>
          takes over
        </button>
      </span>
      <button type="button" className="quiet-button" onClick={() => session.seat(side, 'human')}>
        Play this side myself
      </button>
      {session.match.view(side) !== session.match.state && (
        <small>Whoever plays it sees what is hidden from the other side.</small>
      )}
    </div>
  );
}

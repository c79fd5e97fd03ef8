import type { Counter } from '../../../engine/index.ts';
import type { Point } from '../../../hex/index.ts';
import { CounterFace } from '../counters/CounterFace.tsx';
import { stackKeyName } from '../stack-keys.ts';
import { type By, clickedBy } from '../use-table.ts';
import { fanPlace, type Room } from './fan-place.ts';
import { type Group, spreadOut } from './stacks.ts';
import './fan.css';

interface Props {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly at: Point;
  /** The size of the board, to keep within it. */
  readonly room: Room;
  /** Whether digits choose: then every counter shows its own. */
  readonly numbered: boolean;
  readonly offered: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  onPick(counter: Counter, by: By): void;
  onLeave(): void;
}

/** A whole stack spread out, the top first, each weapon joined to its bearer. */
export function Fan({ title, groups, at, room, numbered, offered, picked, onPick, onLeave }: Props) {
  const { left, top, width, height, card } = fanPlace(groups, at, room);
  const order = spreadOut(groups);
  return (
    <div
      className="fan"
      style={{ left, top, width, maxHeight: height, ['--fan-card' as string]: `${card}px` }}
      onPointerLeave={event => event.pointerType === 'mouse' && onLeave()}
      onPointerMove={event => event.stopPropagation()}
      onPointerDown={event => event.stopPropagation()}
      onClick={event => event.stopPropagation()}
      onKeyDown={event => event.stopPropagation()}
      role="dialog"
      aria-label={title}
    >
      <p className="fan-title">{title}</p>
      <ul>
        {groups.toReversed().map(({ counter, held }) => (
          <li key={counter.id} className={held.length > 0 ? 'fan-group fan-joined' : 'fan-group'}>
            {[counter, ...held].map(each => (
              <button
                key={each.id}
                type="button"
                data-fanned={each.id}
                data-mark={picked.has(each.id) ? 'picked' : offered.has(each.id) ? 'offered' : 'plain'}
                title={each.title}
                onClick={event => onPick(each, clickedBy(event))}
              >
                <CounterPicture counter={each} />
                {numbered && <kbd className="fan-number">{stackKeyName(order.indexOf(each))}</kbd>}
                <span className="visually-hidden">{each.title}</span>
                {each.badges.length > 0 && (
                  <span className="fan-badges">{each.badges.map(({ text }) => text).join(' · ')}</span>
                )}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A counter as a picture of its own. */
export function CounterPicture({ counter, back = false }: { counter: Counter; back?: boolean }) {
  const face = back ? counter.back : counter.face;
  if (face === undefined) return null;
  return (
    <svg viewBox="-2 -2 66 66" aria-hidden="true" className="counter-picture">
      <CounterFace face={face} spent={!back && counter.spent === true} />
    </svg>
  );
}

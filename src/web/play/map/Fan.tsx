import type { Counter } from '../../../engine/index.ts';
import type { Point } from '../../../hex/index.ts';
import { CounterFace } from '../counters/CounterFace.tsx';
import type { Group } from './stacks.ts';

interface Props {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly at: Point;
  /** The size of the board, to keep within it. */
  readonly room: { readonly width: number; readonly height: number };
  readonly offered: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  onPick(counter: Counter, finger: boolean): void;
  onLeave(): void;
}

const CARD = 68;

/** A whole stack spread out, the top first, each weapon joined to its bearer. */
export function Fan({ title, groups, at, room, offered, picked, onPick, onLeave }: Props) {
  const across = Math.min(
    4,
    Math.max(...groups.map(({ held }) => held.length + 1), Math.ceil(groups.length / 2)),
  );
  const width = across * (CARD + 10) + 24;
  const left = Math.max(8, Math.min(at.x - width / 2, room.width - width - 8));
  const above = at.y > room.height / 2;
  const place = above ? { bottom: room.height - at.y + 26 } : { top: at.y + 26 };
  return (
    <div
      className="fan"
      style={{ left, width, ...place }}
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
                onClick={event =>
                  onPick(each, (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')
                }
              >
                <CounterPicture counter={each} />
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

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

const CARD = 76;
const MOST_ACROSS = 4;
/** A card with a line of markers under it. */
const ROW = 96;
const RIM = 8;
/** How far beside the hex the fan opens. */
const BESIDE = 34;

/** Beside the hex, wherever there is room for it. */
function fanPlace(groups: readonly Group[], at: Point, room: Props['room']) {
  const widest = Math.max(...groups.map(({ held }) => held.length + 1));
  const cards = groups.reduce((sum, { held }) => sum + held.length + 1, 0);
  const across = Math.max(widest, Math.min(MOST_ACROSS, Math.ceil(Math.sqrt(cards))));
  const width = Math.min(across * CARD + 40, room.width - 2 * RIM);
  const height = Math.min(groups.length * ROW + 48, room.height - 2 * RIM);
  const isRight = at.x + BESIDE + width <= room.width - RIM;
  const left = isRight ? at.x + BESIDE : Math.max(RIM, at.x - BESIDE - width);
  const top = Math.max(RIM, Math.min(at.y - height / 2, room.height - height - RIM));
  return { left, top, width, height };
}

/** A whole stack spread out, the top first, each weapon joined to its bearer. */
export function Fan({ title, groups, at, room, offered, picked, onPick, onLeave }: Props) {
  const { left, top, width, height } = fanPlace(groups, at, room);
  return (
    <div
      className="fan"
      style={{ left, top, width, maxHeight: height }}
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

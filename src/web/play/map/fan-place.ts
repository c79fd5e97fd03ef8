/** Where a stack is spread out and how large its cards are: all of them in sight at once, wherever there is room. */
import type { Point } from '../../../hex/index.ts';
import type { Group } from './stacks.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface FanPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The side of a card. */
  readonly card: number;
}

/** The usual card, and smaller ones for large stacks on small screens; a finger needs 44. */
const CARDS = [68, 56, 46] as const;
/** What a card needs beside its own side: the gap to the next, and under it a line for its markers. */
const GAP = 8;
const MARKERS = 18;
/** The frame of the fan, and its title. */
const FRAME = 28;
const TITLE = 44;
const RIM = 8;
/** How far beside the hex the fan opens. */
const BESIDE = 34;

export function fanPlace(groups: readonly Group[], at: Point, room: Room): FanPlace {
  const sizes = groups.map(({ held }) => held.length + 1);
  const tallest = room.height - 2 * RIM;
  const choices = CARDS.flatMap(card => spreads(sizes, card, room.width - 2 * RIM));
  const { card, width, height } = choices.find(each => each.height <= tallest) ?? choices.at(-1) ?? NONE;
  const isRight = at.x + BESIDE + width <= room.width - RIM;
  const left = isRight ? at.x + BESIDE : Math.max(RIM, at.x - BESIDE - width);
  const lowest = Math.min(height, tallest);
  const top = Math.max(RIM, Math.min(at.y - lowest / 2, room.height - lowest - RIM));
  return { left, top, width, height: lowest, card };
}

type Spread = Pick<FanPlace, 'card' | 'width' | 'height'>;
const NONE: Spread = { card: CARDS[0], width: 0, height: 0 };

/** The ways to lay cards of one size out: nearly square first, then wider and lower. */
function spreads(sizes: readonly number[], card: number, widest: number): readonly Spread[] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const most = Math.max(1, Math.min(count, Math.floor((widest - FRAME) / (card + GAP))));
  const first = Math.min(most, Math.ceil(Math.sqrt(count)));
  return Array.from({ length: most - first + 1 }, (_, i) => ({
    card,
    width: (first + i) * (card + GAP) + FRAME,
    height: rowsOf(sizes, first + i) * (card + MARKERS + GAP) + TITLE,
  }));
}

/** A bearer and his weapons stay together; those that are too many for a row go on in the next. */
export function rowsOf(sizes: readonly number[], across: number): number {
  let [rows, left] = [0, 0];
  for (const size of sizes) {
    if (size <= left) left -= size;
    else {
      const own = Math.ceil(size / across);
      rows += own;
      // Beside a group of several rows nothing else finds room.
      left = own === 1 ? across - size : 0;
    }
  }
  return rows;
}

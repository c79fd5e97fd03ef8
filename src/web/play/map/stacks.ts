/** How the counters of a hex lie on it: as one stack, each weapon joined to the side of its bearer. */
import { type Battlefield, type HexIx, hexOfPlace } from '../../../board/index.ts';
import type { Counter } from '../../../engine/index.ts';

/** A counter and what it holds. */
export interface Group {
  readonly counter: Counter;
  readonly held: readonly Counter[];
}

export interface Stack {
  readonly hex: HexIx;
  /** From the bottom up. */
  readonly groups: readonly Group[];
}

/** Counters in groups, in the order of the table; what is held by something that isn't there is a group of its own. */
export function groupsOf(counters: readonly Counter[]): readonly Group[] {
  const here = new Set(counters.map(({ id }) => id));
  const isHeld = ({ on }: Counter) => on !== undefined && here.has(on);
  return counters
    .filter(counter => !isHeld(counter))
    .map(counter => ({ counter, held: counters.filter(({ on }) => on === counter.id) }));
}

export function stacksOf(battlefield: Battlefield, counters: readonly Counter[]): readonly Stack[] {
  const byHex = new Map<HexIx, Counter[]>();
  for (const counter of counters) {
    const hex = counter.at === undefined ? undefined : hexOfPlace(battlefield, counter.at);
    if (hex === undefined) continue;
    const known = byHex.get(hex);
    if (known) known.push(counter);
    else byHex.set(hex, [counter]);
  }
  return [...byHex].map(([hex, here]) => ({ hex, groups: groupsOf(here) }));
}

/** The order in which a stack is spread out: from the top, each bearer before what he holds. */
export const spreadOut = (groups: readonly Group[]): readonly Counter[] =>
  groups.toReversed().flatMap(({ counter, held }) => [counter, ...held]);

/** Counters that wait beside the map, by the box they wait in. */
export function boxesOf(counters: readonly Counter[]): readonly (readonly [string, readonly Group[]])[] {
  const byBox = new Map<string, Counter[]>();
  for (const counter of counters) {
    if (counter.box === undefined) continue;
    byBox.set(counter.box, [...(byBox.get(counter.box) ?? []), counter]);
  }
  return [...byBox].map(([box, here]) => [box, groupsOf(here)]);
}

/** A counter's side on the map at the usual size, in paper units; a hex is 96 high. */
export const COUNTER_SIZE = 54;
/** What is held is drawn smaller, beside its bearer. */
const HELD_SCALE = 0.56;
const STEP = 5;
const LONGEST_LEAN = 22;

export interface Laid {
  readonly counter: Counter;
  /** The middle of the counter, from the middle of the hex. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where every counter of a stack lies, in the order in which they are drawn. */
export function layOut({ groups }: Stack, size: number): readonly Laid[] {
  const step = groups.length < 2 ? 0 : Math.min(STEP, LONGEST_LEAN / (groups.length - 1));
  return groups.flatMap(({ counter, held }, i) => {
    const lean = (i - (groups.length - 1) / 2) * step;
    const side = size * HELD_SCALE;
    const x = lean - (held.length > 0 ? side * 0.3 : 0);
    const y = -lean;
    const beside = held.map((weapon, nth) => ({
      counter: weapon,
      x: x + size / 2 + side * 0.38,
      y: y + size / 2 - side / 2 - nth * side * 0.62,
      scale: HELD_SCALE,
    }));
    return [...beside, { counter, x, y, scale: 1 }];
  });
}

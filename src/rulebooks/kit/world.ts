/** What never changes in a match, as far as all books agree: the ground by hexes and their numbers, the sides, the groups. */
import { type Battlefield, type HexId, type HexIx, range } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { rememberedOf } from './remembered.ts';

/** The part of a book's world that is ground. */
export interface Grounded {
  readonly field: Battlefield;
}

/** The number by which the battlefield's tables know a hex. */
export function ix({ field }: Grounded, hex: HexId): HexIx {
  const found = field.names.get(hex);
  if (found === undefined) throw new Error(`the battlefield has no hex ${hex}`);
  return found;
}

export function hexName({ field }: Grounded, hex: HexIx): HexId {
  const id = field.ids[hex];
  if (id === undefined) throw new Error(`the battlefield has no hex number ${hex}`);
  return id;
}

/** The range in hexes. */
export const distance = (world: Grounded, a: HexId, b: HexId): number =>
  range(world.field, ix(world, a), ix(world, b));

export const isAdjacent = (world: Grounded, a: HexId, b: HexId): boolean => distance(world, a, b) === 1;

const numbersAround = rememberedOf(({ ids, neighbours }: Battlefield): readonly (readonly HexIx[])[] =>
  ids.map((_, at) => [...neighbours.subarray(at * 6, at * 6 + 6)].filter(next => next >= 0)),
);
const namesAround = rememberedOf((field: Battlefield): readonly (readonly HexId[])[] =>
  numbersAround(field).map(around => around.map(next => field.ids[next] as HexId)),
);

export const neighbours = (world: Grounded, hex: HexId): readonly HexId[] =>
  namesAround(world.field)[ix(world, hex)] as readonly HexId[];

export const neighbourNumbers = ({ field }: Grounded, hex: HexIx): readonly HexIx[] =>
  numbersAround(field)[hex] as readonly HexIx[];

/** The part of a book's world that is its scenario's two sides. */
interface Sided<Of extends { readonly id: Side } = { readonly id: Side; readonly name: string }> {
  readonly scenario: { readonly sides: readonly Of[] };
}

export function sidesOf({ scenario }: Sided): readonly [Side, Side] {
  const [first, second] = scenario.sides;
  if (!first || !second) throw new Error('a scenario has two sides');
  return [first.id, second.id];
}

export function enemyOf(world: Sided, side: Side): Side {
  const [one, two] = sidesOf(world);
  return side === one ? two : one;
}

/** What players call a side: `Germans`. */
export const sideName = ({ scenario }: Sided, side: Side): string =>
  scenario.sides.find(each => each.id === side)?.name ?? side;

export function nationOf<Nation extends string>(
  { scenario }: Sided<{ readonly id: Side; readonly nation: Nation }>,
  side: Side,
): Nation {
  const found = scenario.sides.find(each => each.id === side);
  if (!found) throw new Error(`no side ${side}`);
  return found.nation;
}

const groupsOf = rememberedOf(
  ({ groups }: { readonly groups: readonly { readonly id: string }[] }) =>
    new Map(groups.map(each => [each.id, each])),
);

export function groupOf<Group extends { readonly id: string }>(
  { scenario }: { readonly scenario: { readonly groups: readonly Group[] } },
  id: string,
): Group {
  const group = groupsOf(scenario).get(id);
  if (!group) throw new Error(`no group ${id}`);
  return group as Group;
}

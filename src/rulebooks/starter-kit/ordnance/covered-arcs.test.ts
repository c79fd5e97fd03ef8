import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { worldOf } from '../testing/bench.ts';
import { neighbours } from '../world.ts';
import { ahead, covers, facingShown, type Spine, spinesCovering, turnBetween } from './covered-arcs.ts';

const world = worldOf({ units: ['german 4-6-7 E5'] });
const HERE: HexId = '1:E5';
/** Clockwise from the north. */
const [N = HERE, NE = HERE, SE = HERE, S = HERE, SW = HERE, NW = HERE] = neighbours(world, HERE);
const next = (hex: HexId, side: number) => neighbours(world, hex)[side] ?? hex;

test('[aslsk 3.2.4.ca.a] a covered arc holds its own hex, the two hexes that its hexspine joins and the wedge between their hexrows', () => {
  const spine: Spine = 0;
  expect(ahead(world, HERE, spine)).toEqual([N, NE]);
  const inside = [HERE, N, NE, next(N, 0), next(N, 1), next(NE, 1)];
  const outside = [SE, S, SW, NW, next(N, 5), next(NE, 2)];
  expect(inside.filter(hex => !covers(world, HERE, spine, hex))).toEqual([]);
  expect(outside.filter(hex => covers(world, HERE, spine, hex))).toEqual([]);
});

test('hexspines are counted by the shorter way around', () => {
  expect([turnBetween(0, 1), turnBetween(0, 5), turnBetween(5, 1), turnBetween(1, 4)]).toEqual([1, 1, 2, 3]);
});

test('a hex on a hexrow lies in two arcs, the nearer one first', () => {
  expect(spinesCovering(world, HERE, 0, NE)).toEqual([0, 1]);
  expect(spinesCovering(world, HERE, 2, NE)).toEqual([1, 0]);
  expect(spinesCovering(world, HERE, 3, next(N, 1))).toEqual([0]);
});

/** Facing between north and north-east. */
const shown = (...firers: readonly HexId[]) => firers.map(firer => facingShown(world, HERE, 0, firer));

test('[aslsk 3.2.4.eff.b] the two hexsides ahead are the front, the two behind the rear, the one on either hand a side', () => {
  expect(shown(N, NE)).toEqual(['front', 'front']);
  expect(shown(SE, NW)).toEqual(['side', 'side']);
  expect(shown(S, SW)).toEqual(['rear', 'rear']);
  // Farther off it is the hexside that the line comes in by: a hex off the hexrow on either hand makes no difference.
  expect(shown(next(next(N, 0), 5), next(next(NE, 1), 2))).toEqual(['front', 'front']);
  expect(shown(next(next(SE, 2), 1), next(next(SE, 2), 3))).toEqual(['side', 'side']);
  expect(shown(next(next(S, 3), 2), next(next(SW, 4), 5))).toEqual(['rear', 'rear']);
  expect(shown(HERE)).toEqual([undefined]);
});

test('[aslsk 3.2.4.eff.b] on the hexspine between two facings the one that is worse for the attacker counts', () => {
  expect(shown(next(NE, 2), next(N, 5))).toEqual(['front', 'front']);
  expect(shown(next(S, 2), next(SW, 5))).toEqual(['side', 'side']);
  // Those ahead and behind part nothing.
  expect(shown(next(N, 1), next(S, 4))).toEqual(['front', 'rear']);
});

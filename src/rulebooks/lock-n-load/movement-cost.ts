/** What a step costs (6.0.a): into the next hex, from floor to floor, into a Bunker and out of it. */
import { type Tally, type TallyEntry, tally } from '../../engine/index.ts';
import { EXTRA_COSTS, FIXED_COSTS, modifier } from './charts/index.ts';
import type { View } from './game.ts';
import { placeOf } from './places.ts';
import type { Location } from './state.ts';
import { COST_PLAN, groundCost, scoutCost } from './terrain.ts';
import { type AnyUnit, isScout } from './units.ts';
import type { World } from './world.ts';

/** The points that the step of a stack costs; without a `from` it comes from off the map (22.0.a). */
export function stepCost(
  world: World,
  view: View,
  stack: readonly AnyUnit[],
  from: Location | undefined,
  to: Location,
): Tally {
  const entries =
    from !== undefined && placeOf(world, from).hex === placeOf(world, to).hex
      ? [withinHex(world, from, to)]
      : intoHex(world, view, stack, from, to);
  return tally(COST_PLAN, 0, entries);
}

/** Stairs, or the way into a Bunker and out of it, whatever the terrain (10.2.b, 21.1.b). */
function withinHex(world: World, from: Location, to: Location): TallyEntry {
  if (placeOf(world, to).inBunker) return extra('enter a Bunker');
  return placeOf(world, from).inBunker ? extra('leave a Bunker') : extra('change level in a building');
}

/** The first price of the hex counts: Wire before the Scout's way, and that before the terrain. */
function intoHex(
  world: World,
  view: View,
  stack: readonly AnyUnit[],
  from: Location | undefined,
  to: Location,
): readonly TallyEntry[] {
  const { hex, hexId } = placeOf(world, to);
  const ground = groundCost(world, from === undefined ? undefined : placeOf(world, from).hex, hex);
  const led = stack.some(isScout) ? scoutCost(world, hex) : undefined;
  const unmined = led ? [led, ...ground] : ground;
  const entries = view.wire?.includes(hexId) ? throughWire(unmined) : unmined;
  const isOwnMine = view.mines?.some(({ at, by }) => at === hexId && by === stack[0]?.side);
  return isOwnMine ? [...entries, extra('own Mines')] : entries;
}

/** The price of Wire is the whole of it, whatever else is in the way (21.3). */
function throughWire(others: readonly TallyEntry[]): readonly TallyEntry[] {
  const { n, cite } = modifier(FIXED_COSTS, 'Wire');
  return [
    { id: 'Wire', cite, op: '+', n, stage: 'hex', group: 'hex' },
    ...others.map(entry => ({ ...entry, waived: `Wire costs ${n} in all` })),
  ];
}

function extra(name: keyof typeof EXTRA_COSTS.cites): TallyEntry {
  const { n, cite } = modifier(EXTRA_COSTS, name);
  return { id: name, cite, op: '+', n, stage: 'extra' };
}

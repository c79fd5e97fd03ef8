/** What a step costs (6.0.a): into the next hex, from floor to floor, into a Bunker and out of it. */
import type { Battlefield, HexIx } from '../../../board/index.ts';
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { EXTRA_COSTS, FIXED_COSTS, modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { type Place, placeOf } from '../terrain/places.ts';
import { COST_PLAN, groundCost, scoutCost } from '../terrain/terrain.ts';
import { type AnyUnit, isScout } from '../units.ts';
import type { World } from '../world.ts';

/** The points that the step of a stack costs; without a `from` it comes from off the map (22.0.a). */
export function stepCost(
  world: World,
  view: View,
  stack: readonly AnyUnit[],
  from: Location | undefined,
  to: Location,
): Tally {
  const start = from === undefined ? undefined : placeOf(world, from);
  const end = placeOf(world, to);
  if (start && start.hex === end.hex) return tally(COST_PLAN, 0, [withinHex(start, end)]);
  const special = specialCosts(world, view, stack, end);
  if (special.length === 0) return groundTally(world, start?.hex, end.hex);
  return tally(COST_PLAN, 0, withSpecial(special, groundCost(world, start?.hex, end.hex)));
}

const tallies = new WeakMap<Battlefield, Map<number, Tally>>();

/** What the board alone decides is added up once. */
function groundTally(world: World, from: HexIx | undefined, to: HexIx): Tally {
  const { field } = world;
  const known = tallies.get(field) ?? new Map<number, Tally>();
  tallies.set(field, known);
  const way = (from ?? field.ids.length) * field.ids.length + to;
  const cost = known.get(way) ?? tally(COST_PLAN, 0, groundCost(world, from, to));
  known.set(way, cost);
  return cost;
}

/** Stairs, or the way into a Bunker and out of it, whatever the terrain (10.2.b, 21.1.b). */
function withinHex(from: Place, to: Place): TallyEntry {
  if (to.inBunker) return extra('enter a Bunker');
  return from.inBunker ? extra('leave a Bunker') : extra('change level in a building');
}

/** What Wire, a Scout and Mines make of the price of the hex. */
function specialCosts(
  world: World,
  view: View,
  stack: readonly AnyUnit[],
  { hex, hexId }: Place,
): readonly TallyEntry[] {
  const entries: TallyEntry[] = [];
  if (view.wire?.includes(hexId)) entries.push(WIRE);
  const led = stack.some(isScout) ? scoutCost(world, hex) : undefined;
  if (led) entries.push(led);
  if (view.mines?.some(({ at, by }) => at === hexId && by === stack[0]?.side))
    entries.push(extra('own Mines'));
  return entries;
}

/** The first price of the hex counts: Wire before the Scout's way, and that before the terrain. */
function withSpecial(special: readonly TallyEntry[], ground: readonly TallyEntry[]): readonly TallyEntry[] {
  if (special[0] !== WIRE) return [...special, ...ground];
  // The price of Wire is the whole of it, whatever else is in the way (21.3).
  return [...special, ...ground.map(entry => ({ ...entry, waived: `Wire costs ${WIRE.n} in all` }))];
}

const WIRE: TallyEntry = {
  id: 'Wire',
  op: '+',
  ...modifier(FIXED_COSTS, 'Wire'),
  stage: 'hex',
  group: 'hex',
};

function extra(name: keyof typeof EXTRA_COSTS.cites): TallyEntry {
  const { n, cite } = modifier(EXTRA_COSTS, name);
  return { id: name, cite, op: '+', n, stage: 'extra' };
}

/** What a step costs (6.0.a): into the next hex, from floor to floor, into a Bunker and out of it. */

import type { HexIx } from '../../../board/index.ts';
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { type EXTRA_COSTS, modifier } from '../charts/index.ts';
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
  if (start && start.hex === end.hex) return tally(COST_PLAN, 0, [withinHex(world, start, end)]);
  const special = specialCosts(world, view, stack, end);
  if (special.length === 0) return groundTally(world, start?.hex, end.hex);
  return tally(COST_PLAN, 0, withSpecial(special, groundCost(world, start?.hex, end.hex)));
}

const tallies = rememberedOf((_world: World) => new Map<number, Tally>());

/** What the board alone decides is added up once. */
function groundTally(world: World, from: HexIx | undefined, to: HexIx): Tally {
  const { field } = world;
  const known = tallies(world);
  const way = (from ?? field.ids.length) * field.ids.length + to;
  let cost = known.get(way);
  if (!cost) {
    cost = tally(COST_PLAN, 0, groundCost(world, from, to));
    known.set(way, cost);
  }
  return cost;
}

/** Stairs, or the way into a Bunker and out of it, whatever the terrain (10.2.b, 21.1.b). */
function withinHex(world: World, from: Place, to: Place): TallyEntry {
  if (to.inBunker) return extra(world, 'enter a Bunker');
  return from.inBunker ? extra(world, 'leave a Bunker') : extra(world, 'change level in a building');
}

/** What Wire, a Scout and Mines make of the price of the hex. */
function specialCosts(
  world: World,
  view: View,
  stack: readonly AnyUnit[],
  { hex, hexId }: Place,
): readonly TallyEntry[] {
  const entries: TallyEntry[] = [];
  if (view.wire?.includes(hexId)) entries.push(wire(world));
  const led = stack.some(isScout) ? scoutCost(world, hex) : undefined;
  if (led) entries.push(led);
  if (view.mines?.some(({ at, by }) => at === hexId && by === stack[0]?.side))
    entries.push(extra(world, 'own Mines'));
  return entries;
}

/** The first price of the hex counts: Wire before the Scout's way, and that before the terrain. */
function withSpecial(special: readonly TallyEntry[], ground: readonly TallyEntry[]): readonly TallyEntry[] {
  if (special[0]?.id !== 'Wire') return [...special, ...ground];
  // The price of Wire is the whole of it, whatever else is in the way (21.3).
  return [...special, ...ground.map(entry => ({ ...entry, waived: `Wire costs ${special[0]?.n} in all` }))];
}

function wire(world: World): TallyEntry {
  return { id: 'Wire', op: '+', ...modifier(world.charts.fixedCosts, 'Wire'), stage: 'hex', group: 'hex' };
}

function extra(world: World, name: keyof typeof EXTRA_COSTS.cites): TallyEntry {
  const { n, cite } = modifier(world.charts.extraCosts, name);
  return { id: name, cite, op: '+', n, stage: 'extra' };
}

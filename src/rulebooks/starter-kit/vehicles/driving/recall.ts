/** Recall (7.10): the vehicle leaves the map by a friendly edge, on the shortest way in movement points. */
import { hexesIn } from '../../../../board/areas.ts';
import type { HexId } from '../../../../board/index.ts';
import type { Side } from '../../../../engine/index.ts';
import { turned } from '../../../../hex/index.ts';
import type { Game, View } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import { ahead, type Spine } from '../../ordnance/covered-arcs.ts';
import { distance, enemyOf, type World } from '../../world.ts';
import { spineOf } from '../arcs.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';
import { entryCost, exitCost, turnCost, wholeCost } from './driving-cost.ts';
import { looksOut, openSides } from './map-edge.ts';

const friendlyEdges = new WeakMap<World, Map<Side, readonly HexId[]>>();

/** The hexes of the edge by which its side came; or those behind its set-up area, with no enemy between (7.10.j2). */
export function recallExits(world: World, side: Side): readonly HexId[] {
  const known = friendlyEdges.get(world) ?? new Map<Side, readonly HexId[]>();
  friendlyEdges.set(world, known);
  const found = known.get(side) ?? readFriendlyEdge(world, side);
  known.set(side, found);
  return found;
}

function readFriendlyEdge(world: World, side: Side): readonly HexId[] {
  const edge = (hexes: readonly HexId[]) => hexes.filter(hex => openSides(world, hex).length > 0);
  const entered = edge(partsOf(world, side, 'enter'));
  if (entered.length > 0) return entered;
  const own = partsOf(world, side, 'setUp');
  const theirs = [
    ...partsOf(world, enemyOf(world, side), 'setUp'),
    ...partsOf(world, enemyOf(world, side), 'enter'),
  ];
  const nearest = (from: HexId, hexes: readonly HexId[]) =>
    Math.min(...hexes.map(hex => distance(world, from, hex)));
  return own.length === 0
    ? []
    : edge(world.field.ids).filter(hex => nearest(hex, own) < nearest(hex, theirs));
}

function partsOf({ field, scenario }: World, side: Side, how: 'enter' | 'setUp'): readonly HexId[] {
  const groups = scenario.groups.filter(group => group.side === side);
  return groups.flatMap(({ enter, setUp }) => hexesIn(field, (how === 'enter' ? enter?.along : setUp) ?? []));
}

/** One thing that a vehicle in motion may do on its way: `enter 1:C4`, `turn 3`, `exit`. */
export type Leg = `enter ${HexId}` | `turn ${Spine}` | 'exit';

interface Place {
  readonly at: HexId;
  readonly facing: Spine;
}

/** How a place is reached best: at what cost, in halves, and with which legs a shortest way to it may begin. */
interface Reached extends Place {
  readonly cost: number;
  readonly first: ReadonlySet<Leg>;
}

/** The legs with which a shortest way out may begin; undefined where there is no way out. */
export function legsOut(world: World, view: View, vehicle: AnyVehicle): ReadonlySet<Leg> | undefined {
  const { at } = vehicle;
  const exits = new Set(recallExits(world, vehicle.side));
  if (at === undefined || exits.size === 0) return undefined;
  const reached = new Map<string, Reached>();
  // Ways are taken up in the order of their cost: one heap for each number of half points.
  const heaps: string[][] = [];
  const reach = (place: Reached) => {
    const key = `${place.at} ${place.facing}`;
    const known = reached.get(key);
    if (known && known.cost < place.cost) return;
    const first = known?.cost === place.cost ? new Set([...known.first, ...place.first]) : place.first;
    reached.set(key, { ...place, first });
    if (known?.cost === place.cost) return;
    const heap = heaps[place.cost] ?? [];
    heap.push(key);
    heaps[place.cost] = heap;
  };
  reach({ at, facing: spineOf(vehicle, 'hull'), cost: 0, first: new Set() });
  let best: { readonly cost: number; readonly first: ReadonlySet<Leg> } | undefined;
  for (let cost = 0; cost < heaps.length && (best === undefined || cost < best.cost); cost++) {
    for (const key of heaps[cost] ?? []) {
      const place = reached.get(key);
      if (!place || place.cost !== cost) continue;
      if (exits.has(place.at) && looksOut(world, place.at, place.facing)) {
        const all = cost + inHalves(exitCost(world, vehicle, place.at).value);
        const first: ReadonlySet<Leg> = cost === 0 ? new Set(['exit']) : place.first;
        if (best === undefined || all < best.cost) best = { cost: all, first };
        else if (all === best.cost) best = { cost: all, first: new Set([...best.first, ...first]) };
      }
      for (const { leg, to, spends } of legsFrom(world, view, vehicle, place)) {
        reach({ ...to, cost: cost + spends, first: cost === 0 ? new Set([leg]) : place.first });
      }
    }
  }
  return best?.first;
}

function* legsFrom(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  { at, facing }: Place,
): Generator<{ readonly leg: Leg; readonly to: Place; readonly spends: number }> {
  for (const to of ahead(world, at, facing)) {
    const spends = stepCost(world, view, vehicle, at, to);
    if (spends !== undefined) yield { leg: `enter ${to}`, to: { at: to, facing }, spends };
  }
  const spends = inHalves(turnCost(world, view, at).value);
  for (const by of [1, -1]) {
    const to = turned(facing, by);
    yield { leg: `turn ${to}`, to: { at, facing: to }, spends };
  }
}

function stepCost(world: World, view: View, vehicle: AnyVehicle, from: HexId, to: HexId): number | undefined {
  const there = { ...vehicle, at: from };
  const cost = entryCost(world, view, there, to) ?? wholeCost(world, view, there, to);
  return cost && inHalves(cost.value);
}

/** It leaves the map for good; those who were recalled count for nobody (7.10.j). */
export function leaveMap(game: Game, id: string): void {
  const vehicle = vehicleById(game.state, id);
  const { side, card, recalled } = vehicle;
  game.say(recalled ? '7.10.j' : '3.3.e', `{${id}} leaves the map`);
  if (!recalled) game.own(game.state.losses).push({ side, card, how: 'exited' });
  game.own(game.state).vehicles = (game.state.vehicles ?? []).filter(each => each.id !== id);
}

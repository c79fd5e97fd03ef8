/** Recall (7.10): the vehicle leaves the map by a friendly edge, on the shortest way in movement points. */

import { hexesIn } from '../../../../board/areas.ts';
import type { HexId } from '../../../../board/index.ts';
import type { Side } from '../../../../engine/index.ts';
import { turned } from '../../../../hex/index.ts';
import { rememberedIn } from '../../../kit/remembered.ts';
import type { Game, View } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import type { Spine } from '../../ordnance/covered-arcs.ts';
import { distance, enemyOf, ix, type World } from '../../world.ts';
import { spineOf } from '../arcs.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';
import { entryCost, exitCost, turnCost, wholeCost } from './driving-cost.ts';
import { looksOut, openSides } from './map-edge.ts';

/** The hexes of the edge by which its side came; or those behind its set-up area, with no enemy between (7.10.j2). */
export const recallExits = rememberedIn((world: World, side: Side): readonly HexId[] => {
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
});

function partsOf({ field, scenario }: World, side: Side, how: 'enter' | 'setUp'): readonly HexId[] {
  const groups = scenario.groups.filter(group => group.side === side);
  return groups.flatMap(({ enter, setUp }) => hexesIn(field, (how === 'enter' ? enter?.along : setUp) ?? []));
}

/** One thing that a vehicle in motion may do on its way: `enter 1:C4`, `turn 3`, `exit`. */
export type Leg = `enter ${HexId}` | `turn ${Spine}` | 'exit';

/**
 * The legs with which a shortest way out may begin; undefined where there is no way out. Half a map is searched for every
 * list, so a place on the way, a hex and the hexspine it looks along, is a number, and the legs that a way begins with are
 * bits.
 */
export function legsOut(world: World, view: View, vehicle: AnyVehicle): ReadonlySet<Leg> | undefined {
  const { at } = vehicle;
  const { ids } = world.field;
  const exits = new Set(recallExits(world, vehicle.side));
  if (at === undefined || exits.size === 0) return undefined;
  const legs: Leg[] = [];
  const bitOf = (leg: Leg) => {
    if (!legs.includes(leg)) legs.push(leg);
    return 1 << legs.indexOf(leg);
  };
  /** By place: the least cost to it, in halves, and the legs with which a way of that cost may begin. */
  const costs = new Int32Array(ids.length * 6).fill(NOT_YET);
  const firsts = new Int32Array(ids.length * 6);
  // Ways are taken up in the order of their cost: one heap for each number of half points.
  const heaps: number[][] = [];
  const reach = (place: number, cost: number, first: number) => {
    const known = costs[place] as number;
    if (known === cost) firsts[place] = (firsts[place] as number) | first;
    if (known !== NOT_YET && known <= cost) return;
    costs[place] = cost;
    firsts[place] = first;
    const heap = heaps[cost] ?? [];
    heap.push(place);
    heaps[cost] = heap;
  };
  const legsFrom = legsOn(world, view, vehicle);
  reach(ix(world, at) * 6 + spineOf(vehicle, 'hull'), 0, 0);
  let best: { readonly cost: number; readonly first: number } | undefined;
  for (let cost = 0; cost < heaps.length && (best === undefined || cost < best.cost); cost++) {
    for (const place of heaps[cost] ?? []) {
      if (costs[place] !== cost) continue;
      const [hex, facing] = [ids[Math.trunc(place / 6)] as HexId, (place % 6) as Spine];
      if (exits.has(hex) && looksOut(world, hex, facing)) {
        const all = cost + inHalves(exitCost(world, vehicle, hex).value);
        const first = cost === 0 ? bitOf('exit') : (firsts[place] as number);
        if (best === undefined || all < best.cost) best = { cost: all, first };
        else if (all === best.cost) best = { cost: all, first: best.first | first };
      }
      legsFrom(place, (to, spends, leg) =>
        reach(to, cost + spends, cost === 0 ? bitOf(leg()) : (firsts[place] as number)),
      );
    }
  }
  const found = best?.first;
  return found === undefined ? undefined : new Set(legs.filter((_, i) => (found & (1 << i)) !== 0));
}

/** Not reached yet, or not worked out. */
const NOT_YET = -1;
const NO_WAY = -2;

type Go = (to: number, spends: number, leg: () => Leg) => void;

/** Where one comes from a place with one leg, and at what cost. */
function legsOn(world: World, view: View, vehicle: AnyVehicle): (place: number, go: Go) => void {
  const { ids, neighbours } = world.field;
  /** By hexside of a hex: many facings lead over it. */
  const steps = new Int32Array(ids.length * 6).fill(NOT_YET);
  const turns = new Int32Array(ids.length).fill(NOT_YET);
  return (place, go) => {
    const [hex, facing] = [Math.trunc(place / 6), (place % 6) as Spine];
    const at = ids[hex] as HexId;
    for (const side of [facing, turned(facing, 1)]) {
      const next = neighbours[hex * 6 + side] ?? -1;
      const to = ids[next];
      if (to === undefined) continue;
      if (steps[hex * 6 + side] === NOT_YET)
        steps[hex * 6 + side] = stepCost(world, view, vehicle, at, to) ?? NO_WAY;
      const spends = steps[hex * 6 + side] as number;
      if (spends !== NO_WAY) go(next * 6 + facing, spends, () => `enter ${to}`);
    }
    if (turns[hex] === NOT_YET) turns[hex] = inHalves(turnCost(world, view, at).value);
    for (const by of [1, -1]) {
      const to = turned(facing, by);
      go(hex * 6 + to, turns[hex] as number, () => `turn ${to}`);
    }
  };
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

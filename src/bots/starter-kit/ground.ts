/** The ground that the fight is about: how far it is, who has it, what it is worth now. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { entryCost } from '../../rulebooks/starter-kit/movement/cost.ts';
import {
  controllerOf,
  exitHexes,
  type Objective,
  objectives,
  progress,
} from '../../rulebooks/starter-kit/scenario/victory.ts';
import { enemyOf, ix, neighbours, type World } from '../../rulebooks/starter-kit/world.ts';

/** Movement factors from every hex to the nearest of some hexes, over ground alone. */
export type Way = (from: HexId) => number;

const UNREACHABLE = 60;
const ways = new WeakMap<World, Map<string, Way>>();

export function wayTo(world: World, view: View, key: string, goals: readonly HexId[]): Way {
  const known = ways.get(world) ?? new Map<string, Way>();
  ways.set(world, known);
  const found = known.get(key) ?? measure(world, view, goals);
  known.set(key, found);
  return found;
}

function measure(world: World, view: View, goals: readonly HexId[]): Way {
  const far = new Array<number>(world.field.hexCount).fill(UNREACHABLE);
  let edge: readonly HexId[] = goals;
  for (const goal of goals) far[ix(world, goal)] = 0;
  while (edge.length > 0) {
    const next = new Set<HexId>();
    for (const to of edge) {
      const here = far[ix(world, to)] as number;
      for (const from of neighbours(world, to)) {
        const cost = entryCost(world, view, { from, to }, { smoke: false });
        if (!cost || here + cost.value >= (far[ix(world, from)] as number)) continue;
        far[ix(world, from)] = here + cost.value;
        next.add(from);
      }
    }
    edge = [...next];
  }
  return from => far[ix(world, from)] as number;
}

/** What a side is after: to take ground, to leave by it, to hold it, or just to kill. */
export interface Aim {
  readonly is: 'take' | 'leave' | 'hold' | 'kill';
  /** Objectives to take, or to keep. */
  readonly objectives: readonly Objective[];
  readonly way: Way;
  /** How many are still to be gained. */
  readonly lacking: number;
}

const NOWHERE: Way = () => 0;

export function aimOf(world: World, view: View, side: Side): Aim {
  const { victory } = world.scenario;
  const exits = exitHexes(world, side);
  if (exits.length > 0) {
    return { is: 'leave', objectives: [], way: wayTo(world, view, `exits of ${side}`, exits), lacking: 1 };
  }
  const all = objectives(world);
  if (all.length === 0) return blocking(world, view, side);
  const ground = victory.all.find(({ is }) => is === 'control-buildings' || is === 'control-hexes');
  const lacking = ground ? ground.least - progress(world, view, ground) : 0;
  const mine = all.filter(each => controllerOf(view, each) === side);
  const others = all.filter(each => !mine.includes(each));
  if (side === victory.side && lacking > 0) return taking(world, view, side, others, lacking);
  if (side !== victory.side && lacking <= 0) return taking(world, view, side, others, 1 - lacking);
  return {
    is: 'hold',
    objectives: mine.length > 0 ? mine : all,
    way: nearestOf(world, view, mine.length > 0 ? mine : all),
    lacking: 0,
  };
}

/** The side that must keep others from leaving stands in their way; without ground there is only the enemy. */
function blocking(world: World, view: View, side: Side): Aim {
  const enemy = enemyOf(world, side);
  const exits = exitHexes(world, enemy);
  if (exits.length > 0) {
    return { is: 'hold', objectives: [], way: wayTo(world, view, `exits of ${enemy}`, exits), lacking: 0 };
  }
  const hexes = [...new Set(view.units.flatMap(unit => (unit.side === enemy && unit.at ? [unit.at] : [])))];
  return {
    is: 'kill',
    objectives: [],
    way: hexes.length > 0 ? wayToAny(world, view, hexes) : NOWHERE,
    lacking: 0,
  };
}

function wayToAny(world: World, view: View, hexes: readonly HexId[]): Way {
  const each = hexes.map(hex => wayTo(world, view, hex, [hex]));
  return from => Math.min(...each.map(way => way(from)));
}

/** The nearest objectives that will do, and one to spare: who goes for all of them gets none. */
function taking(world: World, view: View, side: Side, others: readonly Objective[], lacking: number): Aim {
  const men = view.units.filter(unit => unit.side === side && unit.at !== undefined && !unit.broken);
  const remoteness = (objective: Objective) => {
    const way = wayToObjective(world, view, objective);
    const near = men.map(({ at }) => way(at as HexId)).sort((a, b) => a - b);
    return near.slice(0, 3).reduce((sum, each) => sum + each, 0);
  };
  const chosen = others
    .map(objective => ({ objective, remote: remoteness(objective) }))
    .sort((a, b) => a.remote - b.remote)
    .slice(0, lacking + 1)
    .map(({ objective }) => objective);
  return { is: 'take', objectives: chosen, way: nearestOf(world, view, chosen), lacking };
}

const wayToObjective = (world: World, view: View, { key, hexes }: Objective): Way =>
  wayTo(world, view, key, hexes);

function nearestOf(world: World, view: View, all: readonly Objective[]): Way {
  const each = all.map(objective => wayToObjective(world, view, objective));
  return each.length === 0 ? NOWHERE : from => Math.min(...each.map(way => way(from)));
}

/** Player turns of the side that are left, this one included. */
export function turnsLeft(world: World, view: View, side: Side): number {
  const { turns, movesFirst, halfLast } = world.scenario;
  const left = turns - view.turn + 1;
  const hasHad = side === movesFirst && view.attacker !== side;
  const hasNoLast = side !== movesFirst && halfLast === true;
  return Math.max(0, left - (hasHad ? 1 : 0) - (hasNoLast ? 1 : 0));
}

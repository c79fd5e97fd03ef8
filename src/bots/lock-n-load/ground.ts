/** The ground that the fight is about: how far it is, who has it, what a side wants of it. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { stepCost } from '../../rulebooks/lock-n-load/movement/cost.ts';
import { waysFrom } from '../../rulebooks/lock-n-load/movement/ways.ts';
import { exitHexes, objectives, progress } from '../../rulebooks/lock-n-load/scenario/victory.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import { enemyOf, type World } from '../../rulebooks/lock-n-load/world.ts';

/** Movement points from every location to the nearest of some, over ground alone. */
type Way = (from: Location) => number;

const UNREACHABLE = 40;
const ways = new WeakMap<World, Map<string, Way>>();

function wayTo(world: World, view: View, goals: readonly Location[]): Way {
  const known = ways.get(world) ?? new Map<string, Way>();
  ways.set(world, known);
  const key = goals.join(' ');
  const found = known.get(key) ?? measure(world, view, goals);
  known.set(key, found);
  return found;
}

function measure(world: World, view: View, goals: readonly Location[]): Way {
  const far = new Map<Location, number>(goals.map(goal => [goal, 0]));
  let edge: readonly Location[] = goals;
  while (edge.length > 0) {
    const next = new Set<Location>();
    for (const to of edge) {
      const here = far.get(to) ?? 0;
      for (const from of waysFrom(world, view, to)) {
        const there = here + stepCost(world, view, [], from, to).value;
        if (there >= (far.get(from) ?? UNREACHABLE)) continue;
        far.set(from, there);
        next.add(from);
      }
    }
    edge = [...next];
  }
  return from => far.get(from) ?? UNREACHABLE;
}

/** What a side is after: to take ground, to leave by it, to hold it, or just to kill. */
export interface Aim {
  readonly is: 'take' | 'leave' | 'hold' | 'kill';
  /** What is to be taken, or kept. */
  readonly places: readonly Location[];
  readonly way: Way;
  /** How many are still to be gained. */
  readonly lacking: number;
}

export function aimOf(world: World, view: View, side: Side): Aim {
  const { victory } = world.scenario;
  const exits = exitHexes(world, side);
  if (exits.length > 0) return { is: 'leave', places: [], way: wayTo(world, view, exits), lacking: 1 };
  const all = objectives(world);
  if (all.length === 0) return withoutGround(world, view, side);
  const control = victory.all.find(({ is }) => is === 'control');
  const lacking = control ? control.least - progress(view, control) : 0;
  const mine = all.filter(each => view.control[each] === side);
  const others = all.filter(each => !mine.includes(each));
  if (side === victory.side && lacking > 0) return taking(world, view, side, others, lacking);
  if (side !== victory.side && lacking <= 0) return taking(world, view, side, others, 1 - lacking);
  const kept = mine.length > 0 ? mine : all;
  return { is: 'hold', places: kept, way: wayTo(world, view, kept), lacking: 0 };
}

/** Who must keep others from leaving stands in their way; without ground there is only the enemy. */
function withoutGround(world: World, view: View, side: Side): Aim {
  const enemy = enemyOf(world, side);
  const exits = exitHexes(world, enemy);
  if (exits.length > 0) return { is: 'hold', places: [], way: wayTo(world, view, exits), lacking: 0 };
  const posts = new Set(view.units.flatMap(unit => (unit.side === enemy && unit.at ? [unit.at] : [])));
  return { is: 'kill', places: [], way: nearest(world, view, [...posts]), lacking: 0 };
}

function nearest(world: World, view: View, places: readonly Location[]): Way {
  const each = places.map(place => wayTo(world, view, [place]));
  return each.length === 0 ? () => 0 : from => Math.min(...each.map(way => way(from)));
}

/** The nearest places that will do, and one to spare: who goes for all of them gets none. */
function taking(world: World, view: View, side: Side, others: readonly Location[], lacking: number): Aim {
  const men = view.units.filter(unit => unit.side === side && isMmc(unit) && isGoodOrder(unit));
  const remoteness = (place: Location) => {
    const way = wayTo(world, view, [place]);
    const near = men.flatMap(({ at }) => (at ? [way(at)] : [])).sort((a, b) => a - b);
    return near.slice(0, 3).reduce((sum, each) => sum + each, 0);
  };
  const places = others
    .map(place => ({ place, remote: remoteness(place) }))
    .sort((a, b) => a.remote - b.remote)
    .slice(0, lacking + 1)
    .map(({ place }) => place);
  return { is: 'take', places, way: nearest(world, view, places), lacking };
}

/** Turns that are left, this one included. */
export const turnsLeft = ({ scenario }: World, { turn }: View): number =>
  Math.max(0, scenario.turns - turn + 1);

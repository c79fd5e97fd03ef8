/** What a position is worth to a side: men and weapons, ground held, and how near the rest of it is. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { enemyOf } from '../../rulebooks/kit/world.ts';
import type { Way } from './aims.ts';

/** Fitted by each book to who won in the end, at thousands of positions of games between Sergeants. */
interface Weights {
  /** The men of those who keep what the others must take or reach are missed more than those of the others. */
  readonly keepers: number;
  /** An objective that is needed, at the beginning and at the end. */
  readonly needed: number;
  readonly neededAtLast: number;
  /** To have all that is needed, at the end; and each beyond it, as far as they count. */
  readonly enoughAtLast: number;
  readonly beyond: number;
  readonly mostBeyond: number;
  /** A point of what has left the map, of the fallen, or of whatever else is no ground. */
  readonly scored: number;
  /** A point of movement nearer to what is to be taken, for each squad, and from how far on it counts. */
  readonly nearer: number;
  readonly far: number;
}

interface AnyCondition {
  readonly is: string;
  readonly least: number;
}

interface AnyWorld {
  readonly scenario: {
    readonly turns: number;
    readonly sides: readonly { readonly id: Side; readonly name: string }[];
    readonly victory: { readonly side: Side };
  };
}

interface Counts<World, View, Unit, Condition> {
  men(view: View, side: Side): number;
  /** What is to be fulfilled. */
  conditions(world: World): readonly Condition[];
  progress(world: World, view: View, condition: Condition): number;
  isGround(condition: Condition): boolean;
  /** Where the side goes; undefined while it has nowhere to go. */
  wayOf(world: World, view: View, side: Side): Way<HexId> | undefined;
  /** Whether it counts who is how near. */
  isGoing(view: View, unit: Unit): boolean;
}

export function valueBy<
  Condition extends AnyCondition,
  World extends AnyWorld,
  Unit extends { readonly side: Side; readonly at?: HexId },
  View extends { readonly turn: number; readonly units: readonly Unit[] },
>(
  weights: Weights,
  { men, conditions, progress, isGround, wayOf, isGoing }: Counts<World, View, Unit, Condition>,
) {
  /** For the side that the victory conditions are about. */
  function groundOf(world: World, view: View): number {
    const { turns } = world.scenario;
    const passed = (view.turn - 1) / turns;
    const needed = weights.needed + (weights.neededAtLast - weights.needed) * passed;
    return conditions(world).reduce((sum, condition) => {
      const reached = progress(world, view, condition);
      if (!isGround(condition)) return sum + weights.scored * reached;
      const enough = Math.min(reached, condition.least);
      const all = enough === condition.least ? weights.enoughAtLast * passed : 0;
      return sum + needed * enough + all + weights.beyond * Math.min(weights.mostBeyond, reached - enough);
    }, 0);
  }

  /** How near its squads are to what it still needs. */
  function approach(world: World, view: View): number {
    const { side } = world.scenario.victory;
    const way = wayOf(world, view, side);
    if (!way) return 0;
    let sum = 0;
    for (const unit of view.units) {
      if (unit.side !== side || unit.at === undefined || !isGoing(view, unit)) continue;
      sum += weights.nearer * (weights.far - Math.min(weights.far, way(unit.at)));
    }
    return sum;
  }

  return (view: View, side: Side, world: World): number => {
    const { victory } = world.scenario;
    const ahead =
      men(view, victory.side) -
      weights.keepers * men(view, enemyOf(world, victory.side)) +
      groundOf(world, view) +
      approach(world, view);
    return side === victory.side ? ahead : -ahead;
  };
}

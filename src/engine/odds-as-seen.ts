/** The chances of an act as far as a side can know them. */
import type { Act, Side } from './ask.ts';
import type { Game } from './game.ts';
import { byChance, type Likely, type Odds, type OddsLimits, odds, TOP_OUTCOMES } from './odds.ts';
import { Random } from './random.ts';
import type { GameState } from './rulebook.ts';

export interface SeenOddsLimits extends OddsLimits {
  /** In how many worlds that the side can't tell apart the act is tried, where something is hidden from it. */
  readonly worlds?: number;
}

/**
 * The chances of an act as far as the side can know them: in worlds that it imagines, never in the true one, and
 * under the names by which it knows things.
 */
export function oddsAsSeen<S extends GameState, W>(
  game: Game<S, W>,
  by: Side,
  act: Act,
  { worlds = 8, seed = 1, ...limits }: SeenOddsLimits = {},
): Odds {
  const { rulebook, world } = game;
  const random = new Random(seed);
  // Where the side's view is the state itself, nothing is hidden and one world is all there is.
  const count = rulebook.view(game.state, by, world) === game.state ? 1 : worlds;
  const all = Array.from({ length: count }, () => {
    const imagined = game.imagine(by, random);
    const found = odds(imagined, by, act, { ...limits, seed });
    const named = (fact: string) => fact.replace(/^\S+/, id => rulebook.nameFor(imagined.state, by, id));
    return {
      ...found,
      facts: found.facts.map(each => ({ ...each, of: named(each.of) })),
      outcomes: found.outcomes.map(each => ({ ...each, of: each.of.map(named) })),
    };
  });
  return count === 1 ? (all[0] as Odds) : averaged(all);
}

function averaged(all: readonly Odds[]): Odds {
  const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / all.length;
  const merge = <T>(lists: readonly (readonly Likely<T>[])[], key: (of: T) => string): Likely<T>[] => {
    const byKey = new Map<string, Likely<T>[]>();
    for (const each of lists.flat()) byKey.set(key(each.of), [...(byKey.get(key(each.of)) ?? []), each]);
    return [...byKey.values()]
      .map(same => ({
        of: (same[0] as Likely<T>).of,
        chance: mean(same.map(each => each.chance)),
        error: spread(
          same.map(each => each.chance),
          all.length,
        ),
      }))
      .sort(byChance);
  };
  return {
    exact: false,
    runs: all.reduce((sum, each) => sum + each.runs, 0),
    facts: merge(
      all.map(each => each.facts),
      of => of,
    ),
    outcomes: merge(
      all.map(each => each.outcomes),
      of => of.join('|'),
    ).slice(0, TOP_OUTCOMES),
    undecided: mean(all.map(each => each.undecided)),
  };
}

/** Half the 95 % interval of a mean over worlds; a world without the fact counts as a zero. */
function spread(chances: readonly number[], worlds: number): number {
  const mean = chances.reduce((sum, each) => sum + each, 0) / worlds;
  const zeros = (worlds - chances.length) * mean * mean;
  const variance =
    (chances.reduce((sum, each) => sum + (each - mean) * (each - mean), 0) + zeros) / Math.max(1, worlds - 1);
  return 1.96 * Math.sqrt(variance / worlds);
}

/** The chances of an act as far as a side can know them. */

import { Random } from '../dice/random.ts';
import type { Act, Side } from '../kernel/ask.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { type Odds, type OddsLimits, odds } from './odds.ts';

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
    const named = ({ of, is }: Fact): Fact => ({ of: rulebook.nameFor(imagined.state, by, of), is });
    const found = odds(imagined, by, act, { ...limits, seed });
    const endings = found.worlds.flat().map(({ facts, passing, chance }) => ({
      facts: facts.map(named),
      passing: passing.map(named),
      chance,
    }));
    return { ...found, endings };
  });
  const sum = (of: (each: Odds) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    exact: count === 1 && all.every(({ exact }) => exact),
    runs: sum(({ runs }) => runs),
    worlds: all.map(({ endings }) => endings),
    undecided: sum(({ undecided }) => undecided) / count,
  };
}

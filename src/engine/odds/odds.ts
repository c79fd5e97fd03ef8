/**
 * The chances of an act, from the rules themselves: take the act, walk every distinct reading of every roll, and
 * count what came of it. There is no second implementation of combat. While that takes few runs it is exact; after
 * that it samples, and says how far off it may be.
 */

import { Random } from '../dice/random.ts';
import type { Act, Chance, Side, WeightedReading } from '../kernel/ask.ts';
import { clone, type Frozen } from '../kernel/data.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import { casesOf, fallsOf } from '../kernel/readings.ts';
import type { GameState } from '../kernel/rulebook.ts';

export interface Odds {
  readonly exact: boolean;
  readonly runs: number;
  /**
   * All that may come of it, the likeliest first, in every world that was tried: one where nothing is hidden. The
   * chances of a world add up to 1.
   */
  readonly worlds: readonly (readonly Ending[])[];
  /** How often a side has a real choice to make before all is settled: what it then does is left open. */
  readonly undecided: number;
}

/** One of the ways in which it may end; without any facts nothing has come of it. */
export interface Ending {
  /** What has become of things. */
  readonly facts: readonly Fact[];
  /** What befell them on the way and left no trace. */
  readonly passing: readonly Fact[];
  readonly chance: number;
}

export interface Estimate {
  readonly chance: number;
  /** Half the width of the 95 % interval; 0 where the figure is exact. */
  readonly error: number;
}

/** Whether anything in it is left to the dice. */
export const isChancy = ({ runs, worlds }: Odds): boolean => runs > worlds.length;

/** How likely it is that it ends in such a way. */
export function likelihood({ exact, runs, worlds }: Odds, isSuch: (ending: Ending) => boolean): Estimate {
  const chances = worlds.map(endings =>
    endings.reduce((sum, ending) => (isSuch(ending) ? sum + ending.chance : sum), 0),
  );
  const chance = chances.reduce((sum, each) => sum + each, 0) / worlds.length;
  if (exact) return { chance, error: 0 };
  return { chance, error: worlds.length > 1 ? spread(chances, chance) : samplingError(chance, runs) };
}

const samplingError = (chance: number, runs: number): number =>
  1.96 * Math.sqrt((chance * (1 - chance)) / runs) + 0.5 / runs;

/** Half the 95 % interval of a mean over worlds. */
function spread(chances: readonly number[], mean: number): number {
  const variance =
    chances.reduce((sum, each) => sum + (each - mean) * (each - mean), 0) / (chances.length - 1);
  return 1.96 * Math.sqrt(variance / chances.length);
}

/** Whether this becomes of the thing, or befalls it on the way. */
export function comesTo({ facts, passing }: Ending, { of, is }: Fact): boolean {
  const isIt = (fact: Fact) => fact.of === of && fact.is === is;
  return facts.some(isIt) || passing.some(isIt);
}

export interface OddsLimits {
  /** Exact as long as no more runs are needed than this. */
  readonly exactRuns?: number;
  readonly samples?: number;
  readonly seed?: number | string;
}

/** The game must stand where the act is offered; it is brought back there. Hand it a game of your own. */
export function odds<S extends GameState, W>(
  game: Game<S, W>,
  by: Side,
  act: Act,
  { exactRuns = 2_000, samples = 2_000, seed = 1 }: OddsLimits = {},
): Odds {
  const back = game.bookmark();
  const before = clone<S>(game.state) as Frozen<S>;
  const already = game.passing.length;
  const tryOnce = (read: (chance: Chance) => unknown): Run => {
    back();
    game.answer(by, act);
    const decided = settle(game, read);
    const facts = game.rulebook.digest(before, game.state, game.world);
    return { decided, facts, passing: game.passing.slice(already) };
  };
  const count = enumerate(tryOnce, exactRuns) ?? sample(tryOnce, samples, new Random(seed));
  back();
  return count.odds();
}

interface Run extends Omit<Ending, 'chance'> {
  readonly decided: boolean;
}
type TryOnce = (read: (chance: Chance) => unknown) => Run;

/** Runs to the end of the activity. False: a side has a real choice to make first. */
function settle<S extends GameState, W>(game: Game<S, W>, read: (chance: Chance) => unknown): boolean {
  while (!game.settled) {
    const { chance } = game;
    if (chance) {
      game.rolled(read(chance));
      continue;
    }
    const [choice, ...others] = game.asks;
    if (choice?.kind !== 'choice' || others.length > 0) return false;
    const [only, ...more] = game.actsOf(choice);
    if (only === undefined || more.length > 0) return false;
    game.answer(choice.by, only);
  }
  return true;
}

/** Where a path forks: the readings of a roll, and which of them is taken. */
interface Fork {
  readonly readings: readonly WeightedReading[];
  readonly falls: number;
  at: number;
}

/** Every path through the distinct readings, depth first; undefined if that takes too many runs. */
function enumerate(tryOnce: TryOnce, mostRuns: number): Count | undefined {
  const count = new Count(true);
  const path: Fork[] = [];
  do {
    if (count.runs >= mostRuns || isHopeless(count.runs, path, mostRuns)) return undefined;
    let depth = 0;
    let weight = 1;
    let tooMany = false;
    const run = tryOnce(chance => {
      const fork = path[depth] ?? forkAt(chance, mostRuns);
      if (!fork) {
        tooMany = true;
        return chance.read(lowest(chance));
      }
      path[depth++] = fork;
      const { reading, ways } = fork.readings[fork.at] as WeightedReading;
      weight *= ways / fork.falls;
      return reading;
    });
    if (tooMany) return undefined;
    count.add(run, weight);
    while (path.length > 0 && isLast(path.at(-1))) path.pop();
    const fork = path.at(-1);
    if (fork) fork.at++;
  } while (path.length > 0);
  return count;
}

/** Undefined: there are more readings than may be tried. */
function forkAt(chance: Chance, mostRuns: number): Fork | undefined {
  const readings = casesOf(chance);
  return readings && readings.length <= mostRuns
    ? { readings, falls: fallsOf(chance.dice), at: 0 }
    : undefined;
}

const lowest = ({ dice }: Chance) => Object.fromEntries(Object.keys(dice).map(die => [die, 1]));

/** After a while the forks tell how many runs all of it would take: as if each of their ways took as many as the others. */
function isHopeless(runs: number, path: readonly Fork[], mostRuns: number): boolean {
  if (runs < 100) return false;
  let gone = 0;
  let share = 1;
  for (const { readings, at } of path) {
    share /= readings.length;
    gone += at * share;
  }
  return runs > 2 * mostRuns * gone;
}

function isLast(fork: Fork | undefined): boolean {
  return fork !== undefined && fork.at === fork.readings.length - 1;
}

function sample(tryOnce: TryOnce, samples: number, random: Random): Count {
  const count = new Count(false);
  for (let i = 0; i < samples; i++) {
    const run = tryOnce(({ dice, read }) => {
      const faces: Record<string, number> = {};
      for (const name in dice) faces[name] = random.below(dice[name] as number) + 1;
      return read(faces);
    });
    count.add(run, 1 / samples);
  }
  return count;
}

class Count {
  runs = 0;
  #undecided = 0;
  readonly #exact: boolean;
  readonly #endings = new Map<string, { readonly run: Run; chance: number }>();

  constructor(exact: boolean) {
    this.#exact = exact;
  }

  add(run: Run, weight: number): void {
    this.runs++;
    if (!run.decided) this.#undecided += weight;
    const key = JSON.stringify([run.facts, run.passing]);
    const known = this.#endings.get(key);
    if (known) known.chance += weight;
    else this.#endings.set(key, { run, chance: weight });
  }

  odds(): Odds {
    const endings = [...this.#endings.values()].map(({ run: { facts, passing }, chance }) => ({
      facts,
      passing,
      chance,
    }));
    return {
      exact: this.#exact,
      runs: this.runs,
      worlds: [endings.sort((a, b) => b.chance - a.chance)],
      undecided: this.#undecided,
    };
  }
}

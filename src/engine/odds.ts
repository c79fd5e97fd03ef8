/**
 * The chances of an act, from the rules themselves: take the act, walk every distinct reading of every roll, and
 * count what became of the pieces. There is no second implementation of combat. While that takes few runs it is
 * exact; after that it samples, and says how far off it may be.
 */
import type { Act, Chance, Faces, Side } from './ask.ts';
import { clone, type Frozen } from './data.ts';
import type { Game } from './game.ts';
import { Random } from './random.ts';
import type { GameState } from './rulebook.ts';

export interface Odds {
  readonly exact: boolean;
  readonly runs: number;
  /** Facts such as `u3 broken`, the likeliest first. */
  readonly facts: readonly Likely<string>[];
  /** Whole outcomes, the likeliest first; no facts at all means no effect. */
  readonly outcomes: readonly Likely<readonly string[]>[];
  /** How often a side has a real choice to make before all is settled: what it then does is left open. */
  readonly undecided: number;
}

export interface Likely<T> {
  readonly of: T;
  readonly chance: number;
  /** Half the width of the 95 % interval; 0 where the figure is exact. */
  readonly error: number;
}

export interface OddsLimits {
  /** Exact as long as no more runs are needed than this. */
  readonly exactRuns?: number;
  readonly samples?: number;
  readonly seed?: number | string;
}

export const TOP_OUTCOMES = 5;

/** The game must stand where the act is offered; it is brought back there. Hand it a game of your own. */
export function odds<S extends GameState, W>(
  game: Game<S, W>,
  by: Side,
  act: Act,
  { exactRuns = 2_000, samples = 2_000, seed = 1 }: OddsLimits = {},
): Odds {
  const back = game.bookmark();
  const before = clone<S>(game.state) as Frozen<S>;
  const tryOnce = (read: (chance: Chance) => unknown): Ending => {
    back();
    game.answer(by, act);
    const decided = settle(game, read);
    return { decided, facts: game.rulebook.digest(before, game.state, game.world) };
  };
  const count = enumerate(tryOnce, exactRuns) ?? sample(tryOnce, samples, new Random(seed));
  back();
  return count.odds();
}

interface Ending {
  readonly decided: boolean;
  readonly facts: readonly string[];
}
type TryOnce = (read: (chance: Chance) => unknown) => Ending;

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

interface Class {
  readonly reading: unknown;
  readonly weight: number;
}

/** Every path through the distinct readings, depth first; undefined if that takes too many runs. */
function enumerate(tryOnce: TryOnce, mostRuns: number): Count | undefined {
  const count = new Count();
  const path: { readonly classes: readonly Class[]; at: number }[] = [];
  let covered = 0;
  do {
    if (count.runs >= mostRuns || isHopeless(count.runs, covered, mostRuns)) return undefined;
    let depth = 0;
    let weight = 1;
    const ending = tryOnce(chance => {
      const node = path[depth] ?? { classes: distinctReadings(chance), at: 0 };
      path[depth++] = node;
      const taken = node.classes[node.at] as Class;
      weight *= taken.weight;
      return taken.reading;
    });
    count.add(ending, weight);
    covered += weight;
    while (path.length > 0 && isLast(path.at(-1))) path.pop();
    const fork = path.at(-1);
    if (fork) fork.at++;
  } while (path.length > 0);
  return count;
}

/** After a while the chance covered so far tells how many runs all of it would take. */
function isHopeless(runs: number, covered: number, mostRuns: number): boolean {
  return runs >= 100 && runs > 2 * mostRuns * covered;
}

function isLast(node: { readonly classes: readonly Class[]; readonly at: number } | undefined): boolean {
  return node !== undefined && node.at === node.classes.length - 1;
}

/** The readings that a roll can give, each with its chance: faces that are read alike are one. */
export function distinctReadings({ dice, read }: Chance): readonly Class[] {
  const classes = new Map<string, { reading: unknown; ways: number }>();
  let ways = 0;
  for (const faces of everyFall(dice)) {
    const reading = read(faces);
    const key = JSON.stringify(reading) ?? '';
    const known = classes.get(key);
    if (known) known.ways++;
    else classes.set(key, { reading, ways: 1 });
    ways++;
  }
  return [...classes.values()].map(each => ({ reading: each.reading, weight: each.ways / ways }));
}

function* everyFall(dice: Readonly<Record<string, number>>): Generator<Faces> {
  const names = Object.keys(dice);
  const faces: Record<string, number> = Object.fromEntries(names.map(name => [name, 1]));
  for (;;) {
    yield { ...faces };
    let i = names.length - 1;
    for (; i >= 0; i--) {
      const name = names[i] as string;
      if ((faces[name] as number) < (dice[name] as number)) {
        (faces[name] as number)++;
        break;
      }
      faces[name] = 1;
    }
    if (i < 0) return;
  }
}

function sample(tryOnce: TryOnce, samples: number, random: Random): Count {
  const count = new Count(samples);
  for (let i = 0; i < samples; i++) {
    const ending = tryOnce(({ dice, read }) => {
      const faces: Record<string, number> = {};
      for (const name in dice) faces[name] = random.below(dice[name] as number) + 1;
      return read(faces);
    });
    count.add(ending, 1 / samples);
  }
  return count;
}

class Count {
  runs = 0;
  #undecided = 0;
  readonly #sampleSize: number | undefined;
  readonly #facts = new Map<string, number>();
  readonly #outcomes = new Map<string, { readonly facts: readonly string[]; chance: number }>();

  constructor(sampleSize?: number) {
    this.#sampleSize = sampleSize;
  }

  add({ decided, facts }: Ending, weight: number): void {
    this.runs++;
    if (!decided) this.#undecided += weight;
    for (const fact of facts) this.#facts.set(fact, (this.#facts.get(fact) ?? 0) + weight);
    const key = facts.join('|');
    const known = this.#outcomes.get(key);
    if (known) known.chance += weight;
    else this.#outcomes.set(key, { facts, chance: weight });
  }

  odds(): Odds {
    const facts = [...this.#facts].map(([of, chance]) => this.#likely(of, chance));
    const outcomes = [...this.#outcomes.values()].map(({ facts: of, chance }) => this.#likely(of, chance));
    return {
      exact: this.#sampleSize === undefined,
      runs: this.runs,
      facts: facts.sort(byChance),
      outcomes: outcomes.sort(byChance).slice(0, TOP_OUTCOMES),
      undecided: this.#undecided,
    };
  }

  #likely<T>(of: T, chance: number): Likely<T> {
    const n = this.#sampleSize;
    const error = n === undefined ? 0 : 1.96 * Math.sqrt((chance * (1 - chance)) / n) + 0.5 / n;
    return { of, chance, error };
  }
}

export function byChance(a: Likely<unknown>, b: Likely<unknown>): number {
  return b.chance - a.chance;
}

/** What a run of fuzzing has seen. Counts of single games add up in any order. */
import type { SampleTally } from './odds-check.ts';

export interface FuzzCount extends SampleTally {
  games: number;
  /** Asks answered in the games played whole. */
  asks: number;
  /** How often each property was checked. */
  checked: Record<string, number>;
  /** How many activities took how many answers. */
  answersPerActivity: number[];
  /** How often each rule took effect in the games played whole, by its citation. */
  cites: Record<string, number>;
  wins: Record<string, number>;
  /** Steps over which paired worlds were compared while they differed in something hidden. */
  paired: number;
  /** How many pairs differed in each hidden thing. */
  hidden: Record<string, number>;
  /** How often the game went from one player to another, live and by deferred windows. */
  exchangesLive: number;
  exchangesDeferred: number;
}

export function newCount(): FuzzCount {
  return {
    games: 0,
    asks: 0,
    checked: {},
    answersPerActivity: [],
    cites: {},
    wins: {},
    paired: 0,
    hidden: {},
    exchangesLive: 0,
    exchangesDeferred: 0,
    compared: 0,
    outside: 0,
  };
}

export function tick(count: FuzzCount, property: string): void {
  count.checked[property] = (count.checked[property] ?? 0) + 1;
}

export function cited(count: FuzzCount, cite: string): void {
  count.cites[cite] = (count.cites[cite] ?? 0) + 1;
}

export function sumCounts(a: FuzzCount, b: FuzzCount): FuzzCount {
  return {
    games: a.games + b.games,
    asks: a.asks + b.asks,
    checked: sumRecords(a.checked, b.checked),
    answersPerActivity: sumLists(a.answersPerActivity, b.answersPerActivity),
    cites: sumRecords(a.cites, b.cites),
    wins: sumRecords(a.wins, b.wins),
    paired: a.paired + b.paired,
    hidden: sumRecords(a.hidden, b.hidden),
    exchangesLive: a.exchangesLive + b.exchangesLive,
    exchangesDeferred: a.exchangesDeferred + b.exchangesDeferred,
    compared: a.compared + b.compared,
    outside: a.outside + b.outside,
  };
}

type Numbers = Readonly<Record<string, number>>;

function sumRecords(a: Numbers, b: Numbers): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

function sumLists(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
}

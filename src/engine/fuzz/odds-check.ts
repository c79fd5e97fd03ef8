/**
 * Property 5: odds equal a brute force that shares nothing with them (every face of every die, a fork at each, no
 * readings, no rollback), and sampled odds lie within their stated error as often as they say.
 */
import type { Act, Chance, Dice, Faces, Side, WeightedReading } from '../kernel/ask.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import { fallsOf } from '../kernel/readings.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { findAct } from '../match/sitting.ts';
import { comesTo, likelihood, type Odds, odds } from '../odds/odds.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

const NAME = 'odds are those of a brute force';
/** Beyond this many falls of the dice a brute force is not feasible. */
const MOST_FALLS = 4_000;
/** Faces that are only read are cheaper. */
const MOST_FACES_READ = 50_000;

/** How many sampled figures were compared, and how many lay outside their 95 % interval. */
export interface SampleTally {
  compared: number;
  outside: number;
}

/** Sampled figures should lie outside their 95 % interval one time in twenty; twice as often is a fault. */
export function sampleProblem({ compared, outside }: SampleTally): string | undefined {
  if (compared < 50 || outside / compared <= 0.1) return undefined;
  return `${outside} of ${compared} sampled odds lie outside their stated error`;
}

/** False: there is nothing to compare with, because several sides are asked or the dice fall in too many ways. */
export function checkOdds<S extends GameState, W>(
  match: Match<S, W>,
  tape: Tape,
  samples: SampleTally,
): boolean {
  const choice = match.choices[0];
  if (choice === undefined || match.choices.length > 1) return false;
  const text = tape.pick(match.offered(choice.by));
  const act = findAct(match.rulebook, text);
  if ('problem' in act) throw new Fault(NAME, act.problem, match.record());
  return holding(NAME, match, () => {
    const force = bruteForce(match.tryOut(), choice.by, act);
    if (force === undefined) return false;
    const close = odds(match.tryOut(), choice.by, act, { exactRuns: MOST_FALLS });
    // Where the first falls promise far too many, odds are sampled though a brute force is not beyond reach; they say so.
    if (close.exact) {
      const problem = inexact(close, force);
      if (problem !== undefined) throw new Fault(NAME, `'${text}': ${problem}`, match.record());
    } else countSampled(close, force, samples);
    const seed = tape.below(1 << 30);
    countSampled(odds(match.tryOut(), choice.by, act, { exactRuns: 0, samples: 200, seed }), force, samples);
    return true;
  });
}

/** How exact odds differ from a brute force. */
function inexact(exact: Odds, force: Force): string | undefined {
  for (const fact of [...force.facts.values(), ...factsIn(exact)]) {
    const { chance } = likelihood(exact, ending => comesTo(ending, fact));
    const expected = force.chanceOf(fact);
    if (Math.abs(chance - expected) > 1e-9)
      return `'${keyOf(fact)}' has ${chance}, by brute force ${expected}`;
  }
  if (Math.abs(exact.undecided - force.undecided) <= 1e-9) return undefined;
  return `undecided ${exact.undecided}, by brute force ${force.undecided}`;
}

function countSampled(sampled: Odds, force: Force, samples: SampleTally): void {
  for (const fact of factsIn(sampled)) {
    const { chance, error } = likelihood(sampled, ending => comesTo(ending, fact));
    samples.compared++;
    if (Math.abs(chance - force.chanceOf(fact)) > error) samples.outside++;
  }
}

const keyOf = ({ of, is }: Fact): string => `${of} ${is}`;

/** Every fact that some ending has, once. */
function factsIn({ worlds }: Odds): readonly Fact[] {
  const all = worlds.flat().flatMap(({ facts, passing }) => [...facts, ...passing]);
  return [...new Map(all.map(fact => [keyOf(fact), fact])).values()];
}

class Force {
  readonly facts = new Map<string, Fact>();
  undecided = 0;
  readonly #chances = new Map<string, number>();

  /** An ending with these facts, each of which it may name twice. */
  add(facts: readonly Fact[], weight: number): void {
    for (const [key, fact] of new Map(facts.map(each => [keyOf(each), each]))) {
      this.facts.set(key, fact);
      this.#chances.set(key, (this.#chances.get(key) ?? 0) + weight);
    }
  }
  chanceOf(fact: Fact): number {
    return this.#chances.get(keyOf(fact)) ?? 0;
  }
}

function bruteForce<S extends GameState, W>(game: Game<S, W>, by: Side, act: Act): Force | undefined {
  const before = structuredClone(game.state);
  const force = new Force();
  const already = game.passing.length;
  let falls = 0;

  const walk = (from: Game<S, W>, weight: number): boolean => {
    const { chance } = from;
    if (chance) {
      const total = fallsOf(chance.dice);
      const told = chance.readings && provenReadings(chance, chance.readings());
      for (const each of told ?? facesIn(chance.dice)) {
        if (++falls > MOST_FALLS) return false;
        const next = from.fork();
        next.rolled('ways' in each ? each.reading : next.chance?.read(each.faces));
        if (!walk(next, (weight * ('ways' in each ? each.ways : 1)) / total)) return false;
      }
      return true;
    }
    const [choice, ...others] = from.settled ? [] : from.asks;
    if (choice?.kind === 'choice') {
      const acts = from.actsOf(choice);
      const [only] = acts;
      if (only && acts.length === 1 && others.length === 0) {
        const next = from.fork();
        next.answer(choice.by, only);
        return walk(next, weight);
      }
      force.undecided += weight;
    }
    const facts = from.rulebook.digest(before, from.state, from.world);
    force.add([...facts, ...from.passing.slice(already)], weight);
    return true;
  };

  game.answer(by, act);
  return walk(game, 1) ? force : undefined;
}

function* facesIn(dice: Dice): Generator<{ readonly faces: Faces }> {
  const total = fallsOf(dice);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const faces = Object.entries(dice).map(([name, sides]) => {
      const face = (rest % sides) + 1;
      rest = Math.trunc(rest / sides);
      return [name, face];
    });
    yield { faces: Object.fromEntries(faces) };
  }
}

/** Readings that a roll tells of itself must be those of its faces: then they are as good as these, which may be too many. */
function provenReadings(
  { dice, why, read }: Chance,
  told: readonly WeightedReading[],
): readonly WeightedReading[] {
  const left = new Map(told.map(({ reading, ways }) => [JSON.stringify(reading), ways]));
  const differ = (how: string) => new Error(`the readings of '${why}' are not those of its faces: ${how}`);
  const total = fallsOf(dice);
  const ways = told.reduce((sum, each) => sum + each.ways, 0);
  if (ways !== total || left.size !== told.length)
    throw differ(`${ways} ways in ${left.size} readings, ${total} falls`);
  if (total > MOST_FACES_READ) return told;
  for (const { faces } of facesIn(dice)) {
    const text = JSON.stringify(read(faces));
    left.set(text, (left.get(text) ?? 0) - 1);
  }
  for (const [text, over] of left) if (over !== 0) throw differ(`${text} is told ${over} times too often`);
  return told;
}

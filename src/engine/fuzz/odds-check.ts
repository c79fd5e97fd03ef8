/**
 * Property 5: odds equal a brute force that shares nothing with them (every face of every die, a fork at each, no
 * readings, no rollback), and sampled odds lie within their stated error as often as they say.
 */
import type { Act, Side } from '../kernel/ask.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { findAct } from '../match/sitting.ts';
import { comesTo, likelihood, type Odds, odds } from '../odds/odds.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

const NAME = 'odds are those of a brute force';
/** Beyond this many falls of the dice a brute force is not feasible. */
const MOST_FALLS = 4_000;

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
    const exact = odds(match.tryOut(), choice.by, act, { exactRuns: MOST_FALLS });
    for (const fact of [...force.facts.values(), ...factsIn(exact)]) {
      const { chance } = likelihood(exact, ending => comesTo(ending, fact));
      const expected = force.chanceOf(fact);
      if (Math.abs(chance - expected) > 1e-9) {
        throw new Fault(
          NAME,
          `'${text}': '${keyOf(fact)}' has ${chance}, by brute force ${expected}`,
          match.record(),
        );
      }
    }
    if (Math.abs(exact.undecided - force.undecided) > 1e-9) {
      throw new Fault(
        NAME,
        `'${text}': undecided ${exact.undecided}, by brute force ${force.undecided}`,
        match.record(),
      );
    }
    const sampled = odds(match.tryOut(), choice.by, act, {
      exactRuns: 0,
      samples: 200,
      seed: tape.below(1 << 30),
    });
    for (const fact of factsIn(sampled)) {
      const { chance, error } = likelihood(sampled, ending => comesTo(ending, fact));
      samples.compared++;
      if (Math.abs(chance - force.chanceOf(fact)) > error) samples.outside++;
    }
    return true;
  });
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
      const names = Object.keys(chance.dice);
      const total = Object.values(chance.dice).reduce((product, sides) => product * sides, 1);
      for (let n = 0; n < total; n++) {
        if (++falls > MOST_FALLS) return false;
        let rest = n;
        const faces = Object.fromEntries(
          names.map(name => {
            const sides = chance.dice[name] as number;
            const face = (rest % sides) + 1;
            rest = Math.trunc(rest / sides);
            return [name, face];
          }),
        );
        const next = from.fork();
        next.rolled(next.chance?.read(faces));
        if (!walk(next, weight / total)) return false;
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

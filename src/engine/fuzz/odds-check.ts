/**
 * Property 5: odds equal a brute force that shares nothing with them (every face of every die, a fork at each, no
 * readings, no rollback), and sampled odds lie within their stated error as often as they say.
 */
import type { Act, Side } from '../ask.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { odds } from '../odds.ts';
import type { GameState } from '../rulebook.ts';
import { findAct } from '../sitting.ts';
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
    const names = new Set([...force.facts.keys(), ...exact.facts.map(fact => fact.of)]);
    for (const name of names) {
      const found = exact.facts.find(fact => fact.of === name)?.chance ?? 0;
      const expected = force.facts.get(name) ?? 0;
      if (Math.abs(found - expected) > 1e-9) {
        throw new Fault(
          NAME,
          `'${text}': '${name}' has ${found}, by brute force ${expected}`,
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
    for (const { of, chance, error } of sampled.facts) {
      samples.compared++;
      if (Math.abs(chance - (force.facts.get(of) ?? 0)) > error) samples.outside++;
    }
    return true;
  });
}

interface Force {
  readonly facts: Map<string, number>;
  undecided: number;
}

function bruteForce<S extends GameState, W>(game: Game<S, W>, by: Side, act: Act): Force | undefined {
  const before = structuredClone(game.state);
  const force: Force = { facts: new Map(), undecided: 0 };
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
    for (const fact of from.rulebook.digest(before, from.state, from.world)) {
      force.facts.set(fact, (force.facts.get(fact) ?? 0) + weight);
    }
    return true;
  };

  game.answer(by, act);
  return walk(game, 1) ? force : undefined;
}

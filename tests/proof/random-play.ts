/** Plays matches for tests: by given answers, or at random to the end. */
import { expect } from 'vitest';
import { handDice, quickDice } from '../../src/engine/dice/dice.ts';
import { Random } from '../../src/engine/dice/random.ts';
import { bytes } from '../../src/engine/kernel/data.ts';
import type { GameState, Rulebook } from '../../src/engine/kernel/rulebook.ts';
import { Match, type Verdict } from '../../src/engine/match/match.ts';

/** How often, at a rest, a side breaks in with an act that the book allows at any time. */
const INTERJECTS_ONE_IN = 12;
const FORKS_ONE_IN = 20;
const MOST_ANSWERS = 2_000;

/** Gives answers such as `red: move r2 C1`, all of which must be taken. */
export function play<S extends GameState, W>(match: Match<S, W>, ...answers: readonly string[]): Match<S, W> {
  for (const each of answers) {
    const [side = '', text = ''] = each.split(': ');
    expect(match.answer(side, text), each).toEqual({ ok: true });
  }
  return match;
}

/** A whole match, checking on the way what must hold for any rulebook. */
export function playAtRandom<S extends GameState, W>(
  book: Rulebook<S, W>,
  scenario: string,
  seed: number,
  observe: (match: Match<S, W>) => void = () => {},
): { readonly match: Match<S, W>; readonly answers: number } {
  const random = new Random(seed);
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(random) });
  let answers = 0;
  for (; !match.outcome; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`seed ${seed} finds no end`);
    if (match.fresh) expectFaithfulImagination(match, random);
    if (random.below(FORKS_ONE_IN) === 0) expectSame(match.fork(), match);
    observe(match);
    const side = random.pick(match.sides);
    const anytime = match.anytime(side);
    if (anytime.length > 0 && random.below(INTERJECTS_ONE_IN) === 0) {
      mustBeTaken(match.interject(side, random.pick(anytime)));
      continue;
    }
    const { by } = random.pick(match.choices);
    mustBeTaken(match.answer(by, random.pick(match.offered(by))));
  }
  expectSame(Match.replay(book, match.record(), { dice: handDice }), match);
  return { match, answers };
}

/** What a side imagines behind its view can't be told from the truth by that side. */
function expectFaithfulImagination<S extends GameState, W>(match: Match<S, W>, random: Random): void {
  const { rulebook, world, sides } = match;
  for (const side of sides) {
    const view = match.view(side);
    const imagined = rulebook.determinize(view, side, world, random);
    expectSameBytes(rulebook.view(imagined as typeof view, side, world), view);
  }
}

function expectSame<S extends GameState, W>(twin: Match<S, W>, match: Match<S, W>): void {
  const standing = (of: Match<S, W>) => ({
    state: of.state,
    rest: of.rest,
    outcome: of.outcome,
    offered: of.sides.map(side => of.offered(side)),
  });
  expectSameBytes(standing(twin), standing(match));
}

function mustBeTaken(verdict: Verdict): void {
  if (!verdict.ok) throw new Error(`what was offered is refused: ${verdict.problem}`);
}

/** `expect` is slow, and this is asked a hundred thousand times. */
function expectSameBytes(found: unknown, expected: unknown): void {
  const [one, other] = [bytes(found), bytes(expected)];
  if (one !== other) expect(one).toBe(other);
}

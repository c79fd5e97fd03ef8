/** What a match says against acts, pieces and places, whether or not the ask gives reasons of its own. */
import { expect, test } from 'vitest';
import { handDice } from '../dice/dice.ts';
import type { Act, Ask, Rule } from '../kernel/ask.ts';
import { refusal } from '../kernel/refusal.ts';
import { type Tiny, type TinyBook, type TinyTable, tiny } from '../test-game.ts';
import { Match } from './match.ts';

const FULL = refusal('tiny 2', 'the heap would be too high');

/** The same game, with a reason against adding more than two stones. */
const reasoned: TinyBook = {
  ...tiny,
  *activity(table: TinyTable): Rule<void> {
    const rule = tiny.activity(table);
    let answer: unknown;
    for (let next = rule.next(); !next.done; next = rule.next(answer)) answer = yield withReasons(next.value);
  },
};

function withReasons(ask: Ask): Ask {
  if (ask.kind !== 'choice' || ask.id !== 'move') return ask;
  const isTooMuch = (act: Act) => act.verb === 'add' && (act as { stones?: number }).stones !== 1;
  return { ...ask, whyNot: (_view, about) => ('act' in about && !isTooMuch(about.act) ? [] : [FULL]) };
}

function begun(book: TinyBook): Match<Tiny, undefined> {
  const match = Match.begin(book, { scenario: 'meeting', options: {} }, { dice: handDice });
  for (const side of match.sides) match.answer(side, 'hide 1');
  return match;
}

test('a refused answer gives the reason and its rule, and an allowed one is taken without a list', () => {
  const match = begun(reasoned);
  expect(match.answer('A', 'add 2')).toEqual({
    ok: false,
    problem: "A, move: 'add 2' is not allowed: the heap would be too high (tiny 2)",
  });
  expect(match.answer('A', 'add 1')).toEqual({ ok: true });
});

test('an ask with reasons answers for pieces and places', () => {
  expect(begun(reasoned).whyNot('A', { piece: 'u1' })).toEqual([FULL]);
});

test('an ask without reasons says that it is not asked, with its rule', () => {
  const match = begun(tiny);
  expect(match.whyNot('A', { act: { verb: 'gamble' } })).toEqual([]);
  expect(match.whyNot('A', { act: { verb: 'object' } })).toMatchObject([{ cite: match.choiceOf('A')?.cite }]);
  expect(match.whyNot('A', { piece: 'u1' })).toHaveLength(1);
});

test('who is not asked is told so, with the rule of what is asked', () => {
  const match = begun(tiny);
  expect(match.whyNot('B', { piece: 'u1' })).toEqual([
    refusal(match.choiceOf('A')?.cite ?? '', 'the other side is to act'),
  ]);
  match.answer('A', 'gamble');
  expect(match.whyNot('A', { piece: 'u1' })).toMatchObject([{ why: 'dice are awaited' }]);
});

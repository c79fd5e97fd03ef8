/** What one is told about going back holds nothing that one doesn't know. */
import { expect, test } from 'vitest';
import { type DiceSource, type Match, roll, type Side } from '../engine/index.ts';
import { beginTiny, choose, give, plainly, type TinyBook, tinyWith } from '../engine/test-game.ts';
import { Answers } from './back.ts';

const ONES: DiceSource = { throw: sides => sides.map(() => 1) };

/** Every activity asks these one after another; `?` rolls for B's eyes, `*` for everybody's, `!` reveals something to B. */
function asking(plan: string, more: Partial<TinyBook> = {}): TinyBook {
  return tinyWith({
    *activity(table) {
      for (const part of plan.split(' ')) {
        if (part === '?')
          yield* roll({ d: 6 }, 'secret', ({ d }) => d, { cite: '', seen: ['B'], tell: plainly });
        else if (part === '*') yield* roll({ d: 6 }, 'luck', ({ d }) => d, { cite: '', tell: plainly });
        else if (part === '!') table.reveal(['B'], '', 'something');
        else yield* choose({ by: part, id: 'pass', cite: '', acts: () => [{ verb: 'pass' }] });
      }
    },
    ...more,
  });
}

function played(
  book: TinyBook,
  given: readonly Side[],
  humans: readonly Side[] = ['A', 'B'],
): { readonly match: Match; readonly answers: Answers } {
  const match = beginTiny(ONES, book) as unknown as Match;
  const answers = new Answers(match, { humans }, []);
  given.forEach((side, i) => {
    if (humans.includes(side)) answers.note({ ...answers.place(side), label: `answer ${i + 1}` });
    give(match as never, `${side} pass`);
  });
  return { match, answers };
}

test.each(['A A', 'A ? A', 'A ! A'])(
  'after “%s” A may go back to just the same, whatever B alone has learnt',
  plan => {
    const { match, answers } = played(asking(plan), ['A']);
    expect(answers.undoNow('A')).toEqual({ can: true, label: 'Back to before: answer 1' });
    expect(answers.undo('A')).toBe(true);
    expect(match.answeredBy('A')).toBe(0);
    expect(match.choiceOf('A')).toBeDefined();
  },
);

test('also across rests', () => {
  for (const plan of ['A', 'A ?', 'A !']) {
    const { match, answers } = played(asking(plan), ['A', 'A']);
    expect(answers.undoNow('A')).toEqual({ can: true, label: 'Back to before: answer 2' });
    answers.undo('A');
    expect(match.rest, plan).toBe(1);
  }
});

test.each([
  ['dice that it has seen', 'A * A', ['A'], 'A', 'The dice have fallen: that stands.'],
  ['what came to light for it', 'B ! B', ['B'], 'B', 'Something has come to light: that stands.'],
  ['an answer of the other side', 'A B', ['A', 'B'], 'A', 'The other side has answered since: that stands.'],
  [
    'an answer of the other side before dice for that side’s eyes',
    'B ? A',
    ['B'],
    'A',
    'The other side has answered since: that stands.',
  ],
] as const)('a side can’t go back over %s, and is told so', (_, plan, given, side, why) => {
  const { answers } = played(asking(plan), given, [side]);
  expect(answers.undoNow(side)).toEqual({ can: false, why });
});

test('what the other side called its answer is told only where it can’t hide anything', () => {
  const open = played(asking('B A', { hides: () => [] }), ['B']);
  const veiled = played(asking('B A'), ['B']);
  expect(open.answers.undoNow('A')).toMatchObject({ label: 'Back to before: answer 1' });
  // Whether B may take it back by itself depends on what B alone has seen: with who may not see all it takes agreement.
  expect(veiled.answers.undoNow('A')).toMatchObject({
    can: false,
    agreed: { label: 'Back to before: an answer of the other side' },
  });
  expect(veiled.answers.undoNow('B')).toMatchObject({ label: 'Back to before: answer 1' });
});

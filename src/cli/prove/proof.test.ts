import { expect, test } from 'vitest';
import { type Mutant, mutantsOf } from './mutate/mutants.ts';
import { figuresOf, proofLines, proofOf } from './proof.ts';
import type { Outcome } from './run/trial.ts';

const MUTANTS = mutantsOf('rout.ts', '// 3.6.a\nconst far = () => a > 4;', id => id === '3.6.a');
const [first, second, third] = MUTANTS as readonly [Mutant, Mutant, Mutant];
const killed: Outcome = { is: 'killed', by: 'a test', file: 'rout.test.ts' };
const accepted = (mutant: Mutant) => ({
  rule: '3.6.a',
  within: mutant.within,
  was: mutant.was,
  now: mutant.now,
  reason: 'it is the same',
});
const tried = (...outcomes: readonly Outcome[]) =>
  outcomes.map((outcome, i) => ({ mutant: MUTANTS[i % MUTANTS.length] as Mutant, outcome }));
const of = { book: 'it', seed: 3 };

test('the figure is what was killed of what was drawn and not accepted', () => {
  const all = tried(killed, { is: 'timeout' }, { is: 'survived' }, killed, { is: 'uncovered' });
  expect(figuresOf(proofOf(of, all, []))).toEqual({
    book: 'it',
    seed: 3,
    mutants: 5,
    killed: 3,
    endless: 1,
    survived: 1,
    uncovered: 1,
    accepted: 0,
    figure: 3 / 5,
  });
  expect(proofOf(of, all, [accepted(third)])).toMatchObject({ accepted: 1, survived: 0, figure: 3 / 4 });
});

test('an accepted mutant that is killed all the same counts as killed', () => {
  const all = tried(killed, { is: 'survived' });
  expect(proofOf(of, all, [accepted(first), accepted(second)])).toMatchObject({
    killed: 1,
    accepted: 1,
    figure: 1,
  });
});

test('survivors are told with place, change and rules', () => {
  expect(proofLines(proofOf(of, tried(killed, { is: 'survived' }, { is: 'uncovered' }), []))).toEqual([
    'rout.ts:2 constant changed in far [3.6.a]',
    '  - const far = () => a > 4;',
    '  + const far = () => a > 5;',
    '',
    'rout.ts:2 constant changed in far [3.6.a], no test reaches it',
    '  - const far = () => a > 4;',
    '  + const far = () => a > 3;',
    '',
    'it: 33.3 % of 3 mutants killed (seed 3)',
    '  1 killed, 1 survived, 1 reached by no test, 0 accepted',
  ]);
});

test('nothing drawn is nothing proven', () => {
  expect(proofOf(of, [], []).figure).toBe(0);
});

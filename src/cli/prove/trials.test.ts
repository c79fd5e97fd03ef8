import { expect, test } from 'vitest';
import type { Mutant } from './mutate/mutants.ts';
import { mutantsOf } from './mutate/mutants.ts';
import type { Outcome } from './run/trial.ts';
import { type Hand, type Tried, tryAll } from './trials.ts';

const ORDER = mutantsOf('a.ts', 'const a = [0, 0, 0, 0, 0, 0, 0, 0];', () => false).filter(
  ({ kind }) => kind === 'constant changed',
);
const INVALID = new Set([1, 2, 5]);
const placeOf = (mutant: Mutant) => ORDER.indexOf(mutant);

/** Tries later ones sooner, so that results come in another order. */
const hand = (perform = outcomeOf): Hand => ({
  perform,
  cancel: async () => {},
  close: async () => {},
});
const outcomeOf = async (mutant: Mutant): Promise<Outcome> => {
  await new Promise(resolve => setTimeout(resolve, ORDER.length - placeOf(mutant)));
  return INVALID.has(placeOf(mutant)) ? { is: 'invalid' } : { is: 'survived' };
};
const places = (tried: readonly Tried[]) => tried.map(({ mutant }) => placeOf(mutant));
const terms = {
  wanted: 4,
  signal: new AbortController().signal,
  known: () => undefined,
  found: () => {},
};

test.each([1, 2, 3])('%d hands try the same: the first so many that are programs', async hands => {
  const performed: number[] = [];
  const found = ({ mutant }: Tried) => void performed.push(placeOf(mutant));
  const tried = await tryAll(ORDER, Array(hands).fill(hand()), { ...terms, found });
  expect(places(tried)).toEqual([0, 3, 4, 6]);
  expect(performed.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('what is known is not tried again', async () => {
  const performed: number[] = [];
  const tried = await tryAll(ORDER, [hand()], {
    ...terms,
    known: mutant =>
      placeOf(mutant) < 4 ? { is: placeOf(mutant) === 1 ? 'invalid' : 'uncovered' } : undefined,
    found: ({ mutant }) => void performed.push(placeOf(mutant)),
  });
  expect(places(tried)).toEqual([0, 2, 3, 4]);
  expect(performed).toEqual([4]);
});

test('there may be fewer than are wanted', async () => {
  expect(places(await tryAll(ORDER, [hand(), hand()], { ...terms, wanted: 50 }))).toEqual([0, 3, 4, 6, 7]);
});

test('an interruption breaks off what is being tried, and keeps what is known', async () => {
  const controller = new AbortController();
  let end: ((outcome: Outcome) => void) | undefined;
  const slow: Hand = {
    ...hand(),
    perform: mutant =>
      placeOf(mutant) === 0 ? Promise.resolve({ is: 'survived' }) : new Promise(done => (end = done)),
    cancel: async () => end?.({ is: 'timeout' }),
  };
  const trying = tryAll(ORDER, [slow], { ...terms, signal: controller.signal });
  await new Promise(resolve => setTimeout(resolve, 5));
  controller.abort();
  expect(places(await trying)).toEqual([0]);
});

import { expect, test } from 'vitest';
import { standing } from '../testing/bench.ts';
import { groupHeads, survivors, withStacked } from './groups.ts';

const { state: view } = standing({
  units: ['german 4-6-7 D5', 'german 8-0 D5', 'german 9-1 D5', 'russian 4-4-7 D5', 'german 4-6-7 D6'],
});
const heads = (stacks: Parameters<typeof groupHeads>[3]) =>
  groupHeads(view, '1:D5', 'german', stacks).map(({ id }) => id);

test('[aslsk 3.8.g] a leader stands with the unit that he is stacked on, and by himself when it is not there', () => {
  expect(heads({})).toEqual(['u1', 'u2', 'u3']);
  expect(heads({ u2: 'u1' })).toEqual(['u1', 'u3']);
  expect(heads({ u2: 'u5', u3: 'u9' })).toEqual(['u1', 'u2', 'u3']);
  expect(withStacked({ u2: 'u1', u3: 'u5' }, 'u1')).toEqual(['u1', 'u2']);
});

test('[aslsk 3.8.g] a stack lasts while both are alive', () => {
  expect(survivors(view, { u2: 'u1', u3: 'u9', u8: 'u1' })).toEqual({ u2: 'u1' });
});

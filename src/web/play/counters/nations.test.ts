import { expect, test } from 'vitest';
import { rulebooks } from '../../../rulebooks/index.ts';
import { contrast } from '../../style/test-contrast.ts';
import { nationStyle } from './nations.ts';

const pairs = rulebooks.flatMap(({ scenarios }) =>
  scenarios.flatMap(({ title, about }) => {
    const [one, other] = about?.sides.map(({ nation }) => nation) ?? [];
    return one === undefined || other === undefined ? [] : [[title, one, other] as const];
  }),
);

test.each(pairs)(
  '%s: %s and %s are told apart without colour, by badge and by frame',
  (_title, one, other) => {
    const [a, b] = [nationStyle(one), nationStyle(other)];
    expect(a.badge).not.toBe(b.badge);
    expect(a.frame).not.toBe(b.frame);
  },
);

test.each([...new Set(pairs.flatMap(([, one, other]) => [one, other]))])(
  'the figures of %s counters can be read in grey',
  nation => {
    const { fill, ink, deep } = nationStyle(nation);
    for (const mark of [ink, deep]) expect(contrast(fill, mark)).toBeGreaterThanOrEqual(4.5);
  },
);

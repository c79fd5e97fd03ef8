import { expect, test } from 'vitest';
import { rulebooks } from '../../../rulebooks/index.ts';
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

/** How bright a colour is on a scale from 0 to 1, as contrast is measured. */
function brightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([...new Set(pairs.flatMap(([, one, other]) => [one, other]))])(
  'the figures of %s counters can be read in grey',
  nation => {
    const { fill, ink, deep } = nationStyle(nation);
    for (const mark of [ink, deep])
      expect((brightness(fill) + 0.05) / (brightness(mark) + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);

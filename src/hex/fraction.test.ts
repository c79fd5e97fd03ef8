import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFractions, complement, fraction } from './fraction.ts';

const large = fc.integer({ min: -(2 ** 31), max: 2 ** 31 });

test('comparing is exact even where products outgrow a double', () => {
  fc.assert(
    fc.property(large, large, large, large, (a, b, c, d) => {
      fc.pre(b !== 0 && d !== 0);
      const exact = BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b);
      const sign = Number(exact === 0n ? 0n : exact > 0n ? 1n : -1n) * Math.sign(b) * Math.sign(d);
      expect(Math.sign(compareFractions(fraction(a, b), fraction(c, d)))).toBe(sign === 0 ? 0 : sign);
    }),
  );
});

test('neighbours whose products round to the same double are told apart', () => {
  const a = { n: 2 ** 31 + 1, d: 2 ** 31 };
  const b = { n: 2 ** 31 + 2, d: 2 ** 31 + 1 };
  expect(compareFractions(a, b)).toBeGreaterThan(0);
  expect(compareFractions(b, a)).toBeLessThan(0);
  expect(compareFractions(a, a)).toBe(0);
});

test('the denominator is made positive, and zero stays zero', () => {
  expect(fraction(3, -4)).toEqual({ n: -3, d: 4 });
  expect(Object.is(fraction(0, -4).n, 0)).toBe(true);
});

test('the complement is the way from the other end', () => {
  expect(complement({ n: 1, d: 4 })).toEqual({ n: 3, d: 4 });
});

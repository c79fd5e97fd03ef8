/**
 * Exact fractions: where along a line something happens. The denominator is positive; fractions are not
 * reduced, so compare them with `compareFractions`, never field by field.
 */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

export const ZERO: Fraction = { n: 0, d: 1 };
export const ONE: Fraction = { n: 1, d: 1 };

/** `n/d` with a positive denominator. */
export function fraction(n: number, d: number): Fraction {
  // `0 - n` and not `-n`: a negative zero would be a second zero.
  return d < 0 ? { n: 0 - n, d: 0 - d } : { n, d };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  // Rounding never swaps two numbers, so products that differ are in their true order even beyond 2^53.
  if (left !== right) return left - right;
  return left <= Number.MAX_SAFE_INTEGER && left >= -Number.MAX_SAFE_INTEGER ? 0 : compareProducts(a, b);
}

/** The slow road, for products too large for a double that came out alike. Ordinary boards never get here. */
function compareProducts(a: Fraction, b: Fraction): number {
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** `1 - a`: the same place measured from the other end. */
export function complement(a: Fraction): Fraction {
  return { n: a.d - a.n, d: a.d };
}

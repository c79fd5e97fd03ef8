/** What the book leaves to chance without naming dice. */
import { draw, type Rule } from '../../../engine/index.ts';

/**
 * One of them, each as likely as the others; `call`: how they are called, as `{u12}` for a piece; `known`: by what they can
 * be told apart before all is settled.
 */
export const drawn = <T>(
  among: readonly T[],
  why: string,
  cite: string,
  call: (each: T) => string,
  known?: (each: T) => unknown,
): Rule<T> => draw(among, why, { cite, die: 'draw', call, ...(known && { known }) });

/** While a stack is spread out, digits choose among its counters: 1 to 9, then 0, then the same with Shift. */
import type { Pressed } from '../settings/keys.ts';

const ROW = 10;

/** Which counter of the stack a key means, from 0; undefined for other keys. */
export function stackPlaceOf({ code, shiftKey }: Pick<Pressed, 'code' | 'shiftKey'>): number | undefined {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined ? undefined : ((Number(digit) + ROW - 1) % ROW) + (shiftKey ? ROW : 0);
}

export const stackKeyName = (nth: number): string => `${nth < ROW ? '' : 'Shift '}${(nth + 1) % ROW}`;

/**
 * A piece of work that never changes, done beside every measurement: how fast the machine was in that minute. It is of the
 * kind that rules are: objects, lists, names looked up and texts compared.
 */
import { perSecond } from './timing.ts';

/** Rounds a CPU second. */
export const controlRate = (): number => perSecond(() => rounds(20), 5).cpu;

function rounds(count: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) left += round(i);
  if (left === 0) throw new Error('the control has done nothing');
  return count;
}

function round(seed: number): number {
  let state = seed + 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.trunc((state / 2 ** 32) * limit);
  };
  const things = Array.from({ length: 300 }, (_, i) => ({
    id: `t${i}`,
    at: below(100),
    value: below(1_000),
  }));
  const byName = new Map(things.map(each => [each.id, each]));
  for (let i = 0; i < 2_000; i++) {
    const thing = byName.get(`t${below(300)}`);
    if (thing) thing.at = below(100);
  }
  const texts = things.filter(({ at }) => at < 50).map(({ id, at, value }) => `${id} ${at} ${value}`);
  return texts.sort().join().length;
}

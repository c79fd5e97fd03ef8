/** What a shot may cost the gun that fires it: its rate of fire, and the rolls at which it breaks (3.2.4, 6.12, 7.2). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';
import { handlingOf, wearAt } from './handling.ts';
import { declared, OTHERS } from './test-guns.ts';

const PAK = 'german 7.5cm PaK 40 of u1';

/** Fired at a squad in D6: its rate of fire, the roll at which it jams, the roll at which it is gone. */
function handled(user: string, { gun = PAK, facing = 0, aim = 'infantry' } = {}) {
  const side = user.split(' ')[0] ?? '';
  const enemy = side === 'german' ? 'american 7-4-7 D6' : 'german 4-6-7 D6';
  const units = [`${user.replace(/^(\S+ \S+)/, '$1 D8')}`, enemy, ...OTHERS] as const;
  const match = skirmish({ attacker: side, units, weapons: [`${gun} facing ${facing}`] });
  play(match, side, 'ready w1', 'at 1:D6', `aim ${aim}`);
  const { rate, malfunction, removal } = handlingOf(match.world, match.state, declared(match));
  return [rate, malfunction, removal];
}

test('[aslsk 3.2.4.rof, 3.2.4.nq, 3.2.3.r, 3.2.4.att.b, 6.12.b] a crew gets out of its gun what is printed on it; who is no crew, pinned or turns it gets less', () => {
  expect(handled('german 2-2-8')).toEqual([2, 12, undefined]);
  expect(handled('german 4-6-7')).toEqual([1, 10, 12]);
  expect(handled('german 2-2-8 pinned')).toEqual([0, 12, undefined]);
  expect(handled('german 2-2-8', { aim: 'area' })).toEqual([0, 12, undefined]);
  expect(handled('german 2-2-8', { facing: 1 })).toEqual([1, 12, undefined]);
});

test('[aslsk 4.0.i, 5.5.a, 6.12.b] captured it fires slower and breaks sooner, for good on its own number', () => {
  expect(handled('american 2-2-7')).toEqual([1, 10, 12]);
});

test('[aslsk 6.12.a, 6.12.b, 7.2.1.a] what is worst of what the roll does to it comes to pass, each on its number and above', () => {
  const numbers = { rate: 2, shortage: 10, malfunction: 11, removal: 12 };
  expect([9, 10, 11, 12].map(roll => wearAt(roll, numbers))).toEqual([
    undefined,
    'short',
    'malfunctions',
    'gone',
  ]);
  expect(wearAt(12, { rate: 2 })).toBeUndefined();
});

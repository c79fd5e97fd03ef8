/** What a weapon is worth in whose hands and when: its rate of fire, and the numbers at which it breaks (4.0 to 4.2). */
import { expect, test } from 'vitest';
import type { FireMode } from '../state.ts';
import { standing } from '../testing/bench.ts';
import { firingAs, shooterOf } from './shooters.ts';
import { breakdownNumbers, breakdownsAt, rateOfFire } from './weapons.ts';

/** The weapon in these hands: its rate of fire, the roll at which it jams, the roll at which it is gone. */
function handled(user: string, weapon: string, mode: FireMode = 'prep', more = '') {
  const enemy = user.startsWith('german') ? 'russian 4-4-7 C7' : 'german 4-6-7 C7';
  const { world, state } = standing({ units: [`${user} C4 ${more}`, enemy], weapons: [weapon] });
  const firer = firingAs(mode, shooterOf(state, 'w1'));
  const { malfunction, removal } = breakdownNumbers(world, state, firer);
  return [rateOfFire(world, state, firer), malfunction, removal];
}

/** The gun of the Russians has a rate of 2 and an 11. */
const MMG = 'russian MMG of u1';
const SQUAD = 'russian 4-4-7';

test('[aslsk 3.2.3.r, 3.5.d, 4.0.i, 5.4.a, 1.2.4.1.c] pinned or in the advance a machine gun fires once; captured, or in hands that have not learnt it, it breaks sooner', () => {
  expect(handled(SQUAD, MMG)).toEqual([2, 11, undefined]);
  expect(handled('russian 6-2-8', MMG)).toEqual([2, 11, undefined]);
  expect(handled(SQUAD, MMG, 'final')).toEqual([2, 11, undefined]);
  expect(handled(SQUAD, MMG, 'prep', 'pinned')).toEqual([0, 11, undefined]);
  expect(handled(SQUAD, MMG, 'advancing')).toEqual([0, 11, undefined]);
  expect(handled('german 4-6-7', MMG)).toEqual([1, 9, undefined]);
  expect(handled('russian 4-2-6', MMG)).toEqual([2, 10, undefined]);
  expect(handled('german 4-3-6', MMG)).toEqual([1, 8, undefined]);
});

test('[aslsk 3.3.3.h, 3.3.3.j, 4.1.d] fired again it has no rate of fire, jams two earlier, and is gone on its own number', () => {
  expect(handled(SQUAD, MMG, 'subsequent')).toEqual([0, 9, 11]);
  expect(handled(SQUAD, MMG, 'protective')).toEqual([0, 9, 11]);
  expect(handled(SQUAD, `${MMG} fired first`, 'final')).toEqual([0, 9, 11]);
  expect(handled(SQUAD, `${MMG} fired first`, 'first')).toEqual([2, 11, undefined]);
});

test('[aslsk 4.2.d, 4.0.i] flamethrowers are used up: in hands that are not elite two earlier, captured two earlier still', () => {
  const ft = 'german FT of u1';
  expect(handled('german 4-6-8', ft)).toEqual([0, undefined, 10]);
  expect(handled('german 4-6-7', ft)).toEqual([0, undefined, 8]);
  expect(handled('russian 6-2-8', ft)).toEqual([0, undefined, 8]);
  expect(handled('russian 4-4-7', ft)).toEqual([0, undefined, 6]);
});

test('[aslsk 4.1.d] a weapon breaks on its number and above; what has none never does', () => {
  const at = (original: number) =>
    breakdownsAt(original, [
      { id: 'u1', numbers: {} },
      { id: 'w1', numbers: { malfunction: 10, removal: 12 } },
      { id: 'w2', numbers: { removal: 11 } },
    ]).map(({ weapon, gone }) => `${weapon} ${gone ? 'gone' : 'jams'}`);
  expect([at(9), at(10), at(11), at(12)]).toEqual([
    [],
    ['w1 jams'],
    ['w1 jams', 'w2 gone'],
    ['w1 gone', 'w2 gone'],
  ]);
});

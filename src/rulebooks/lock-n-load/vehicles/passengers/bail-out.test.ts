import { expect, test } from 'vitest';
import {
  type Dice,
  isGone,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  weapon,
} from '../../testing/bench.ts';

const GUN = 'german 75mm infantry gun E8 facing 0';
const STRAGGLERS = ['u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'];
const SQUAD = { card: 'american 2-5-4-6', aboard: 'v1' } as const;

/** A gun hits a truck in E5 in which Americans ride: any hit destroys it. The crew is lost. */
function destroyed(dice: Dice, more: Partial<Position> = {}): TestMatch {
  const { units = [SQUAD] } = more;
  const match = skirmish(
    {
      vehicles: ['american GMC 2½-ton E5'],
      hexes: { M1: 'woods' },
      ...more,
      units: [GUN, ...units, ...STRAGGLERS],
    },
    dice,
  );
  play(match, 'german', 'activate 1:E8', 'ready u1', ...(units.length > 1 ? ['aim v1'] : []), 'shoot');
  return match;
}

test('[lnl 16.1.1.a] of a destroyed vehicle’s passengers each counter gets out on an even number, Shaken and Moved', () => {
  const saved = destroyed('1,1 2 6');
  expect(unit(saved, 'u2')).toMatchObject({ at: '1:E5', shaken: true, moved: 'Moved' });
  expect(unit(saved, 'u2').aboard).toBeUndefined();
  expect(isGone(destroyed('1,1 3 6'), 'u2')).toBe(true);
});

test('[lnl 16.1.1.a] weapons throw for themselves: they are saved without their men, or lost', () => {
  const weapons = ['american Bazooka of u2'];
  const both = destroyed('1,1 2 2 6', { weapons });
  expect(weapon(both, 'w1').possessedBy).toBe('u2');
  const orphan = destroyed('1,1 2 3 6', { weapons });
  expect([isGone(orphan, 'u2'), weapon(orphan, 'w1').at]).toEqual([true, '1:E5']);
  const lost = destroyed('1,1 3 2 6', { weapons });
  expect([isGone(lost, 'w1'), unit(lost, 'u2').at]).toEqual([true, '1:E5']);
});

test('[lnl 1.3.h] who bails out where there is no room is lost', () => {
  const crowd = ['american 2-5-4-6 E5', 'american 2-5-4-6 E5', 'american 2-5-4-6 E5'];
  const full = destroyed('1,1 2 6', { units: [SQUAD, ...crowd] });
  expect(isGone(full, 'u2')).toBe(true);
  expect(unit(destroyed('1,1 2 6', { units: [SQUAD, ...crowd.slice(1)] }), 'u2').at).toBe('1:E5');
});

import { expect, test } from 'vitest';
import {
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';

const GUN = 'german 75mm infantry gun E8 facing 0';
const STRAGGLERS = ['u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'];
const RIDER = { card: 'american 2-5-4-6', aboard: 'v1', outside: true } as const;
const INSIDE = { card: 'american 2-5-4-6', aboard: 'v1' } as const;

/** A Sherman in E5 with riders on it fires at Germans in E2. */
function fires(arm: string, dice: Dice, more: Partial<Position> = {}): TestMatch {
  const match = skirmish(
    {
      vehicles: ['american M4A1 E5 facing 0'],
      hexes: { M1: 'woods' },
      active: 'american',
      initiative: 'american',
      ...more,
      units: [RIDER, 'german 1-6-4-5 E2', ...STRAGGLERS],
    },
    dice,
  );
  play(match, 'american', 'activate 1:E5', `lay v1/${arm}`, 'at 1:E2', 'shoot');
  return match;
}

test('[lnl 16.2.b] riders get off when the gun fires, Moved, and check their nerve; machine guns leave them where they are', () => {
  const brave = fires('gun', '6,6 1,1');
  expect(unit(brave, 'u1')).toMatchObject({ at: '1:E5', moved: 'Moved' });
  expect([unit(brave, 'u1').aboard, unit(brave, 'u1').shaken]).toEqual([undefined, undefined]);
  expect(unit(fires('gun', '6,6 6,6'), 'u1').shaken).toBe(true);
  expect(unit(fires('mg', '1,6'), 'u1').aboard).toBe('v1');
});

test('[lnl 16.2.c] the enemy may fire at those who get off, when the shot is over', () => {
  const match = fires('gun', '6,6 1,1');
  expect(offers(match, 'german', 'ready')).toContain('ready u2');
  play(match, 'german', 'ready u2');
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'fire', target: '1:E5' });
});

/** A gun in E8 hits a Sherman in E5: the rear of its hull. */
function hit(dice: Dice, passenger: typeof RIDER | typeof INSIDE, how = ''): TestMatch {
  const match = skirmish(
    {
      vehicles: [`american M4A1 E5 facing 0${how}`],
      hexes: { M1: 'woods' },
      units: [GUN, passenger, ...STRAGGLERS],
    },
    dice,
  );
  play(match, 'german', 'activate 1:E8', 'ready u1', 'shoot');
  return match;
}

test('[lnl 16.2.d] a hit that leaves the vehicle in use throws its riders off; those inside stay', () => {
  // The shell is stopped, and the crew holds its nerve.
  const match = hit('1,2 1,4 1,1 6,6', RIDER);
  expect(vehicle(match, 'v1').shaken).toBeUndefined();
  expect(unit(match, 'u2')).toMatchObject({ at: '1:E5', moved: 'Moved', shaken: true });
  expect(unit(hit('1,2 1,4 1,1', INSIDE), 'u2').aboard).toBe('v1');
});

test('[lnl 16.2.d] riders of a destroyed vehicle bail out', () => {
  const match = hit('1,2 6,1 3 6', RIDER);
  expect([isGone(match, 'v1'), isGone(match, 'u2')]).toEqual([true, true]);
});

test('[lnl 16.3] passengers of an abandoned vehicle get off, inside or out, and check their nerve', () => {
  for (const passenger of [RIDER, INSIDE]) {
    const match = hit('1,2 1,4 6,6 6,6', passenger, ' shaken');
    expect(vehicle(match, 'v1').abandoned).toBe(true);
    expect(unit(match, 'u2')).toMatchObject({ at: '1:E5', moved: 'Moved', shaken: true });
  }
});

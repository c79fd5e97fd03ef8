import { expect, test } from 'vitest';
import {
  type Dice,
  enact,
  isGone,
  type Position,
  play,
  skirmish,
  type TestMatch,
  vehicle,
} from '../testing/bench.ts';
import { type Part, shellStrikes } from './strike.ts';
import { vehicleById } from './vehicles.ts';

/** A shell from straight ahead, with that penetration, at whatever stands in E5 and looks up the column. */
function struck(
  target: string,
  dice: Dice,
  penetration = 5,
  part: Part = 'hull',
  more: Partial<Position> = {},
) {
  const position: Position = { units: ['german 1-6-4-5 E1'], vehicles: [`${target} E5`], ...more };
  return enact(position, dice, game =>
    shellStrikes(game, vehicleById(game.state, 'v1'), part, {
      by: 'german',
      why: 'the shell',
      from: '1:E2',
      penetration,
    }),
  );
}
const state = (...args: Parameters<typeof struck>) => struck(...args).match.state;
const SHERMAN = 'american M4A1';

test('[lnl 14.1.g, 14.1.h] what goes through destroys the vehicle, and leaves a Wreck', () => {
  const { vehicles, wrecks, losses } = state(SHERMAN, '4,3 6');
  expect([vehicles, wrecks]).toEqual([[], ['1:E5']]);
  expect(losses).toEqual([{ side: 'american', card: SHERMAN, how: 'eliminated' }]);
  // A dud does nothing whatever its penetration, and the best of shells goes through anything.
  expect(state(SHERMAN, '1,6', 12).vehicles).toHaveLength(1);
  expect(state(SHERMAN, '6,1 6', 0).vehicles).toEqual([]);
});

test('[lnl 1.3.b] there is one Wreck in a hex at most', () => {
  expect(state(SHERMAN, '6,1 6', 5, 'hull', { wrecks: ['1:E5'] }).wrecks).toEqual(['1:E5']);
});

test('[lnl 14.1.i, 15.4.a] on a 1 the crew gets out in Good Order, and has moved; on all else it is lost', () => {
  const [, crew] = state(SHERMAN, '6,1 1').units;
  expect(crew).toMatchObject({ card: 'american crew', side: 'american', at: '1:E5', moved: 'Moved' });
  expect(crew?.shaken).toBeUndefined();
  for (const die of [2, 6]) expect(state(SHERMAN, `6,1 ${die}`).units).toHaveLength(1);
});

test('[lnl 1.3.h] a crew for which there is no room is lost', () => {
  const full = { units: [1, 2, 3].map(() => 'american 2-5-4-6 E5') };
  expect(state(SHERMAN, '6,1 1', 5, 'hull', full).units).toHaveLength(3);
});

test('[lnl 14.1.1.a, 14.1.1.b, RRT.7] level with the plate: who passes the Morale Check is Shaken, who fails abandons the vehicle', () => {
  const stays = state(SHERMAN, '3,3 3,3');
  expect(stays.vehicles?.[0]).toMatchObject({ shaken: true, buttoned: true });
  const left = state(SHERMAN, '3,3 3,4');
  expect(left.vehicles?.[0]).toMatchObject({ abandoned: true });
  expect(left.vehicles?.[0]?.shaken).toBeUndefined();
  expect(left.units[1]).toMatchObject({ card: 'american crew', at: '1:E5', shaken: true, moved: 'Moved' });
});

test('[lnl 14.1.1.b, 15.4.a] nobody uses an abandoned vehicle, on either side', () => {
  const match = skirmish({
    units: ['american 2-5-4-6 E5', 'german 1-6-4-5 E1'],
    vehicles: ['american M4A1 E5 abandoned'],
  });
  play(match, 'american', 'activate 1:E5');
  expect(match.state.doing.at(-1)).toMatchObject({ groups: [{ units: ['u1'] }] });
});

test('[lnl 14.1.1.d] short of the plate: a Morale Check with the difference taken off', () => {
  // 4 + 1 against 5 + 5 is five short: 11 less 5 is within Morale 6, 11 less 4 is not.
  expect(state(SHERMAN, '1,5 5,6', 4).vehicles?.[0]?.shaken).toBeUndefined();
  expect(state(SHERMAN, '1,4 5,6', 4).vehicles?.[0]?.shaken).toBe(true);
  // A 12 shakes, however little the shell did.
  expect(state(SHERMAN, '1,5 6,6', 0).vehicles?.[0]?.shaken).toBe(true);
});

test('[lnl 14.1.1.e] a second Shaken is the end of it', () => {
  const twice = state(`${SHERMAN} shaken`, '3,3 1,1');
  expect(twice.vehicles?.[0]).toMatchObject({ abandoned: true });
  expect(twice.units[1]).toMatchObject({ shaken: true });
});

test('[lnl 14.1.2] a hit on what has no armor destroys it', () => {
  expect(state('american Jeep', '6', 0).vehicles).toEqual([]);
});

test('[lnl 14.1.3.b] a hit on the turret meets its armor, where there is one', () => {
  // 4 + 3 against the hull 5 + 3 falls short by one; against the turret 4 + 3 it is level.
  expect(state(SHERMAN, '3,3 3,4', 4, 'hull').vehicles?.[0]?.abandoned).toBeUndefined();
  expect(state(SHERMAN, '3,3 3,4', 4, 'turret').vehicles?.[0]?.abandoned).toBe(true);
});

test('[lnl 14.1.3.a] the turret is met where it looks, the hull where that does', () => {
  const sideways = `${SHERMAN} facing 3 turret 0`;
  // From behind the hull has 2 and the turret, seen from before, 4.
  expect(state(sideways, '1,3 6', 5, 'hull').vehicles).toEqual([]);
  expect(state(sideways, '1,2 3,4', 5, 'turret').vehicles?.[0]?.abandoned).toBe(true);
});

test('[lnl 11.5.b, 15.4.b] an Armor Leader’s Morale is his vehicle’s, and he leaves play with it', () => {
  const led = `${SHERMAN} leader american Sgt. Darius`;
  const stays = state(led, '3,3 3,4');
  expect(stays.vehicles?.[0]).toMatchObject({ shaken: true, leader: 'american Sgt. Darius' });
  expect(state(led, '3,3 4,4').vehicles?.[0]?.leader).toBeUndefined();
});

const rally = (target: string, dice: Dice, more: Partial<Position> = {}): TestMatch => {
  const match = skirmish(
    {
      units: ['german 1-6-4-5 M1'],
      vehicles: [`${target} E5 shaken buttoned`, 'american M5A1 A1 shaken'],
      phase: 'rally',
      doing: [{ is: 'rally', side: 'american', step: 'others' }],
      ...more,
    },
    dice,
  );
  play(match, 'american', 'rally v1');
  return match;
};

test('[lnl 15.0.d] a Shaken vehicle rallies by itself, with two less on the dice in cover', () => {
  expect(vehicle(rally(SHERMAN, '3,3'), 'v1').shaken).toBeUndefined();
  expect(vehicle(rally(SHERMAN, '3,4'), 'v1').shaken).toBe(true);
  const covered = { hexes: { E5: 'brush' } } as const;
  expect(vehicle(rally(SHERMAN, '4,4', covered), 'v1').shaken).toBeUndefined();
});

test('[lnl 11.5.b, 15.0.d] an Armor Leader rallies it by his Morale, his modifier taken off', () => {
  const led = `${SHERMAN} leader american Sgt. Darius`;
  expect(vehicle(rally(led, '4,4'), 'v1').shaken).toBeUndefined();
  expect(vehicle(rally(led, '4,5'), 'v1').shaken).toBe(true);
});

test('[lnl 3.0.e] he rallies no other vehicle, and no men', () => {
  const commander = `${SHERMAN} E5 leader american Sgt. Darius`;
  const beside = { vehicles: [`${SHERMAN} E5 shaken`, commander, 'american M5A1 A1 shaken'] };
  expect(vehicle(rally(SHERMAN, '4,4', beside), 'v1').shaken).toBe(true);
  const men = skirmish({
    units: ['american 2-5-4-6 E5 shaken', 'german 1-6-4-5 M1'],
    vehicles: [commander, 'american M5A1 A1 shaken'],
    phase: 'rally',
    doing: [{ is: 'rally', side: 'american', step: 'others' }],
  });
  expect(men.whyNot('american', { act: { verb: 'rally', unit: 'u1' } as never })).toMatchObject([
    { cite: '3.0.f' },
  ]);
});

test('a vehicle tries to rally once in a phase', () => {
  const match = rally(SHERMAN, '6,6');
  expect(vehicle(match, 'v1').tried).toBe(true);
  expect(isGone(match, 'v1')).toBe(false);
});

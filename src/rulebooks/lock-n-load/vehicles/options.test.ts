import { expect, test } from 'vitest';
import { fireCard } from '../fire/card.ts';
import { spottingChance } from '../sight/spotting.ts';
import type { FireFrame } from '../state.ts';
import {
  offers,
  type Position,
  play,
  skirmish,
  standing,
  type TestMatch,
  vehicle,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { armorLeaderOf } from './nerve.ts';
import { vehicleById } from './vehicles.ts';

const BAZOOKA: Partial<Position> = { weapons: ['german Panzerschreck of u1'] };

/** What a German with his Panzerschreck in E6 adds to his dice against it, two hexes up. */
function card(target: string, more: Partial<Position> = {}, frame: Partial<FireFrame> = {}) {
  const { world, view } = standing({
    units: ['german 1-6-4-5 E7'],
    vehicles: [`${target} E5`],
    ...BAZOOKA,
    ...more,
  });
  return fireCard(world, view, {
    is: 'fire',
    by: 'german',
    from: '1:E7',
    shooters: ['w1'],
    target: '1:E5',
    vehicle: 'v1',
    ...frame,
  });
}
const added = (target: string, rules: readonly 'size and speed'[] = ['size and speed']) =>
  (card(target, { scenario: { rules: [...rules] } })?.toHit?.roll.kept ?? []).map(
    ({ id, n }) => `${id} ${n}`,
  );

test('[lnl 15.6] where it is played large vehicles are hit better, small ones less, and fast ones on the move by two', () => {
  expect(added('russian KV-1 M41')).toEqual(['large target -1']);
  expect(added('american Jeep')).toEqual(['small target 1']);
  expect(added('american Jeep moved Moved')).toEqual(['fast and moving 2', 'small target 1']);
  expect(added('american M4A1 moved Moved')).toEqual(['moving vehicle 1']);
  expect(added('russian KV-1 M41', [])).toEqual([]);
  expect(added('american M8 moved Moved', [])).toEqual(['moving vehicle 1']);
});

test('[lnl RRT.2] side skirts halve a shaped charge, rounded up, at the hull and nowhere else', () => {
  const panther = (facing: number) =>
    card(
      `german Panther facing ${facing}`,
      { units: ['american 2-5-4-6 E7'], weapons: ['american Bazooka of u1'] },
      { by: 'american' },
    )?.strike;
  const half = Math.ceil((panther(1)?.penetration ?? 0) / 2);
  expect([0, 1, 2, 3, 4, 5].map(facing => panther(facing)?.throughSkirts)).toEqual([
    undefined,
    half,
    undefined,
    undefined,
    half,
    undefined,
  ]);
});

test('[lnl RRT.9] where it is played a place with a vehicle in it is spotted by one more', () => {
  const needed = (vehicles: readonly string[], rules: readonly 'vehicles stand out'[]) => {
    const { world, view } = standing({
      hexes: { E5: 'brush' },
      units: ['german 1-6-4-5 E8', 'american 2-5-4-6 E5'],
      vehicles,
      scenario: { rules: [...rules] },
    });
    const { roll, needed: most } = spottingChance(world, view, unitById(view, 'u1'), '1:E5');
    return most - roll.value;
  };
  const plain = needed(['american M4A1 E5'], []);
  expect(needed(['american M4A1 E5'], ['vehicles stand out'])).toBe(plain + 1);
  expect(needed(['american M4A1 A1'], ['vehicles stand out'])).toBe(plain);
});

test('[lnl 15.0.k] front, flank and rear have armor of their own, hull and turret; without a turret there is one number', () => {
  const strike = (target: string) => {
    const { hull, turret } = card(target)?.strike ?? {};
    return [hull, turret];
  };
  // The Panzerschreck fires from the south: it sees the rear of who looks north, and the front of who looks south.
  expect(strike('russian T-34/85 facing 3')).toEqual([5, 5]);
  expect(strike('american M4A1 facing 0')).toEqual([2, 3]);
  expect(strike('russian SU-76M facing 3')).toEqual([2, undefined]);
});

test('[lnl 11.5.a, 15.4.b] an Armor Leader has a Morale and a modifier, and no counter that moves by itself', () => {
  const match = skirmish({
    units: ['german 1-6-4-5 A1'],
    vehicles: ['american M4A1 E5 leader american Sgt. Darius'],
  });
  expect(armorLeaderOf(vehicleById(match.state, 'v1'))).toMatchObject({ morale: 7, leadership: 1 });
  expect(match.state.units).toHaveLength(1);
  expect(armorLeaderOf(vehicleById(match.state, 'v1'))).not.toHaveProperty('movement');
});

test('[lnl 14.1.1.c] a squad whose shell did not go through fires at the vehicle itself, if it can', () => {
  const shoot = (target: string): TestMatch => {
    const match = skirmish(
      {
        hexes: { M1: 'woods' },
        units: ['german 1-6-4-5 E7', 'american 2-5-4-6 M1 shaken', 'german 1-6-4-5 A1'],
        vehicles: [`${target} E5 facing 3`],
        ...BAZOOKA,
      },
      '1,1 1,6',
    );
    play(match, 'german', 'activate 1:E7', 'ready w1', 'shoot');
    return match;
  };
  expect(offers(shoot('american M4A1'), 'german', 'ready')).toEqual(['ready u1']);
  expect(offers(shoot('american M4A1 buttoned'), 'german', 'ready')).toEqual([]);
});

test('[lnl 1.3.f] vehicles set up in no building', () => {
  const groups = [
    { id: 'german', side: 'german', units: {}, setUp: ['1:E5', '1:E6', '1:F5'] },
    { id: 'american', side: 'american', units: {} },
  ];
  const match = skirmish({
    hexes: { E5: 'wooden building', E6: 'stone building' },
    units: ['american 2-5-4-6 A1'],
    vehicles: ['german PzKpfw IVH'],
    doing: [{ is: 'set-up', side: 'german' }],
    scenario: { groups, setsUpFirst: 'german' },
  });
  expect(offers(match, 'german', 'place')).toEqual(['place v1 1:F5']);
});

const ENDING: Position = {
  units: ['german 1-6-4-5 M1 fired', 'american 2-5-4-6 A1 fired'],
  vehicles: [
    'american M4A1 E5 moved Moved',
    'american M4A1 F5 fired',
    'american M4A1 G5 moved Assault Move shaken',
  ],
  phase: 'administration',
  active: 'american',
  initiative: 'american',
};

test('[lnl 15.5] a vehicle in Good Order that has moved may keep its marker, and must move in the next turn', () => {
  const match = skirmish(ENDING, '1,2');
  expect(offers(match, 'american', 'keep-moving')).toEqual(['keep-moving v1']);
  play(match, 'american', 'keep-moving v1', 'done');
  expect(vehicle(match, 'v1')).toMatchObject({ continuous: 'Moved' });
  expect(vehicle(match, 'v1').moved).toBeUndefined();
  expect(match.state.turn).toBe(2);
});

const MOVING: Position = {
  units: ['german 1-6-4-5 E9 fired', 'american 2-5-4-6 A1'],
  vehicles: [{ id: 'v1', card: 'american M4A1', at: '1:E5', continuous: 'Moved' }],
  active: 'american',
  initiative: 'american',
};

test('[lnl 15.5] until then it is fired at as if it moved, and neither passes nor fires', () => {
  const match = skirmish(MOVING);
  expect(offers(match, 'american', 'pass')).toEqual([]);
  play(match, 'american', 'activate 1:E5');
  expect(offers(match, 'american', 'lay')).toEqual([]);
  expect(offers(match, 'american', 'done')).toEqual([]);
  // It may go on by the other kind of move.
  play(match, 'american', 'drive v1', 'assault', 'step 1:E4', 'done');
  expect(vehicle(match, 'v1')).toMatchObject({ moved: 'Assault Move' });
  expect(vehicle(match, 'v1').continuous).toBeUndefined();
  const { world, view } = standing(MOVING);
  const shot = fireCard(world, view, {
    is: 'fire',
    by: 'german',
    from: '1:E9',
    shooters: ['u1'],
    target: '1:E5',
    vehicle: 'v1',
  });
  expect(shot?.lines[0]?.modifiers.value).toBe(-1);
});

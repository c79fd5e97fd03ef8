/** Vehicles in the Pacific: jungle, bamboo and huts (8.2.1). */

import { expect, test } from 'vitest';
import { isRefusal } from '../../../engine/index.ts';
import { type Dice, type Position, play, skirmish, standing, WORLD } from '../testing/bench.ts';
import { type BogRisk, bogModifiers } from '../vehicles/driving/bog.ts';
import { approach, entryCost } from '../vehicles/driving/driving-cost.ts';
import { vehicleById } from '../vehicles/vehicles.ts';

const PACIFIC = { scenario: { rules: ['pacific'] } } satisfies Partial<Position>;
const HUTS = { one: { material: 'wood', hexes: ['C3'] }, two: { material: 'wood', hexes: ['C3'] } } as const;
const TANK = 'american M4A2 C4';
const CAR = 'american M8 C4';
const JAPANESE = 'japanese 4-4-7 M10 broken';

function costInto(position: Partial<Position>, vehicle: string, collapsed = false) {
  const match = standing({
    ...PACIFIC,
    units: [JAPANESE],
    vehicles: [vehicle],
    ...(collapsed && { state: { collapsed: ['1:C3'] } }),
    ...position,
  });
  const { world, state } = match;
  const way = approach(world, state, vehicleById(state, 'v1'), '1:C3');
  return isRefusal(way) ? way.cite : entryCost(world, state, vehicleById(state, 'v1'), '1:C3')?.value;
}

test('[aslsk 8.2.1.jungle.b, 8.2.1.bamboo.a] dense jungle and bamboo are barred to armoured cars, light jungle is not', () => {
  expect(costInto({ hexes: { C3: 'woods' } }, CAR)).toBe('1.1.1.building.b');
  expect(costInto({ hexes: { C3: 'brush' } }, CAR)).toBe('1.1.1.building.b');
  const scenario: Position['scenario'] = { rules: ['pacific', 'light-jungle'] };
  expect(costInto({ scenario, hexes: { C3: 'woods' } }, CAR)).not.toBe('1.1.1.building.b');
  expect(costInto({ hexes: { C3: 'woods' } }, TANK)).toBe(7);
});

test('[aslsk 8.2.1.jungle.b, 8.2.1.bamboo.a] a tank bogs in them more easily by two', () => {
  const drm = (terrain: BogRisk['terrain']) =>
    bogModifiers(WORLD, { id: 'v1', side: 'american', group: 'american', card: 'american M4A2' }, { terrain })
      .value;
  expect([drm('dense jungle'), drm('bamboo'), drm('light jungle')]).toEqual([
    drm('woods') + 2,
    drm('woods') + 2,
    drm('woods'),
  ]);
});

test('[aslsk 8.2.1.hut.c] into a hut for 2 MP, 4 for an armoured car; only with closed hatches, and not when recalled', () => {
  const buildings = HUTS;
  expect([costInto({ buildings }, TANK), costInto({ buildings }, CAR)]).toEqual([2, 4]);
  expect(costInto({ buildings }, `${TANK} crewExposed`)).toBe('7.7.b');
  expect(costInto({ buildings }, `${TANK} recalled`)).toBe('8.2.1.hut.c');
});

test('[aslsk 8.2.1.hut.e] what is left of a hut costs a tank 2 MP and an armoured car 4', () => {
  expect(costInto({ buildings: HUTS }, TANK, true)).toBe(2);
  expect(costInto({ buildings: HUTS }, `${CAR} crewExposed`, true)).toBe(4);
});

/** A tank that has been set up in the hut of C3. */
const inHut = (more: Partial<Position> = {}, dice: Dice = []) =>
  skirmish(
    {
      ...PACIFIC,
      attacker: 'american',
      buildings: HUTS,
      units: ['japanese 4-4-7 E4', 'american 6-6-6 M1'],
      vehicles: ['american M4A2 C3 facing 0'],
      ...more,
    },
    dice,
  );

test('[aslsk 8.2.1.hut.c] a hut comes down when the vehicle in it leaves, or turns its hull or its turret', () => {
  const drive = { phase: 'movement', units: [JAPANESE, 'american 6-6-6 M1'] } as const;
  const leaves = inHut(drive);
  expect(leaves.state.collapsed).toBeUndefined();
  play(leaves, 'american', 'drive v1', 'start');
  expect(leaves.state.collapsed).toBeUndefined();
  play(leaves, 'american', 'enter 1:C2');
  expect(leaves.state.collapsed).toEqual(['1:C3']);
  const turns = inHut(drive);
  play(turns, 'american', 'drive v1', 'start', 'turn 1');
  expect(turns.state.collapsed).toEqual(['1:C3']);
});

test('[aslsk 8.2.1.hut.c] so it does when guns are turned to fire, or at the end of a fire phase', () => {
  const fires = (facing: 0 | 2, ...acts: readonly string[]) => {
    const vehicles = [`american M4A2 C3 facing ${facing} turret ${facing}`];
    const match = inHut({ phase: 'prep-fire', vehicles }, '6,5 6,5');
    play(match, 'american', ...acts);
    return match.state.collapsed;
  };
  const main = ['ready v1.MA', 'at 1:E4', 'aim infantry'];
  const gun = ['ready v1.CMG', 'at 1:E4'];
  expect([fires(0, ...main, 'point 2', 'shoot'), fires(0, ...gun, 'shoot')]).toEqual([['1:C3'], ['1:C3']]);
  expect([fires(2, ...main, 'shoot'), fires(2, ...gun, 'shoot')]).toEqual([undefined, undefined]);
  expect(fires(0, 'done', 'swivel v1 turret 1')).toEqual(['1:C3']);
});

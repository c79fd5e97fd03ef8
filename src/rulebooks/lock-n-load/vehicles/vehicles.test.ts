import { expect, test } from 'vitest';
import { NATIONS } from '../charts/national-characteristics.ts';
import type { Location } from '../state.ts';
import { worldOf } from '../testing/bench.ts';
import { FACES, type VehicleCard } from './card.ts';
import { VEHICLE_CARDS } from './cards.ts';
import { armorStruck, facesTowards, lowestArmor, strikesTurret } from './impact.ts';

function card(id: string): VehicleCard {
  const found = VEHICLE_CARDS.get(id);
  if (!found) throw new Error(`no vehicle ${id}`);
  return found;
}

/** `5/4 2/3 2/3`: front, flank and rear, hull before turret. */
const armorOf = ({ armor }: VehicleCard): string =>
  armor
    ? FACES.map(face => [armor[face].hull, armor[face].turret].filter(n => n !== undefined).join('/')).join(
        ' ',
      )
    : '*';
const gunOf = ({ gun }: VehicleCard): string =>
  (gun?.toHit ?? []).map(({ range, toHit, penetration }) => `${range}:${toHit}/${penetration}`).join(' ');

test('what the text and public pages tell of vehicles is on the counters', () => {
  const sherman = card('american M4A1');
  expect([armorOf(sherman).slice(0, 3), lowestArmor(sherman), sherman.movement, sherman.morale]).toEqual([
    '5/4',
    2,
    10,
    6,
  ]);
  expect([gunOf(sherman), sherman.gun?.highExplosive, sherman.machineGun]).toEqual([
    '7:8/4 14:6/3 28:5/3',
    3,
    4,
  ]);
  const panzer = card('german PzKpfw IVH');
  expect([panzer.armor?.front.turret, panzer.morale, gunOf(panzer).split(' ')[0]]).toEqual([3, 6, '7:9/5']);
  const wolverine = card('american M10');
  expect([
    wolverine.armor?.rear.turret,
    lowestArmor(wolverine),
    wolverine.morale,
    wolverine.openTopped,
  ]).toEqual([1, 1, 6, true]);
});

test.each([
  ['german Panther', '7/5 3/3 2/3', '8:9/7 16:7/7 32:6/5', 12],
  ['german PzKpfw VIE', '5/5 4/4 4/4', '7:9/7 14:7/6 28:6/5', 10],
  ['german StuG IIIG', '4 2 2', '7:9/5 14:7/5 28:6/4', 10],
  ['german SdKfz 251/1', '1 0 0', '', 13],
  ['german SdKfz 234/1', '2/2 0/0 1/0', '7:9/1 14:7/1 28:6/0', 16],
  ['german Opel Blitz', '*', '', 16],
  ['russian T-34/85', '5/5 3/4 3/3', '7:9/5 14:7/5 28:6/4', 14],
  ['russian IS-2', '7/5 5/5 4/5', '7:9/8 14:7/7 28:6/6', 9],
  ['british Churchill III', '5/5 4/4 3/4', '8:9/5 16:7/4 32:6/3', 6],
  ['british Sherman VC', '5/4 2/3 2/3', '8:9/7 16:7/7 32:6/6', 10],
])('%s: armor %s, gun %s, movement %i, by its history', (id, armor, gun, movement) => {
  expect([armorOf(card(id)), gunOf(card(id)), card(id).movement]).toEqual([armor, gun, movement]);
});

test('every nation has vehicles, and each tells where its values come from', () => {
  const cards = [...VEHICLE_CARDS.values()];
  expect(cards).toHaveLength(29);
  expect(new Set(cards.map(({ nation }) => nation))).toEqual(new Set(NATIONS));
  for (const { source, armor, machineGun = 0, openMachineGun = 0 } of cards) {
    expect(source).toBeDefined();
    if (!armor) expect(machineGun + openMachineGun).toBe(0);
  }
});

const field = worldOf({ units: [], size: [9, 9] });

/** What a vehicle in E5 that faces the vertex between N and NE shows to all of these. */
const shown = (from: string): string =>
  facesTowards(field, '1:E5' as Location, 0, `1:${from}` as Location).join(' and ');

test('a shot comes from before, from the flank or from behind, and between them from both', () => {
  const around = ['E4', 'F4', 'F5', 'E6', 'D5', 'D4'].map(shown);
  expect(around).toEqual(['front', 'front', 'flank', 'rear', 'rear', 'flank']);
  // Along the spines of the hex.
  expect(['G5', 'F6', 'D3'].map(shown)).toEqual(['front and flank', 'flank and rear', 'front and flank']);
});

test('a shell in the turret meets its plate, in the hull that of the hull; of two faces the thinner', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 11, 12].filter(strikesTurret)).toEqual([4, 6, 8, 12]);
  const panther = card('german Panther');
  expect(armorStruck(panther, ['front'], false)).toBe(7);
  expect(armorStruck(panther, ['front'], true)).toBe(5);
  expect(armorStruck(panther, ['front', 'flank'], false)).toBe(3);
  expect(armorStruck(card('german StuG IIIG'), ['front'], true)).toBe(4);
  expect(armorStruck(card('german Opel Blitz'), ['front'], false)).toBeUndefined();
  expect(lowestArmor(card('german Opel Blitz'))).toBeUndefined();
});

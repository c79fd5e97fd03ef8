import { expect, test } from 'vitest';
import { modifier } from '../../../../engine/numbers/modifier-chart.ts';
import { OUR_CHARTS } from '../index.ts';
import { readBore } from './bore.ts';
import { facingInHex, hitAspect } from './hit-location.ts';
import { hasHeat, shellColumn } from './special-ammo.ts';
import {
  toKillWith,
  toKillWithAp,
  toKillWithHe,
  toKillWithHeat,
  toKillWithSmallBore,
  toKillWithSubcalibre,
} from './to-kill.ts';
import { chargePosition, recuperation, toKillResult, vehicleCrewMorale } from './vehicle-effects.ts';

const gun = (name: string, nation: string, range: number) => ({ ...readBore(name), nation, range });

test('the example: a Russian 76L at 3 hexes has 13, less 6 of armour 7; an 8 may shock', () => {
  const number = toKillWithAp(OUR_CHARTS, gun('76L', 'russian', 3)) ?? 0;
  expect(number).toBe(13);
  expect(toKillResult(OUR_CHARTS, 'AP, APCR, APDS or HEAT', 'turret', number - 6, 8)).toBe('possible shock');
});

test('the example: hollow charges of 75 mm have 13, high explosive 7, a Panzerfaust 31', () => {
  expect(toKillWithHeat(OUR_CHARTS, 75)).toBe(13);
  expect(toKillWithHe(OUR_CHARTS, 75)).toBe(7);
  expect((toKillWithHeat(OUR_CHARTS, 'PF') ?? 0) - 6).toBe(25);
});

test('weapons of the text: BAZ 13 and 16, PSK 26, PIAT 15, DC 16', () => {
  expect(
    ['BAZ 43', 'BAZ 44', 'BAZ 45', 'PSK', 'PIAT'].map(weapon => toKillWithHeat(OUR_CHARTS, weapon)),
  ).toEqual([13, 16, 16, 26, 15]);
  expect(toKillWith(OUR_CHARTS, 'DC')).toBe(16);
});

test('the same name is another gun in another army', () => {
  expect(toKillWithAp(OUR_CHARTS, gun('76L', 'american', 3))).toBe(17);
  expect(toKillWithAp(OUR_CHARTS, gun('76L', 'japanese', 3))).toBe(13);
  expect(toKillWithSmallBore(OUR_CHARTS, 'ATR', 'german', 7)).toBe(5);
  expect(toKillWithSmallBore(OUR_CHARTS, 'ATR', 'japanese', 7)).toBe(6);
});

test('shells lose force with range, small ones more', () => {
  expect([1, 7, 20, 48].map(range => toKillWithAp(OUR_CHARTS, gun('88L', 'german', range)))).toEqual([
    21, 20, 19, 17,
  ]);
  expect([1, 7, 20, 48].map(range => toKillWithAp(OUR_CHARTS, gun('20L', 'german', range)))).toEqual([
    8, 6, 5, 1,
  ]);
  expect(toKillWithAp(OUR_CHARTS, gun('88L', 'german', 49))).toBeUndefined();
});

test('tungsten: more than armour-piercing close by, none where the table has none', () => {
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APCR', gun('75L', 'german', 1))).toBe(23);
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APCR', gun('50L', 'german', 35))).toBeUndefined();
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APDS', gun('57L', 'american', 10))).toBe(18);
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APCR', gun('76L', 'american', 10))).toBe(22);
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APCR', gun('88LL', 'german', 1))).toBeUndefined();
  expect(modifier(OUR_CHARTS.toKillModifiers, 'rear facing').n).toBe(1);
});

test('too small a gun kills no vehicle by its blast', () => {
  expect(toKillWithHe(OUR_CHARTS, 15)).toBeUndefined();
  expect([20, 37, 105, 155].map(calibre => toKillWithHe(OUR_CHARTS, calibre))).toEqual([3, 4, 10, 16]);
});

test('the dice of the examples: 1 and 2 the turret, 2 and 1 the hull, 3 and 3 its side', () => {
  expect([hitAspect(OUR_CHARTS, 1, 2), hitAspect(OUR_CHARTS, 2, 1), hitAspect(OUR_CHARTS, 3, 3)]).toEqual([
    'turret',
    'hull',
    'hull',
  ]);
  expect([1, 2, 3, 4, 5, 6].map(die => facingInHex(OUR_CHARTS, die))).toEqual([
    'rear',
    'rear',
    'side',
    'side',
    'front',
    'front',
  ]);
  expect(facingInHex(OUR_CHARTS, 6, 'flamethrower')).toBe('rear');
});

test('what a roll does to a vehicle: less destroys, equal immobilizes or shocks, a machine gun stuns', () => {
  expect(toKillResult(OUR_CHARTS, 'AP, APCR, APDS or HEAT', 'hull', 7, 6)).toBe('destroyed');
  expect(toKillResult(OUR_CHARTS, 'AP, APCR, APDS or HEAT', 'hull', 7, 7)).toBe('immobilized');
  expect(toKillResult(OUR_CHARTS, 'AP, APCR, APDS or HEAT', 'turret', 7, 7)).toBe('shock');
  expect(toKillResult(OUR_CHARTS, 'HE or DC', 'hull', 7, 8)).toBe('immobilized');
  expect(toKillResult(OUR_CHARTS, 'MG', 'hull', 3, 3)).toBe('stun');
  expect(toKillResult(OUR_CHARTS, 'MG', 'hull', 3, 4)).toBe('nothing');
  expect(toKillResult(OUR_CHARTS, 'FT', 'hull', 8, 8)).not.toBe('immobilized');
  expect(toKillResult(OUR_CHARTS, 'HE or DC', 'turret', 7, 9)).toBe('nothing');
});

test('a shocked crew comes to on 1 or 2, an unconfirmed kill on 1 to 3', () => {
  expect([1, 2, 3, 6].map(die => recuperation(OUR_CHARTS, 'shock', die))).toEqual([
    'recovers',
    'recovers',
    'unconfirmed kill',
    'unconfirmed kill',
  ]);
  expect([3, 4].map(die => recuperation(OUR_CHARTS, 'unconfirmed kill', die))).toEqual(['recovers', 'wreck']);
});

test('a KV-1, all of whose armour is 8 or more, adds one on the area target type', () => {
  expect(modifier(OUR_CHARTS.areaHitModifiers, 'all armour 8 or more').n).toBe(1);
  expect(modifier(OUR_CHARTS.areaHitModifiers, 'open-topped').n).toBe(-1);
});

test('American crews have 8 against the Japanese', () => {
  expect(vehicleCrewMorale(OUR_CHARTS, 'american', 'japanese')).toBe(8);
  expect(vehicleCrewMorale(OUR_CHARTS, 'american', 'german')).toBe(7);
  expect(vehicleCrewMorale(OUR_CHARTS, 'german', 'russian')).toBe(8);
});

test('a charge laid badly is worth less, one laid worst nothing', () => {
  expect([2, 4, 5, 9, 10, 11, 12].map(roll => chargePosition(OUR_CHARTS, roll))).toEqual([
    4,
    4,
    0,
    0,
    -4,
    -4,
    undefined,
  ]);
});

test('shells against infantry', () => {
  expect([
    shellColumn(OUR_CHARTS, 'AP', 20),
    shellColumn(OUR_CHARTS, 'AP', 37),
    shellColumn(OUR_CHARTS, 'APCR', 75),
  ]).toEqual([1, 2, 1]);
  expect([
    shellColumn(OUR_CHARTS, 'HE', 75),
    shellColumn(OUR_CHARTS, 'HEAT', 75),
    shellColumn(OUR_CHARTS, 'smoke', 75),
  ]).toEqual([12, 8, undefined]);
});

test('hollow charges: Germans from May 1942, all others from 1943', () => {
  expect(hasHeat(OUR_CHARTS, 'german', { year: 1942, month: 5 })).toBe(true);
  expect(hasHeat(OUR_CHARTS, 'american', { year: 1942, month: 12 })).toBe(false);
  expect(hasHeat(OUR_CHARTS, 'japanese', { year: 1943, month: 1 })).toBe(true);
});

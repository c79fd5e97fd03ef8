/** The to kill numbers of the public charts once more, gun by gun, where the charts have them number by number. */
import { expect, test } from 'vitest';
import { OUR_CHARTS } from './index.ts';
import { readBore } from './ordnance/bore.ts';
import { toKillWithAp, toKillWithHeat, toKillWithSubcalibre } from './ordnance/to-kill.ts';

/** At seven hexes range changes nothing. */
const gun = (name: string, nation: string) => ({ ...readBore(name), nation, range: 7 });

const AP = {
  '15': 5,
  '20L': 6,
  '20LL': 7,
  '25LL': 7,
  '37*': 7,
  '37': 8,
  '37L': 9,
  '37LL': 11,
  '40': 9,
  '40L': 10,
  '45L': 10,
  '45LL': 11,
  '47*': 8,
  '47': 10,
  '47L': 11,
  '50': 11,
  '50L': 13,
  '57*': 8,
  '57': 9,
  '57L': 15,
  '57LL': 15,
  '65*': 9,
  '70*': 8,
  '75*': 10,
  '75': 14,
  '75L': 17,
  '75LL': 23,
  '76*': 9,
  '76': 12,
  '76L': 17,
  '76LL': 23,
  '77L': 19,
  '80L': 17,
  '83L': 17,
  '84*': 12,
  '85L': 17,
  '88L': 20,
  '88LL': 27,
  '90L': 21,
  '100L': 27,
  '105': 14,
  '105L': 21,
  '120*': 13,
  '120L': 27,
  '122L': 25,
  '128L': 33,
  '140L': 32,
  '150*': 17,
  '150': 21,
  '150L': 28,
  '152*': 17,
  '152': 21,
  '155': 21,
  '155L': 28,
  '170L': 33,
  '200L': 19,
} as const;

test('[aslsk 7.9.a] armour-piercing shells, gun by gun', () => {
  const found = Object.keys(AP).map(name => [name, toKillWithAp(OUR_CHARTS, gun(name, 'german'))]);
  expect(Object.fromEntries(found)).toEqual(AP);
  const own = [
    ['76L', 'russian'],
    ['76L', 'japanese'],
    ['76LL', 'russian'],
    ['76LL', 'japanese'],
    ['88', 'british'],
  ] as const;
  expect(own.map(([name, nation]) => toKillWithAp(OUR_CHARTS, gun(name, nation)))).toEqual([
    13, 13, 16, 16, 13,
  ]);
});

test('[aslsk 7.9.a] tungsten, gun by gun', () => {
  const apcr = [
    ['28LL', 'german', 12],
    ['37L', 'german', 10],
    ['45L', 'russian', 12],
    ['45LL', 'russian', 13],
    ['47L', 'german', 13],
    ['50', 'german', 14],
    ['50L', 'german', 17],
    ['57LL', 'russian', 18],
    ['75L', 'german', 20],
    ['76L', 'german', 20],
    ['76L', 'russian', 14],
    ['76L', 'american', 22],
    ['76LL', 'russian', 18],
    ['85L', 'russian', 19],
    ['88L', 'german', 23],
    ['90L', 'american', 27],
  ] as const;
  for (const [name, nation, number] of apcr) {
    expect([name, nation, toKillWithSubcalibre(OUR_CHARTS, 'APCR', gun(name, nation))]).toEqual([
      name,
      nation,
      number,
    ]);
  }
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APDS', gun('57L', 'british'))).toBe(18);
  expect(toKillWithSubcalibre(OUR_CHARTS, 'APDS', gun('76LL', 'british'))).toBe(25);
});

test('[aslsk 7.9.a] hollow charges, by calibre', () => {
  const calibres = [37, 40, 47, 57, 65, 70, 75, 76, 94, 95, 100, 105, 114, 122, 150];
  expect(calibres.map(calibre => toKillWithHeat(OUR_CHARTS, calibre))).toEqual([
    26, 26, 26, 11, 11, 12, 13, 13, 11, 16, 14, 15, 15, 17, 21,
  ]);
});

import { expect, test } from 'vitest';
import {
  areaToHit,
  boreName,
  HEAVY_MORTARS,
  OUR_CHARTS,
  toKillWithAp,
  toKillWithHeat,
} from '../charts/index.ts';
import { depletionNumber, GUN_CARDS, gunCard, NATIONS } from './index.ts';

const all = [...GUN_CARDS.values()];

test('guns are called by nation and name, and say where their values come from', () => {
  for (const [id, each] of GUN_CARDS) {
    expect(id).toBe(`${each.nation} ${each.name}`);
    const { source, exceptions = {} } = each;
    expect([source, ...Object.values(exceptions)].filter(({ from }) => from.length < 8)).toEqual([]);
    expect(Object.keys(exceptions).filter(field => !(field in each))).toEqual([]);
  }
});

test('there are at least six guns of every nation, among them a mortar and an anti-tank gun', () => {
  for (const nation of NATIONS) {
    const own = all.filter(each => each.nation === nation);
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(own.map(({ type }) => type)).toEqual(expect.arrayContaining(['MTR', 'AT']));
  }
});

test('guns of the examples: PaK 40 with ROF 2, FlaK 18 on a turntable, 57mm with M10', () => {
  expect(gunCard('german 7.5cm PaK 40')).toMatchObject({ piece: { rateOfFire: 2 }, gunshield: true });
  expect(gunCard('german 8.8cm FlaK 18')).toMatchObject({
    allRound: true,
    piece: { calibre: 88, length: 'L' },
  });
  expect(gunCard('american M1 57mm AT')).toMatchObject({ manhandling: 10, quickSetUp: true });
});

test('anti-tank and infantry guns have a gunshield, no others do', () => {
  for (const { id, type, gunshield } of all)
    expect(gunshield === true, id).toBe(type === 'AT' || type === 'INF');
});

test('the 57mm gun has high explosive and sabot from June 1944 only', () => {
  const { piece, nation } = gunCard('american M1 57mm AT');
  expect(piece.unlimited).toEqual(['AP']);
  const number = (kind: 'HE' | 'APDS', month: number) =>
    depletionNumber(OUR_CHARTS, piece.special, kind, nation, { year: 1944, month });
  expect([number('HE', 5), number('HE', 6), number('APDS', 6)]).toEqual([undefined, 7, 4]);
});

test('hollow charges are there when the book says so, whatever the counter shows', () => {
  const { piece } = gunCard('german 7.5cm leIG 18');
  expect(
    depletionNumber(OUR_CHARTS, piece.special, 'HEAT', 'german', { year: 1942, month: 4 }),
  ).toBeUndefined();
  expect(depletionNumber(OUR_CHARTS, piece.special, 'HEAT', 'german', { year: 1942, month: 5 })).toBe(7);
});

test('the battalion gun may fire as a mortar at 3 to 70 hexes', () => {
  expect(gunCard('japanese Type 92 INF')).toMatchObject({ asMortar: { min: 3, max: 70 }, type: 'INF' });
  expect(gunCard('japanese Type 92 INF').piece).not.toHaveProperty('range');
});

test('[aslsk H.us.37at, H.us.37aa] the slow breech of the 37mm gun costs it one; the anti-aircraft gun can’t be pushed', () => {
  expect(gunCard('american M3A1 37mm AT')).toMatchObject({ piece: { rateOfFire: 2 }, quickSetUp: true });
  expect(gunCard('american M1A2 37mm AA')).not.toHaveProperty('quickSetUp');
});

test('every mortar has limits of range and a row on the chart, every other gun a row on its own chart', () => {
  for (const { id, type, piece, nation } of all) {
    const mortar = HEAVY_MORTARS.find(each => each === boreName(piece));
    if (type === 'MTR') {
      if (!mortar || !piece.range) throw new Error(`${id} is no mortar of the chart`);
      expect(areaToHit(OUR_CHARTS, mortar, piece.range.max), id).toBeDefined();
    } else {
      expect(OUR_CHARTS.toHitInfantry.rows, id).toContain(boreName(piece));
      const { calibre, length } = piece;
      if (piece.unlimited.includes('AP'))
        expect(toKillWithAp(OUR_CHARTS, { calibre, length, nation, range: 6 }), id).toBeGreaterThan(0);
    }
  }
});

test('a gun that may have hollow charges is on their table', () => {
  for (const { id, piece } of all)
    if (piece.special?.some(({ kind }) => kind === 'HEAT'))
      expect(toKillWithHeat(OUR_CHARTS, piece.calibre), id).toBeDefined();
});

test('a gun that does not exist is named', () => {
  expect(() => gunCard('german Dora')).toThrow("there is no gun 'german Dora'");
});

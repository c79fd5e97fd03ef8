import { expect, test } from 'vitest';
import { boreName, OUR_CHARTS, toKillWithAp } from '../charts/index.ts';
import { depletionNumber, NATIONS, VEHICLE_CARDS, vehicleCard } from './index.ts';

const all = [...VEHICLE_CARDS.values()];

test('vehicles are called by nation and name, and say where their values come from', () => {
  for (const [id, each] of VEHICLE_CARDS) {
    const { nation, name, source, exceptions = {} } = each;
    expect(id).toBe(`${nation} ${name}`);
    expect([source, ...Object.values(exceptions)].filter(({ from }) => from.length < 8)).toEqual([]);
    expect(Object.keys(exceptions).filter(field => !(field in each))).toEqual([]);
  }
});

test('there are at least six vehicles of every nation, and an armoured car of every western one', () => {
  for (const nation of NATIONS)
    expect(all.filter(each => each.nation === nation).length).toBeGreaterThanOrEqual(6);
  expect(
    all.filter(({ movementType }) => movementType === 'armoured car').map(({ nation }) => nation),
  ).toEqual(['german', 'russian', 'american', 'british']);
});

test('the tanks of the examples have the machine guns that they use there', () => {
  expect(vehicleCard('german Panther').guns).toMatchObject({ CMG: 5, AAMG: 2 });
  expect(vehicleCard('german PzKpfw VIB').guns).toEqual({ BMG: 3, CMG: 5, AAMG: 2 });
  expect(vehicleCard('russian T-34/85').guns).toEqual({ BMG: 2, CMG: 4 });
});

test('the PzKpfw IIIN of the examples: 13 MP, armour 6, 3 and a square, average, H9, sD7', () => {
  expect(vehicleCard('german PzKpfw IIIN')).toMatchObject({
    movementPoints: 13,
    movementType: 'fully tracked',
    size: 'average',
    turret: 'T',
    hull: { front: 6, side: 3 },
    turretArmour: { front: 6, side: 4 },
    main: { calibre: 75, length: '*', special: expect.arrayContaining([{ kind: 'HEAT', depletion: 9 }]) },
    dispensers: [{ kind: 'sD', usage: 7 }],
  });
});

test('the KV-1 M41 of the examples: 76L in a restricted turret, large, armour 11 and 8 with a square', () => {
  expect(vehicleCard('russian KV-1 M41')).toMatchObject({
    size: 'large',
    turret: 'RST',
    hull: { front: 11, side: 8 },
    turretArmour: { front: 11, side: 11 },
    main: { calibre: 76, length: 'L' },
  });
});

test('the T-34/85 of the examples: 16 MP, normal ground pressure, 6 on the side of its hull', () => {
  expect(vehicleCard('russian T-34/85')).toMatchObject({
    movementPoints: 16,
    groundPressure: 'normal',
    hull: { side: 6 },
  });
  expect(vehicleCard('german PzKpfw VIB').turret).toBe('ST');
});

test('[aslsk H.us.m4a2, H.us.m4a3] the Shermans of the notes get WP7 and s5 in June 1944, smoke mortars in 1944', () => {
  for (const name of ['M4A2', 'M4A3']) {
    const { main, dispensers, nation } = vehicleCard(`american ${name}`);
    const number = (kind: 'WP' | 'smoke', month: number) =>
      depletionNumber(OUR_CHARTS, main?.special, kind, nation, { year: 1944, month });
    expect([number('WP', 5), number('WP', 6), number('smoke', 5), number('smoke', 6)]).toEqual([
      undefined,
      7,
      undefined,
      5,
    ]);
    expect(dispensers).toMatchObject([{ kind: 'sM', from: { year: 1944, month: 1 } }]);
  }
});

test('[aslsk H.us.m8] the M8 is an open-topped armoured car', () => {
  expect(vehicleCard('american M8')).toMatchObject({ movementType: 'armoured car', openTopped: true });
});

test('[aslsk H.ja.type97b] the tanks of the Japanese notes', () => {
  expect(vehicleCard('japanese Type 95 HA-GO')).toMatchObject({
    rearGunAt: 2,
    dispensers: [{ kind: 'sD', from: { year: 1944, month: 1 } }],
  });
  expect(vehicleCard('japanese Type 89A CHI-RO')).toMatchObject({
    gunBreakdown: 11,
    main: { breakdown: 11 },
  });
  expect(vehicleCard('japanese Type 89B CHI-RO')).toMatchObject({ rearGunAt: 4, main: { breakdown: 12 } });
  expect(vehicleCard('japanese Type 97A CHI-HA').dispensers).toMatchObject([
    { kind: 'sD', from: { year: 1941, month: 1 } },
  ]);
  expect(vehicleCard('japanese Type 97B CHI-HA').main).toMatchObject({ calibre: 47, length: 'L' });
});

test('every main armament is on the to hit chart, and kills with armour-piercing shells if it has any', () => {
  for (const { id, main, nation } of all) {
    if (!main) continue;
    expect(OUR_CHARTS.toHitVehicle.rows, id).toContain(boreName(main));
    const { calibre, length } = main;
    expect(toKillWithAp(OUR_CHARTS, { calibre, length, nation, range: 6 }), id).toBeGreaterThan(0);
  }
});

test('a counter with a rear machine gun says where it looks, one without says nothing', () => {
  for (const { id, guns, rearGunAt, nation } of all)
    if (nation === 'japanese') expect(rearGunAt !== undefined, id).toBe(guns.RMG !== undefined);
});

test('the IS-2 has its breakdown number in a circle', () => {
  expect(vehicleCard('russian IS-2').main).toMatchObject({ breakdown: 11, lowAmmunition: true });
  expect(vehicleCard('german Panther').main).not.toHaveProperty('lowAmmunition');
});

test('a vehicle that does not exist is named', () => {
  expect(() => vehicleCard('german Maus')).toThrow("there is no vehicle 'german Maus'");
});

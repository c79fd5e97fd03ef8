import { expect, test } from 'vitest';
import { PENETRATION_RANGES } from './facts.ts';
import { CERTAINTIES, GUN_FACTS, gunFacts, plates, VEHICLE_FACTS, vehicleFacts } from './index.ts';
import { problemsIn } from './plausible.ts';

test('all facts can be true, and each says where it comes from and how sure it is', () => {
  expect(problemsIn({ guns: GUN_FACTS, vehicles: VEHICLE_FACTS })).toEqual([]);
  const sources = [
    ...GUN_FACTS.flatMap(({ source, penetrationSource }) => [
      source,
      ...(penetrationSource ? [penetrationSource] : []),
    ]),
    ...VEHICLE_FACTS.flatMap(({ sources: { plates: of, mobility, armament } }) => [
      mobility,
      armament,
      ...(of ? [of] : []),
    ]),
  ];
  expect(sources.filter(({ from, sure }) => from.length < 8 || !CERTAINTIES.includes(sure))).toEqual([]);
});

test('penetration is known at no more ranges than are written down', () => {
  expect(GUN_FACTS.filter(({ penetration = [] }) => penetration.length > PENETRATION_RANGES.length)).toEqual(
    [],
  );
});

test('whoever goes through plates says how that is known', () => {
  expect(
    GUN_FACTS.filter(gun => (gun.penetration === undefined) !== (gun.penetrationSource === undefined)),
  ).toEqual([]);
});

test('a vehicle is found by any of its names, and only in its own army', () => {
  expect(vehicleFacts('german', 'Tiger I')?.name).toBe('PzKpfw VIE');
  expect(vehicleFacts('russian', 'Tiger I')).toBeUndefined();
  expect(gunFacts('7.5cm PaK 40')?.calibre).toBe(75);
});

const panther = vehicleFacts('german', 'Panther');
const [gun] = GUN_FACTS;
if (!panther || !gun) throw new Error('no facts');

test.each([
  ['four hundred tonnes', { weight: 448 }, 'Panther: a weight of 448 t; expected 1 to 75'],
  [
    'faster off the road',
    { speed: { road: 46, offRoad: 54 } },
    'Panther: a speed off the road of 54 km/h; expected 8 to 46',
  ],
  [
    'a back thicker than its front',
    { hull: plates([80, 55], [45, 30], [140, 30]) },
    'Panther: a rear of 140 mm and a front of 80',
  ],
  [
    'a plate that lies down',
    { hull: plates([80, 85], [45, 30], [40, 30]) },
    'Panther: the slope of a front of 85 degrees; expected 0 to 65',
  ],
  ['a gun that nobody made', { guns: ['9.9cm'] }, "Panther: no gun '9.9cm'"],
])('a tank with %s is found out', (_, slip, problem) => {
  expect(problemsIn({ guns: GUN_FACTS, vehicles: [{ ...panther, ...slip }] })).toEqual([problem]);
});

test('a shell that gains on its way is found out', () => {
  const slip = { ...gun, penetration: [31, 26, 27] };
  expect(problemsIn({ guns: [slip], vehicles: [] })).toEqual([
    `${gun.name}: it goes through more at a longer range (27 mm)`,
  ]);
});

/** The vehicles and guns that cards of the books to come are made of, by the names they have there. */
const TO_COME = {
  german:
    'PzKpfw IB,PzKpfw IIF,PzKpfw IIIF,PzKpfw IIIH,PzKpfw IIIJ,PzKpfw IIIJ Lang,PzKpfw IIIN,PzKpfw IVD,PzKpfw IVF1,PzKpfw IVF2,PzKpfw IVH,PzKpfw VIE Tiger I,Tiger I,Panther,StuG IIIG,Panzerjäger I,Marder III,Marder IIIM,PSW 231 (8-Rad),SdKfz 234/1,SdKfz 251/1,SdKfz 251-C,SdKfz 7,Opel Blitz,PzKw IIIH,PzKw IIIJ,PzKw IIIL,PzKw IVF1,PzKw IVF2,PzKw IVH,PzKw VIE Tiger,PzKw 35H 735(f),PzKw 35-S 739(f)',
  russian: 'T-34 M41,T-34/76B,T-34/85,KV-1 M41,KV1A,T-70,IS-2,SU-76M,SU-122,GAZ AA,ZIS-5',
  american:
    'M3 Stuart,M4A1,M4A1 Sherman,M4A3(76)W,M5A1,M10,M8,M3 GMC,M3 Half-track,M3 half-track,Jeep,GMC 2½-ton,Studebaker',
  british:
    'Vickers VIB,A9,A9 CS,A10,A10 CS,A13 Mk II,Crusader I,Crusader I CS,Crusader II,Crusader II CS,Crusader III,Crusader III OP,Matilda II,Matilda II CS,Valentine II,Grant,Humber Mk II,Universal Carrier,White Scout Car,Cromwell IV,Churchill III,Sherman VC',
  italian: 'L3/35,L3/35 Lf,L6/40,M11/39,M13/40,M14/41,Semovente 75/18,AB41',
} as const;
const GUNS_TO_COME =
  '2cm KwK30,20/65 Breda,3.7cm L/46,4.7cm PaK(t),5cm L/42,5cm L/60,7.5cm L/24,7.5cm L/43,7.62cm PaK36(r),8.8cm L/56,37/40,47/32,75/18,2 pdr,6 pdr,17pdr,25 pdr,37mm M5,75mm M2,75mm M3,3in Howitzer,3.7in Howitzer';

test.each(Object.entries(TO_COME))('%s vehicles of the books to come have their facts', (country, names) => {
  const missing = names
    .split(',')
    .filter(
      name =>
        !VEHICLE_FACTS.some(
          each => each.country === country && [each.name, ...(each.alsoCalled ?? [])].includes(name),
        ),
    );
  expect(missing).toEqual([]);
});

test('so have their guns', () => {
  expect(GUNS_TO_COME.split(',').filter(name => !gunFacts(name))).toEqual([]);
});

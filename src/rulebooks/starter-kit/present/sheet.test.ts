import { expect, test } from 'vitest';
import { sheetLines } from '../../../engine/index.ts';
import { holdSheet } from '../../kit/testing/hold-presentation.ts';
import { viewFor } from '../concealment/views.ts';
import { CARDS, isPerson, personCard, VEHICLE_CARDS, vehicleCard } from '../counters/index.ts';
import { skirmish, worldOf } from '../testing/bench.ts';
import { sheet } from './sheet.ts';
import { personParts } from './sheet-of-person.ts';
import { vehicleParts } from './sheet-of-vehicle.ts';
import { weaponParts } from './sheet-of-weapon.ts';
import { RULES } from './test-tour.ts';

const SUMMER_1944 = worldOf({ units: [], date: { year: 1944, month: 7 } });
const all = [
  ...[...CARDS.values()].map(card => ({
    id: card.id,
    parts: isPerson(card) ? personParts(card) : weaponParts(SUMMER_1944, card),
  })),
  ...[...VEHICLE_CARDS.values()].map(card => ({ id: card.id, parts: vehicleParts(SUMMER_1944, card) })),
];

test.each(all)('the sheet of $id names each value once, with a rule of the book and a source', ({ parts }) =>
  holdSheet(parts, RULES),
);

test('a tank has its armour by facing, apart for hull and turret, and what its gun hits and kills', () => {
  const parts = vehicleParts(SUMMER_1944, vehicleCard('german PzKpfw IVH'));
  const rosette = (title: string) => {
    const part = parts.find(each => each.title === title);
    return part?.is === 'rosette' ? part.sectors.map(({ name, text }) => [name, text]) : undefined;
  };
  expect(rosette('Armour of the hull')).toEqual([
    ['front', '8'],
    ['side', '3'],
    ['rear', '3'],
    ['side', '3'],
  ]);
  expect(rosette('Armour of the turret')?.[0]).toEqual(['front', '6']);
  expect(parts.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['To hit, at most', 'To kill with AP, less the armour']),
  );
});

test('a squad fires trebled, doubled, whole and halved by range', () => {
  const rings = personParts(personCard('german 4-6-7')).at(-1);
  expect(rings).toMatchObject({
    rings: [
      { from: 0, to: 0, text: '12' },
      { from: 1, to: 1, text: '8' },
      { from: 2, to: 6, text: '4' },
      { from: 7, to: 12, text: '2' },
    ],
  });
});

test('who lies under a ? has no sheet for the enemy, and one for his own side', () => {
  const { state, world } = skirmish({
    phase: 'movement',
    units: ['german 4-6-7 B2 concealed', 'russian 4-4-7 F5'],
  });
  const [own, enemy] = ['german', 'russian'].map(side => ({ world, view: viewFor(state, side, world) }));
  if (own === undefined || enemy === undefined) throw new Error('two sides');
  expect(sheet(own, 'u1')?.title).toContain('4-6-7');
  const shown = enemy.view.units.find(({ at }) => at === '1:B2');
  expect(shown?.card).toBe('concealed');
  expect(sheet(enemy, shown?.id ?? '')).toBeUndefined();
});

test('a sheet is read line by line where there is no page', () => {
  const lines = sheetLines({ title: '4-6-7', parts: personParts(personCard('german 4-6-7')) });
  expect(lines).toContain('  firepower: 4');
  expect(lines).toContain('  range 7 to 12: 2');
});

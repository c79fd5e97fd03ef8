import { expect, test } from 'vitest';
import type { Face } from '../../../../engine/index.ts';
import { CARDS, isPerson, personCard, VEHICLE_CARDS, vehicleCard, weaponCard } from '../../counters/index.ts';
import { WORLD } from '../../testing/bench.ts';
import { RULES } from '../test-tour.ts';
import { personFaces } from './faces.ts';
import { vehicleFaces } from './vehicle-faces.ts';
import { weaponFaces } from './weapon-faces.ts';

const DATE = { year: 1944, month: 7 };

const shown = (face: Face | undefined) =>
  face?.figures.map(({ at, text, style }) => [at, text, style ?? 'plain']);

test('a squad shows its class, firepower with smoke exponent, range and morale', () => {
  const { front, back } = personFaces(personCard('german 5-4-8'), 'u3');
  expect(front).toMatchObject({ nation: 'german', symbol: 'squad', tone: 'plain' });
  expect(shown(front)).toEqual([
    ['top-left', 'C', 'plain'],
    ['top-right', 'E', 'plain'],
    ['bottom', '5', 'underlined'],
    ['bottom', '2', 'raised'],
    ['bottom', '4', 'plain'],
    ['bottom', '8', 'plain'],
  ]);
  expect(shown(back)).toEqual([
    ['top-left', 'C', 'plain'],
    ['bottom-right', '8', 'plain'],
  ]);
});

test('the broken morale of units that rally themselves is boxed', () => {
  expect(shown(personFaces(personCard('german 2-2-8'), 'u1').back)?.at(-1)).toEqual([
    'bottom-right',
    '8',
    'boxed',
  ]);
});

test('a leader shows his modifier over his morale', () => {
  expect(shown(personFaces(personCard('german 9-1'), 'u1').front)?.slice(1)).toEqual([
    ['right', '-1', 'plain'],
    ['right', '9', 'plain'],
  ]);
  expect(shown(personFaces(personCard('russian 6+1'), 'u1').front)?.[1]).toEqual(['right', '+1', 'plain']);
});

test('a machine gun shows its numbers, and behind them its repair', () => {
  const { front, back } = weaponFaces(WORLD, weaponCard('german MMG'), DATE);
  expect(shown(front)).toEqual([
    ['top', 'MMG', 'plain'],
    ['left', '3PP', 'plain'],
    ['bottom', '5', 'plain'],
    ['bottom', '12', 'plain'],
    ['right', '2', 'boxed'],
    ['bottom-right', 'B12', 'plain'],
  ]);
  expect(shown(back)).toEqual([
    ['top', 'MMG', 'plain'],
    ['top-left', 'R2', 'plain'],
    ['bottom-right', 'X6', 'plain'],
  ]);
});

test('a flamethrower has an X# and nothing on its back', () => {
  const { front, back } = weaponFaces(WORLD, weaponCard('german FT'), DATE);
  expect(shown(front)?.at(-1)).toEqual(['bottom-right', 'X10', 'plain']);
  expect(back).toBeUndefined();
});

test('a main armament without a rate of fire shows none', () => {
  const rates = (id: string) =>
    vehicleFaces(WORLD, vehicleCard(id), DATE).front.figures.filter(({ name }) => name === 'rate of fire')
      .length;
  expect([rates('russian T-34 M41'), rates('russian T-34/85')]).toEqual([0, 1]);
});

test('a gun shows calibre, rate of fire, manhandling number and the shells of its month; behind, whether men can push it', () => {
  const { front, back } = weaponFaces(WORLD, weaponCard('german 7.5cm PaK 40'), DATE);
  expect(shown(front)).toEqual([
    ['top', '7.5cm PaK 40', 'plain'],
    ['left', 'M8', 'plain'],
    ['bottom', '75L', 'plain'],
    ['right', '2', 'boxed'],
    ['bottom-right', 'B12', 'plain'],
    ['bottom-left', 'A3', 'plain'],
    ['bottom-left', 's7', 'plain'],
  ]);
  expect(shown(back)).toEqual([
    ['top', '7.5cm PaK 40', 'plain'],
    ['top-left', 'R1', 'plain'],
    ['bottom', 'QSU', 'plain'],
    ['bottom-right', 'X6', 'plain'],
  ]);
  expect(
    shown(weaponFaces(WORLD, weaponCard('german 7.5cm PaK 40'), { year: 1942, month: 6 }).front),
  ).toContainEqual(['bottom-left', 'A5', 'plain']);
});

test('a tank shows armour, movement points, gun and machine guns; behind it is a wreck', () => {
  const { front, back } = vehicleFaces(WORLD, vehicleCard('german Panther'), DATE);
  expect(front).toMatchObject({ nation: 'german', symbol: 'tank' });
  expect(shown(front)?.slice(0, 4)).toEqual([
    ['top', 'Panther', 'plain'],
    ['left', '18', 'circled'],
    ['left', '6', 'plain'],
    ['right', '15', 'plain'],
  ]);
  expect(shown(front)).toContainEqual(['bottom', '75LL', 'plain']);
  expect(shown(front)).toContainEqual(['bottom-right', '3/5/2', 'plain']);
  expect(back?.tone).toBe('weak');
  expect(shown(back)).toContainEqual(['bottom', 'Wreck', 'plain']);
});

test('wheels go in a circle, and what breaks down when it starts is marked', () => {
  const movement = (id: string) =>
    vehicleFaces(WORLD, vehicleCard(id), DATE).front.figures.find(({ name }) => name.startsWith('movement'));
  expect(movement('american M8')).toMatchObject({ text: '36', style: 'circled' });
  expect(movement('german PzKpfw VIB')).toMatchObject({ text: '11!', cite: '7.0.a' });
});

test('every figure of every counter has a name and cites a rule', () => {
  for (const card of [...CARDS.values(), ...VEHICLE_CARDS.values()]) {
    const { front, back } =
      card.kind === 'vehicle'
        ? vehicleFaces(WORLD, card, DATE)
        : isPerson(card)
          ? personFaces(card, 'u1')
          : weaponFaces(WORLD, card, DATE);
    const figures = [front, ...(back ? [back] : [])].flatMap(face => face.figures);
    const bad = figures.filter(
      ({ text, name, cite }) => !text || !name || cite === undefined || !RULES.has(cite),
    );
    expect(bad, card.id).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import type { Face } from '../../../engine/index.ts';
import { CARDS, isPerson, personCard, weaponCard } from '../counters/index.ts';
import { personFaces } from './faces.ts';
import { RULES } from './test-tour.ts';
import { weaponFaces } from './weapon-faces.ts';

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
  expect(shown(personFaces(personCard('german 4-6-8'), 'u1').back)?.at(-1)).toEqual([
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
  const { front, back } = weaponFaces(weaponCard('german MMG'));
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
  const { front, back } = weaponFaces(weaponCard('german FT'));
  expect(shown(front)?.at(-1)).toEqual(['bottom-right', 'X10', 'plain']);
  expect(back).toBeUndefined();
});

test('every figure of every counter has a name and cites a rule', () => {
  for (const card of CARDS.values()) {
    const { front, back } = isPerson(card) ? personFaces(card, 'u1') : weaponFaces(card);
    const figures = [front, ...(back ? [back] : [])].flatMap(face => face.figures);
    const bad = figures.filter(
      ({ text, name, cite }) => !text || !name || cite === undefined || !RULES.has(cite),
    );
    expect(bad, card.id).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import type { SheetPart } from '../../../engine/index.ts';
import { holdSheet } from '../../kit/testing/hold-presentation.ts';
import { CARDS, isUnit, supportWeaponCard, unitCard } from '../counters/index.ts';
import { unitParts, weaponParts } from './sheet.ts';
import { RULES } from './test-tour.ts';

const all = [...CARDS.values()].map(card => ({
  card,
  parts: isUnit(card) ? unitParts(card) : weaponParts(card),
}));

const figuresOf = (part: SheetPart | undefined) =>
  part?.is === 'figures' ? part.figures.map(({ name, text }) => [name, text]) : [];

test.each(all)(
  'the sheet of $card.id names each value once, with a rule of the book and a source',
  ({ parts }) => holdSheet(parts, RULES),
);

test('a squad has its figures on both sides, and half its firepower at extended range', () => {
  const extended = all.find(({ card }) => 'extendedRange' in card && card.extendedRange);
  const { card, parts = [] } = extended ?? {};
  if (card === undefined || !('range' in card) || typeof card.range !== 'number')
    throw new Error('no such squad');
  expect(parts.map(({ title }) => title)).toEqual(['On the counter', 'Shaken', 'Firepower by range']);
  expect(parts.at(-1)).toMatchObject({
    rings: [
      { from: 0, to: card.range },
      { from: card.range + 1, to: 2 * card.range },
    ],
  });
  expect(figuresOf(parts[0])).toContainEqual(['Identification Badge', expect.any(String)]);
});

test('a gun has its to-hit table by range', () => {
  const gun = all.find(({ card }) => 'toHit' in card);
  expect(gun?.parts.at(-1)).toMatchObject({ is: 'table', title: 'To hit and penetration' });
});

test('a value from elsewhere than the rest says so', () => {
  const odd = all.find(({ card }) => card.exceptions?.morale);
  const parts =
    odd &&
    (isUnit(odd.card) ? unitParts(unitCard(odd.card.id)) : weaponParts(supportWeaponCard(odd.card.id)));
  const [front] = parts ?? [];
  const morale = front?.is === 'figures' ? front.figures.find(({ name }) => name === 'Morale') : undefined;
  expect(morale?.source).toEqual(odd?.card.exceptions?.morale);
});

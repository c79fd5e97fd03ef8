/** What the counters of men and support weapons take over from public work: a line a card, of what was taken. */
import { expect, test } from 'vitest';
import { CARDS, type Card, card, isPerson } from './index.ts';

/** Where a value of a card comes from, in one word. */
const provenanceOf = (of: Card, field: string) => (of.exceptions?.[field] ?? of.source).provenance;

test.each([
  ['german 2-2-8', { brokenMorale: 8, selfRally: true }],
  ['russian 2-2-8', { brokenMorale: 8, selfRally: true }],
  ['american 2-2-7', { brokenMorale: 8, selfRally: true }],
  ['american 6-6-7', { brokenMorale: 8 }],
  ['american 3-4-6', { brokenMorale: 7 }],
  ['american 2-3-6', { brokenMorale: 6 }],
  ['american 2-2-6', { brokenMorale: 6 }],
  ['american 6-6-8', { brokenMorale: 8, smokeExponent: 3, assaultFire: true, steadfast: true }],
  ['american 5-5-8 raiders', { brokenMorale: 8, smokeExponent: 2, assaultFire: true, steadfast: true }],
  ['american 5-5-8 paramarines', { brokenMorale: 8, smokeExponent: 2, assaultFire: true, steadfast: true }],
  ['american 3-4-8', { brokenMorale: 7 }],
  ['american 2-2-8', { brokenMorale: 8 }],
  ['american 4-4-7', { class: '2', brokenMorale: 7, smokeExponent: 1, half: 'american 2-3-7' }],
  ['american 3-3-6', { class: 'G', brokenMorale: 6, half: 'american 1-2-6' }],
  ['american 2-3-7', { brokenMorale: 6 }],
  ['american 1-2-6', { brokenMorale: 5 }],
  ['british 6-4-8', { assaultFire: true }],
  ['british 4-5-8', { lower: 'british 4-5-7' }],
  ['british 4-4-7', { lower: 'british 4-3-6' }],
  ['japanese 4-4-8', { smokeExponent: 2, step: 'japanese 3-4-8 reduced' }],
  ['japanese 3-4-8 reduced', { smokeExponent: 2, step: 'japanese 2-3-8' }],
  ['japanese 4-4-7', { smokeExponent: 1 }],
  ['japanese 3-4-7 reduced', { smokeExponent: 1 }],
  ['japanese 3-4-7', { lower: 'japanese 3-3-6' }],
  ['japanese 3-3-6', { step: 'japanese 2-2-6 reduced' }],
  ['japanese 2-2-6 reduced', { firepower: 2, range: 2, morale: 6, step: 'japanese 1-2-6' }],
  ['japanese 2-3-8', { brokenMorale: 8 }],
  ['japanese 2-3-7', { brokenMorale: 7 }],
  ['japanese 1-3-7', { brokenMorale: 6 }],
  ['japanese 1-2-6', { brokenMorale: 5 }],
  ['russian HMG', { firepower: 6, range: 12, rateOfFire: 3, breakdown: 12, portage: 5, repair: 3 }],
  ['british HMG', { firepower: 6, range: 14, rateOfFire: 3, breakdown: 12, portage: 5, repair: 3 }],
  ['japanese LMG', { firepower: 2, range: 6, rateOfFire: 1, breakdown: 11, portage: 1, repair: 1 }],
  ['japanese MMG', { firepower: 4, range: 11, rateOfFire: 2, breakdown: 11, portage: 3, repair: 2 }],
  ['japanese HMG', { firepower: 6, range: 14, rateOfFire: 3, breakdown: 11, portage: 4, repair: 3 }],
  ['japanese Type 97 ATR', { rateOfFire: 1, breakdown: 12, portage: 5, repair: 1 }],
  ['russian ATR', { breakdown: 12, portage: 1, repair: 1 }],
  ['british PIAT', { portage: 1, toHit: [11, 9, 7, 5] }],
  ['russian 50mm MTR', { rateOfFire: 3, range: { min: 3, max: 20 }, portage: 4 }],
  ['japanese Type 89 MTR', { rateOfFire: 2, range: { min: 1, max: 16 }, portage: 4 }],
])('%s: %j', (id, values) => {
  const found = card(id);
  expect(found).toMatchObject(values);
  const taken = Object.keys(values).filter(field => field !== 'selfRally' && field !== 'morale');
  expect(taken.filter(field => !['public', 'printed'].includes(provenanceOf(found, field)))).toEqual([]);
});

test('nobody’s broken morale is a substitute, and no squad rallies itself', () => {
  const persons = [...CARDS.values()].filter(isPerson).filter(each => each.brokenMorale !== undefined);
  expect(persons.filter(each => provenanceOf(each, 'brokenMorale') === 'substitute')).toEqual([]);
  expect(persons.filter(({ kind, selfRally }) => kind === 'squad' && selfRally)).toEqual([]);
});

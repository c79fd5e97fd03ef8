import { expect, test } from 'vitest';
import type { ScenarioCard } from '../../engine/index.ts';
import type { Volume } from '../../rulebooks/shelf.ts';
import { allScenarios, isWanted, lengthOf, nationsIn, type Wanted } from './filter.ts';

const card = (
  title: string,
  minutes: number,
  level: 1 | 2 | 3,
  nations: readonly string[],
): ScenarioCard => ({
  id: title,
  title,
  about: {
    place: 'Near Carentan',
    date: 'June 1944',
    situation: 'A bridge.',
    battlefield: 'village',
    turns: 6,
    minutes,
    level,
    sides: nations.map(nation => ({
      id: nation,
      name: nation,
      nation,
      forces: ['4 squads', '1 flamethrower'],
    })),
    victory: 'Hold it.',
    rules: ['It snows.'],
  },
});
const book: Volume = {
  open: () => Promise.reject(new Error('nobody opens it')),
  id: 'b',
  title: 'A Book',
  version: 1,
  scenarios: [
    card('Dawn', 45, 1, ['german', 'american']),
    card('Noon', 120, 2, ['german', 'russian']),
    card('Night', 300, 3, ['japanese', 'american']),
    { id: 'Bare', title: 'Bare' },
  ],
};
const found = (wanted: Wanted) =>
  allScenarios([book])
    .filter(each => isWanted(each, wanted))
    .map(each => each.card.title);

test.each<[Wanted, readonly string[]]>([
  [{}, ['Dawn', 'Noon', 'Night', 'Bare']],
  [{ book: 'other' }, []],
  [{ length: 'short' }, ['Dawn']],
  [{ length: 'evening' }, ['Noon']],
  [{ level: '3' }, ['Night']],
  [{ nation: 'american' }, ['Dawn', 'Night']],
  [{ nation: 'american', level: '1' }, ['Dawn']],
  [{ words: 'SNOWS flamethrower russian' }, ['Noon']],
  [{ words: 'bare' }, ['Bare']],
  [{ words: 'elephants' }, []],
])('%j finds %j', (wanted, titles) => {
  expect(found(wanted)).toEqual(titles);
});

test.each([
  [60, 'short'],
  [61, 'evening'],
  [150, 'evening'],
  [151, 'long'],
])('%i minutes are %s', (minutes, length) => {
  expect(lengthOf(minutes)).toBe(length);
});

test('each nation is named once', () => {
  expect(nationsIn(allScenarios([book]))).toEqual(['american', 'german', 'japanese', 'russian']);
});

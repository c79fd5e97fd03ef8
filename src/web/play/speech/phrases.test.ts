import { expect, test } from 'vitest';
import { findHex } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { Counter } from '../../../engine/index.ts';
import { bearing, spokenFigures, spokenPlace, spokenTurn } from './phrases.ts';

const outcome = battlefieldOf('village');
if (!outcome.ok) throw new Error(outcome.wrong);
const battlefield = outcome.value;
const hex = (name: string) => findHex(battlefield, name) ?? -1;

const squad: Counter = {
  id: 'u1',
  side: 'german',
  at: '1:P5',
  face: {
    nation: 'german',
    symbol: 'squad',
    tone: 'plain',
    figures: [
      { text: '4', name: 'firepower', at: 'bottom' },
      { text: '7', name: 'morale', at: 'bottom' },
    ],
  },
  badges: [{ text: 'Pin', means: '', cite: '1', tone: 'bad' }],
  title: 'German squad 4-6-7',
};
const gun: Counter = { ...squad, id: 'w1', on: 'u1', badges: [], title: 'LMG', spent: true };

test('content comes first, then the place, then what can be done', () => {
  const place = { battlefield, hex: hex('P5'), counters: [squad, gun], overlays: [], acts: 3 };
  expect(spokenPlace(place, 'terse')).toMatch(
    /^German squad 4-6-7 \(pin\), LMG \(done\); .*stone building, .*, P5; 3 acts$/,
  );
});

test('an empty hex is its ground and its name', () => {
  const place = { battlefield, hex: hex('N8'), counters: [], overlays: [], acts: 0 };
  expect(spokenPlace(place, 'terse')).toBe('orchard, N8');
});

test('figures are read with their names on request', () => {
  expect(spokenFigures([squad])).toBe('German squad 4-6-7, firepower 4, morale 7.');
});

test('the turn and the phase are told by their names', () => {
  const track = (name: string) => ({ steps: [{ short: '1', name }], at: 0 });
  expect(spokenTurn(track('Turn 1'), track('Rally phase'))).toBe('Turn 1, Rally phase.');
});

test.each([
  ['K5', 'K3', 'twelve o’clock'],
  ['K5', 'K8', 'six o’clock'],
  ['K5', 'M4', 'two o’clock'],
  ['K5', 'K5', 'here'],
])('from %s, %s lies at %s', (from, to, where) => {
  expect(bearing(battlefield, hex(from), hex(to))).toBe(where);
});

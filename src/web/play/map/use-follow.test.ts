import { expect, test } from 'vitest';
import type { Counter, Tabletop } from '../../../engine/index.ts';
import { placeOfChange } from './use-follow.ts';

const squad = (at: string, tone: 'plain' | 'weak' = 'plain'): Counter => ({
  id: 'u1',
  side: 'german',
  at,
  face: { nation: 'german', symbol: 'squad', tone, figures: [] },
  badges: [],
  title: 'German squad',
});
const track = { steps: [], at: 0 };
const tabletop = (...counters: Counter[]): Tabletop => ({
  battlefield: 'village',
  counters,
  overlays: [],
  turns: track,
  phases: track,
  status: [],
});

test.each([
  ['a move', squad('1:K6'), '1:K6'],
  ['a break', squad('1:K5', 'weak'), '1:K5'],
  ['nothing', squad('1:K5'), undefined],
])('the map follows %s', (_what, after, place) => {
  expect(placeOfChange(tabletop(squad('1:K5')), tabletop(after))).toBe(place);
});

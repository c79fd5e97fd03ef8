import { expect, test } from 'vitest';
import { endMelees, lockInMelee } from './melee.ts';
import { enact, type Position } from './testing.ts';

const D4 = '1:D4' as const;
const german = { card: 'german 4-6-7', at: D4 } as const;
const russian = { card: 'russian 4-4-7', at: D4 } as const;

const locked = (units: Position['units']) =>
  enact({ units }, [], function* (game) {
    lockInMelee(game, D4);
  }).match.state.melees;

const lasting = (units: Position['units']) =>
  enact({ units, melees: [D4] }, [], function* (game) {
    endMelees(game);
  }).match.state.melees;

test('[aslsk 3.8.t] infantry of both sides is locked in melee if any of it is unbroken', () => {
  expect(locked([german, russian])).toEqual([D4]);
  expect(locked([german, { ...russian, broken: true }])).toEqual([D4]);
  expect(
    locked([
      { ...german, broken: true },
      { ...russian, broken: true },
    ]),
  ).toEqual([]);
  expect(locked([german])).toEqual([]);
});

test('[aslsk 3.8.u] the melee ends as soon as no unbroken unit remains, or only one side', () => {
  expect(lasting([german, { ...russian, broken: true }])).toEqual([D4]);
  expect(
    lasting([
      { ...german, broken: true },
      { ...russian, broken: true },
    ]),
  ).toEqual([]);
  expect(lasting([german, { ...russian, at: '1:E4' }])).toEqual([]);
});

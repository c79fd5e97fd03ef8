import { expect, test } from 'vitest';
import { Match, migrated, scriptedDice } from '../../engine/index.ts';
import { throwsOf } from '../kit/testing/notation.ts';
import { starterKit } from './index.ts';
import type { Frame } from './state.ts';
import { play, skirmish, unit } from './testing/bench.ts';

test('a state of the first version keeps all but the name of a Japanese counter', () => {
  const state = {
    doing: [],
    turn: 3,
    units: [
      { id: 'u1', card: 'japanese 2-3-6 reduced', at: '1:C4', broken: false },
      { id: 'u2', card: 'american 2-3-6', at: null },
    ],
  };
  expect(migrated(starterKit, { rest: 4, version: 1, state })).toEqual({
    ...state,
    units: [{ ...state.units[0], card: 'japanese 2-2-6 reduced' }, state.units[1]],
  });
});

/** A tank has spent two points among two squads, of whom one has attacked it already. */
const drive: Frame = {
  is: 'drive',
  vehicle: 'v1',
  spent: 4,
  here: 4,
  shots: { u1: 1 },
  begun: true,
  over: true,
};
const reaction = { is: 'reaction', side: 'german', vehicle: 'v1', spent: 2 } as const;

test('[aslsk 3.3.3.l, 3.3.4.a] a game of the first version goes on from within reaction fire, by the attacks that were left', () => {
  const squad = 'german 4-6-7 D4';
  const now = skirmish({
    phase: 'russian movement',
    units: [`${squad} fired first braves v1`, squad, 'russian 4-4-7 M9'],
    vehicles: ['russian T-34/85 D4 motion moved'],
    doing: [drive, { ...reaction, earlier: {} }],
  });
  // As the first version kept it: with the attacks on the vehicle in the frame itself.
  const doing = [drive, { ...reaction, shots: { u1: 1 } }];
  const state = JSON.parse(JSON.stringify({ ...now.state, doing }));
  const saved = { ...now.save(), version: 1, snapshots: [{ rest: now.rest, version: 1, state }] };
  const dice = throwsOf('5,6 3,4 5,6 5,6');
  const { match } = Match.resume(now.rulebook, saved, { dice: scriptedDice(dice) });
  expect(match.offered('german')).toEqual(['react u1', 'react u2', 'pass']);
  play(match, 'german', 'react u1');
  expect(unit(match, 'u1').fired).toBe('final');
  // That was its second attack, as often as the tank has spent points; the other squad has two.
  expect(match.offered('german')).toEqual(['react u2', 'pass']);
  play(match, 'german', 'react u2');
  expect(match.offered('german')).toEqual(['react u2', 'pass']);
  play(match, 'german', 'react u2');
  expect(match.offered('german')).toEqual([]);
});

test('there is a way from every earlier version to this one', () => {
  const earlier = Array.from({ length: starterKit.version - 1 }, (_, i) => String(i + 1));
  expect(Object.keys(starterKit.migrations ?? {})).toEqual(earlier);
});

import { expect, test } from 'vitest';
import { migrated } from '../../engine/index.ts';
import { starterKit } from './index.ts';
import type { Frame, State } from './state.ts';
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

/** A tank has spent two points among two squads, of whom one has attacked it already, as the first version wrote it down. */
const IN_REACTION = [
  { is: 'drive', vehicle: 'v1', spent: 4, here: 4, shots: { u1: 1 }, begun: true, over: true },
  { is: 'reaction', side: 'german', vehicle: 'v1', spent: 2, shots: { u1: 1 } },
];

test('[aslsk 3.3.3.l, 3.3.4.a] a game of the first version goes on from within reaction fire, by the attacks that were left', () => {
  const { doing } = migrated(starterKit, { rest: 4, version: 1, state: { doing: IN_REACTION } }) as {
    readonly doing: readonly Frame[];
  };
  const squad = { card: 'german 4-6-7', at: '1:D4' } as const;
  const tank: Partial<State> = { attacker: 'russian', phase: 'movement' };
  const match = skirmish(
    {
      ...tank,
      units: [{ ...squad, fired: 'first', braves: ['v1'] }, squad, { card: 'russian 4-4-7', at: '1:M9' }],
      vehicles: [{ card: 'russian T-34/85', at: '1:D4', motion: true, moved: true }],
      doing,
    },
    [
      [5, 6],
      [3, 4],
      [5, 6],
      [5, 6],
    ],
  );
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

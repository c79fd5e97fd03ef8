import { expect, test } from 'vitest';
import { type Position, play, skirmish } from '../../testing/bench.ts';
import { sceneOf } from '../test-tour.ts';
import { actReasons } from './act.ts';

const GUNS: Position = {
  phase: 'movement',
  units: [
    { card: 'german 2-2-8', at: '1:D5' },
    { card: 'russian 4-4-7', at: '1:M1' },
  ],
  weapons: [{ card: 'german 10.5cm leFH 18', by: 'u1', facing: 0 }],
};

test('a gun that can’t be pushed says why, and so does one that can’t be hidden any more', () => {
  const match = skirmish(GUNS);
  play(match, 'german', 'move u1');
  const { world } = match;
  const scene = { world, view: match.view('german') };
  expect(actReasons(scene, 'german', { verb: 'push', weapon: 'w1', to: '1:D4' })[0]?.cite).toBe('6.5.e');
  expect(actReasons(scene, 'german', { verb: 'hide', unit: 'u1' })[0]?.cite).toBe('6.4.a');
});

test('a gun that can’t be recovered says that there is no room for a crew, or that one man is none', () => {
  const match = skirmish({
    phase: 'rally',
    attacker: 'german',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 2-4-7', at: '1:C4' },
      { card: 'german 2-2-8', at: '1:C4' },
      { card: 'german 8-0', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:M9' },
    ],
    weapons: [{ card: 'german 5cm PaK 38', at: '1:C4', facing: 0 }],
  });
  const why = (unit: 'u4' | 'u5') =>
    actReasons(sceneOf(match), 'german', { verb: 'recover', unit, weapon: 'w1' }).map(({ cite }) => cite);
  expect([why('u4'), why('u5')]).toEqual([['2.0.SquadEq'], ['1.2.6.b']]);
});

/** When a side may give up its ? (8.3.e). */
import { expect, test } from 'vitest';
import { type Position, skirmish } from '../testing/bench.ts';

const POSITION: Position = {
  attacker: 'german',
  scenario: {
    rules: ['concealment'],
    groups: [
      { id: 'german', side: 'german', elr: 5, units: {}, setUp: ['1:A1-D7'] },
      { id: 'russian', side: 'russian', elr: 5, units: {}, setUp: ['1:F1-M9'] },
    ],
  },
  hexes: { '1:C4': 'woods' },
  units: [
    'german 4-6-7 C4 concealed',
    'german 4-6-7 C5',
    'german 4-6-7 concealed',
    'russian 4-4-7 M9 concealed',
  ],
};

test('[aslsk 8.3.e] its own units on the map may be shown at any time, but for the set-up, in which they are lifted', () => {
  const playing = skirmish({ ...POSITION, phase: 'movement' });
  expect(playing.anytime('german')).toEqual(['show u1']);
  expect(playing.anytime('russian')).toEqual(['show u4']);
  const settingUp = skirmish({ ...POSITION, phase: 'rally', doing: [{ is: 'set-up', side: 'german' }] });
  expect(settingUp.anytime('german')).toEqual([]);
});

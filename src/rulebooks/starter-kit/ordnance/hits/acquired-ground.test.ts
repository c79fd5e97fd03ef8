/** Ground that was fired at before (6.11). */
import { expect, test } from 'vitest';
import { type Position, play, skirmish, weapon } from '../../testing/bench.ts';

/** A gun that has fired at the empty hex D5 before. */
const RANGED_IN: Position = {
  phase: 'german prep-fire',
  units: ['german 2-2-8 D8', 'russian 4-4-7 D2'],
  weapons: [
    {
      card: 'german 7.5cm PaK 40',
      by: 'u1',
      facing: 0,
      acquired: { at: '1:D5', drm: -1, by: 'u1', from: '1:D8' },
    },
  ],
};

test.each([
  { hex: '1:D5', drm: -2 },
  { hex: '1:D4', drm: -1 },
])(
  '[aslsk 6.11.b, 6.11.a] fired at again, empty ground is acquired better, and other ground anew: $hex $drm',
  ({ hex, drm }) => {
    const match = skirmish(RANGED_IN, '6,5');
    play(match, 'german', 'ready w1', 'aim area', `at ${hex}`, 'shoot');
    expect(weapon(match, 'w1').acquired).toMatchObject({ at: hex, drm });
    expect(weapon(match, 'w1').acquired).not.toHaveProperty('on');
  },
);

/** What a main armament that jams has acquired (6.10). */
import { expect, test } from 'vitest';
import { play, skirmish } from '../testing/bench.ts';
import { vehicleById } from './vehicles.ts';

const after = (dice: readonly number[]) => {
  const match = skirmish(
    {
      phase: 'american prep-fire',
      units: ['german 4-6-7 D3', 'german 4-6-7 E4'],
      vehicles: [
        {
          card: 'american M4A3',
          at: '1:D8',
          facing: 0,
          acquired: { at: '1:D3', drm: -1, by: 'v1', from: '1:D8', on: { u1: '1:D3' } },
        },
      ],
    },
    [dice],
  );
  play(match, 'american', 'ready v1.MA', 'at 1:D3', 'aim infantry', 'shoot');
  while (match.state.phase === 'prep-fire' && match.choiceOf('american')) play(match, 'american', 'done');
  return vehicleById(match.state, 'v1').acquired?.drm;
};

test('[aslsk 6.10.b] a tank whose main armament malfunctions has nothing acquired any more', () => {
  expect(after([5, 6])).toBe(-2);
  expect(after([6, 6])).toBeUndefined();
});

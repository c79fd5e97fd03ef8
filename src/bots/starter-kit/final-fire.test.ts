import { expect, test } from 'vitest';
import { type Choice, Random } from '../../engine/index.ts';
import { skirmish } from '../../rulebooks/starter-kit/testing/bench.ts';
import { positionOf } from '../doctrine/doctrine.ts';
import { judge } from '../thinking/judgement.ts';
import { starterKitDoctrine } from './index.ts';

test('final fire is planned like any other: together, at those who have least cover', () => {
  const match = skirmish({
    phase: 'russian defensive-fire',
    hexes: { '1:F9': 'stone building' },
    units: [
      { card: 'russian 4-4-7', at: '1:F9' },
      { card: 'russian 4-4-7', at: '1:F3' },
      { card: 'german 4-6-7', at: '1:F5' },
      { card: 'german 4-6-7', at: '1:F5' },
    ],
  });
  const position = positionOf(match.tryOut(), match.choices[0] as Choice);
  expect(position).toMatchObject({ side: 'german', choice: { id: 'final-fire' } });
  const { acts } = judge('sergeant', starterKitDoctrine)(position, new Random(1));
  expect(acts).toEqual([
    { verb: 'ready', shooter: 'u3' },
    { verb: 'at', hex: '1:F3' },
    { verb: 'add', shooter: 'u4' },
    { verb: 'shoot' },
  ]);
});

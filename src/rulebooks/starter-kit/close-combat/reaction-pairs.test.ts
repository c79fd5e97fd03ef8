/** Who attacks a vehicle together when it moves among them (3.3.4, 3.8.o). */
import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';

const Z1 = '1:D4' as const;

test('[aslsk 3.8.o, 3.3.4.a] each alone, or with one leader; a pair is offered once, and two squads never go together', () => {
  const match = skirmish({
    phase: 'russian movement',
    units: [
      `german 8-1 ${Z1}`,
      `german 4-6-7 ${Z1}`,
      `german 4-6-7 ${Z1}`,
      `german 9-1 ${Z1}`,
      'russian 4-4-7 M9',
    ],
    vehicles: [`russian T-34/85 ${Z1} motion moved`],
    doing: [
      { is: 'drive', vehicle: 'v1', spent: 2, here: 2, shots: {}, begun: true, over: true },
      { is: 'reaction', side: 'german', vehicle: 'v1', spent: 1, earlier: {} },
    ],
  });
  expect(match.offered('german').toSorted()).toEqual(
    [
      ...['react u1', 'react u2', 'react u3', 'react u4'],
      ...['react u2,u1', 'react u3,u1', 'react u2,u4', 'react u3,u4', 'react u1,u4'],
      'pass',
    ].toSorted(),
  );
});

import { expect, test } from 'vitest';
import type { Choice } from '../../engine/index.ts';
import { skirmish } from '../../rulebooks/starter-kit/testing/bench.ts';
import { type Care, positionOf } from '../doctrine/doctrine.ts';
import { starterKitDoctrine } from './index.ts';

/** Where a squad in the open would go, and who it is. */
function moves(care: Care): readonly { readonly subject: string | undefined; readonly to: string }[] {
  const match = skirmish({
    hexes: { '1:C4': 'woods', '1:C6': 'woods', '1:H5': 'stone building' },
    phase: 'german movement',
    units: [
      { card: 'german 4-6-7', at: '1:C5' },
      { card: 'russian 4-4-7', at: '1:H5' },
    ],
  });
  const position = positionOf(match.tryOut(), match.choices[0] as Choice);
  return starterKitDoctrine
    .courses(position, care)
    .filter(({ acts: [first] }) => first.verb === 'move')
    .map(({ subject, acts }) => ({ subject, to: JSON.stringify(acts.at(-1)) }));
}

const placesIn = (care: Care) => new Set(moves(care).map(({ to }) => to)).size;

test('one who is thorough weighs several places for the same men, of which they can go to one', () => {
  expect(placesIn('thorough')).toBeGreaterThan(placesIn('usual'));
  expect(new Set(moves('thorough').map(({ subject }) => subject))).toEqual(new Set(['u1']));
});

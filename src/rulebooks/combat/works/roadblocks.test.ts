import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import { lineOf } from '../sight/line.ts';
import type { Work } from '../state.ts';
import { type Position, play, skirmish, standing } from '../testing/bench.ts';

/** On the road in D5, across its three hexsides to the north. */
const BLOCK: Work = { is: 'roadblock', at: '1:D5', facing: 'N' };
const road: Partial<Position> = { roads: [['D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8']] };

const lie = (more: Partial<Position> = {}) =>
  standing({ units: ['german 6-6 D3', 'american 7-6 D5'], works: [BLOCK], ...road, ...more });

test('[combat 7.8.2] E-030 a wall across the three hexsides that it faces, on the road and beside it', () => {
  const { world, state } = lie();
  const open = lie({ works: [] }).world;
  const costs = (land: typeof world) =>
    (['1:D4', '1:C5', '1:E5', '1:D6'] as const).map(from => groundCost(land, from, '1:D5'));
  expect([costs(open), costs(world)]).toEqual([
    [1, 1, 1, 1],
    [2, 2, 2, 1],
  ]);
  const drm = (from: '1:D3' | '1:D7') =>
    fireModifiers(world, state, { from: [from], isDirected: false }, fieldedById(state, 'u2')).value;
  expect([drm('1:D3'), drm('1:D7')]).toEqual([10, 0]);
  expect([lineOf(open, '1:D3', '1:D7').blocked, lineOf(world, '1:D3', '1:D7').blocked?.cite]).toEqual([
    undefined,
    '6.7.2.2',
  ]);
});

test('[combat 7.8.3] it is cleared away as mines are', () => {
  // The last two dice are for the initiative of the next turn.
  const match = skirmish(
    {
      units: [{ card: 'german 8-2', at: '1:D5', crept: '1:D5' }, 'american 7-6 M9 moved run'],
      works: [BLOCK],
      ...road,
    },
    '1 2',
  );
  play(match, 'german', 'clear u1');
  expect(match.state.works).toHaveLength(1);
  play(match, 'american', 'offer-end');
  play(match, 'german', 'offer-end');
  expect(match.state.works).toEqual([]);
});

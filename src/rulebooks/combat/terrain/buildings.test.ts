import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import { lineOf } from '../sight/line.ts';
import { offers, type Position, play, refusals, skirmish, standing } from '../testing/bench.ts';
import { landOf } from './land.ts';

const FAR = 'american 7-6 M9 moved run';

/** A stone hall along column D, two floors above the ground, stairs in D4 alone, and a steeple over D5. */
const hall: Partial<Position> = {
  buildings: {
    hall: { material: 'stone', hexes: ['D4', 'D5', 'D6'], upper: 2, stairs: ['D4'], steeple: 'D4' },
  },
};
const barn: Partial<Position> = { buildings: { barn: { material: 'wood', hexes: ['D4', 'D5'], upper: 1 } } };

const steps = (told: string, more: Partial<Position>) => {
  const match = skirmish({ units: [told, FAR], ...more });
  play(match, 'german', 'move u1 cautious');
  return offers(match, 'german', 'step')
    .filter(step => step.includes('/'))
    .toSorted();
};

test('[combat 6.4.1, 6.4.1.3.1.1] men and their weapons go upstairs; where stairs are drawn by them alone, and from room to room', () => {
  for (const told of ['german 6-6', 'german nco', 'german MG 34', 'german Flamethrower'])
    expect(steps(`${told}${told.includes('MG') ? ' crew' : ''} D4`, barn)).toEqual(['step u1 1:D4/1']);
  expect(steps('german 6-6 D5', barn)).toEqual(['step u1 1:D5/1']);
  expect([steps('german 6-6 D4', hall), steps('german 6-6 D5', hall)]).toEqual([['step u1 1:D4/1'], []]);
  expect(steps('german 6-6 D5/1', hall)).toEqual(['step u1 1:D4/1', 'step u1 1:D6/1']);
  expect(steps('german 6-6 D4/1', hall)).toEqual(['step u1 1:D4/2', 'step u1 1:D5/1']);
  // Down by the stairs alone, too.
  const above = skirmish({ units: ['german 6-6 D5/1', FAR], ...hall });
  play(above, 'german', 'move u1 cautious');
  expect(refusals(above, 'german', 'step u1 1:D5')).toEqual(['10.1.2']);
});

test('[combat 6.4.6.1] a steeple is one level above the highest floor, for leaders, half-squads and machine guns', () => {
  const climbs = (told: string) => steps(`${told} D4/2`, hall).includes('step u1 1:D4/3');
  expect(['german nco', 'german 6-6 half', 'german MG 34 crew'].map(climbs)).toEqual([true, true, true]);
  expect(['german 6-6', 'german Flamethrower', 'german ATR crew'].map(climbs)).toEqual([false, false, false]);
  expect(steps('german nco D5/2', hall)).not.toContain('step u1 1:D5/3');
  // From three levels up one looks over a hill of two levels, and the house is higher by it.
  const { world } = standing({ units: [], ...hall, levels: { G4: 2 } });
  const flat = standing({
    units: [],
    buildings: { hall: { material: 'stone', hexes: ['D4', 'D5', 'D6'], upper: 2 } },
    levels: { D1: 3, D9: 3 },
  }).world;
  const raised = standing({ units: [], ...hall, levels: { D1: 3, D9: 3 } }).world;
  expect([lineOf(world, '1:D4/2', '1:J4').blocked?.cite, lineOf(world, '1:D4/3', '1:J4').blocked]).toEqual([
    '5.2.5.b',
    undefined,
  ]);
  expect([lineOf(flat, '1:D1', '1:D9').blocked, lineOf(raised, '1:D1', '1:D9').blocked?.cite]).toEqual([
    undefined,
    '5.1.5.2',
  ]);
});

test('[combat 6.4.6, 6.4.6.1.1] into the steeple for two points from the highest floor alone, or from the ground where there is none; there the cover is five', () => {
  const match = skirmish({ units: ['german nco D4/2', FAR], ...hall });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4/3');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 2 } });
  expect(steps('german nco D4/1', hall)).not.toContain('step u1 1:D4/3');
  const chapel: Partial<Position> = {
    buildings: { chapel: { material: 'stone', hexes: ['D4'], steeple: 'D4' } },
  };
  expect(steps('german nco D4', chapel)).toEqual(['step u1 1:D4/1']);
  const { world, state } = standing({
    units: ['american 7-6 D2', 'german nco D4/3', 'german nco D4/2'],
    ...hall,
  });
  const drm = (id: 'u2' | 'u3') =>
    fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, id)).value;
  expect([drm('u2'), drm('u3')]).toEqual([5, 20]);
});

test('[combat 6.4.8] E-027 across a wall without a door nobody goes, and nothing is seen, but by a mousehole', () => {
  const barred: Partial<Position> = { ...barn, board: { bars: ['D4/S'] } };
  const { world, state } = standing({ units: [], ...barred });
  const holed = landOf(world, { ...state, holes: ['1:D5/N'] });
  expect([groundCost(world, '1:D4', '1:D5'), groundCost(holed, '1:D4', '1:D5')]).toMatchObject([
    { cite: '6.4.8' },
    1,
  ]);
  expect([lineOf(world, '1:D4', '1:D5').blocked?.cite, lineOf(holed, '1:D4', '1:D5').blocked]).toEqual([
    '6.4.8',
    undefined,
  ]);
  expect(groundCost(standing({ units: [], ...barn }).world, '1:D4', '1:D5')).toBe(2);
  // The hole is at the ground, and floors above it are as they were.
  expect(groundCost(holed, '1:D4/1', '1:D5/1')).toMatchObject({ cite: '6.4.8' });
});

test('[combat 6.7.1.1] through a gate for the ground alone, and in sight where the thread goes clear through it; its wall covers all the same', () => {
  const wall = (gates: string[]): Partial<Position> => ({
    board: { sides: { 'D5/S': 'wall', 'D5/SE': 'wall' }, gates },
  });
  const shut = standing({ units: ['german 6-6 D3', 'american 7-6 D6'], ...wall([]) });
  const open = standing({ units: ['german 6-6 D3', 'american 7-6 D6'], ...wall(['D5/S']) });
  const costs = ({ world }: typeof shut) => [
    groundCost(world, '1:D5', '1:D6'),
    groundCost(world, '1:D5', '1:E6'),
  ];
  expect([costs(shut), costs(open)]).toEqual([
    [2, 2],
    [1, 2],
  ]);
  const drm = ({ world, state }: typeof shut) =>
    fireModifiers(world, state, { from: ['1:D3'], isDirected: false }, fieldedById(state, 'u2')).value;
  expect([drm(shut), drm(open)]).toEqual([10, 10]);
  const numbers = ({ world }: typeof shut) => lineOf(world, '1:D3', '1:D6').into.map(({ number }) => number);
  expect([numbers(shut), numbers(open)]).toEqual([[60], []]);
  // Straight through it one sees on; aslant the wall is in the way.
  const seen = ({ world }: typeof shut, from: '1:D3' | '1:C3', to: '1:D8' | '1:E8') =>
    lineOf(world, from, to).blocked?.cite;
  expect([seen(shut, '1:D3', '1:D8'), seen(open, '1:D3', '1:D8'), seen(open, '1:C3', '1:E8')]).toEqual([
    '6.7.2.2',
    undefined,
    '6.7.2.2',
  ]);
});

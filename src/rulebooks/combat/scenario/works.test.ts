import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import type { Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { SCENARIOS } from './content.ts';
import { scenarioProblems } from './scenario.ts';
import { autoSetUp } from './set-up.ts';

/** What is wrong with works on the farm: E4 is a farmhouse, and a paved road comes in by B5 from the west. */
function wrong(...works: Work[]): readonly string[] {
  const [first] = SCENARIOS;
  const told = JSON.stringify({ ...first, works });
  return scenarioProblems(told, `${first?.id}.json`).map(problem => problem.expected ?? '');
}

const DIGGERS: Partial<Position> = {
  buildings: { mill: { material: 'stone', hexes: ['D4'], upper: 1 } },
  doing: [{ is: 'set-up', side: 'german' }],
  scenario: {
    groups: [{ id: 'german', side: 'german', name: 'g', units: {}, setUp: ['1:D4-D5'], dugIn: 1 }],
  },
};

test('[combat 6.4.5] as many as the scenario gives pits are dug in at first, in buildings and upstairs, too', () => {
  const match = skirmish({ units: ['german 6-6 D4/1', 'german 6-6 D5', 'american 7-6 M9'], ...DIGGERS });
  expect(offers(match, 'german', 'dig-in')).toEqual(['dig-in u1', 'dig-in u2']);
  play(match, 'german', 'dig-in u1');
  expect(unit(match, 'u1').dugIn).toBe(true);
  expect(refusals(match, 'german', 'dig-in u2')).toEqual(['6.4.5']);
  // What nobody may dig in he may not be dug into before the game, either.
  const road = skirmish({ units: ['german 6-6 D5', 'american 7-6 M9'], ...DIGGERS, roads: [['D5', 'D6']] });
  expect(refusals(road, 'german', 'dig-in u1')).toEqual(['6.3.1.b']);
});

test('[combat 6.4.5] ten more than the building gives; in play nobody digs there', () => {
  const { world, state } = standing({ units: ['american 7-6 D2', 'german 6-6 D4 dugIn'], ...DIGGERS });
  const drm = fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u2'));
  expect(drm.value).toBe(30);
  const match = skirmish({ units: ['german 6-6 D4', 'american 7-6 M9'], ...DIGGERS, doing: [] });
  expect(refusals(match, 'german', 'dig-in u1')).toEqual(['7.1.1.b']);
});

test('a set-up that is made for somebody uses the pits of the scenario', () => {
  const { world, state } = standing({ units: [{ card: 'german 6-6' }, 'american 7-6 M9'], ...DIGGERS });
  expect(autoSetUp(world, state, 'german').map(({ verb }) => verb)).toEqual(['place', 'dig-in']);
});

test('[combat 7.2.4] a trench against tanks is a trench to men, connected with others', () => {
  const works: Work[] = [
    { is: 'anti-tank trench', at: '1:D4' },
    { is: 'trench', at: '1:D5' },
  ];
  const { world } = standing({ units: [], works });
  expect(groundCost(world, '1:D4#trench', '1:D5#trench')).toBe(1);
  const match = skirmish({ units: ['german 6-6 D5#trench', 'american 7-6 M9 moved run'], works });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4#trench');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D4#trench', trenched: true });
});

test('[combat 7.4.1, 7.9.2.a, 7.8.2, 7.2.2] a scenario lays no wire and no pillbox into houses, no trench on a paved road, and roadblocks across roads alone', () => {
  expect(wrong({ is: 'wire', at: '1:E4' })).toEqual(['no building']);
  expect(wrong({ is: 'pillbox', at: '1:E4', facing: 'N' })).toEqual(['no building']);
  expect(wrong({ is: 'mines', at: '1:E4' }, { is: 'wire', at: '1:D4' })).toEqual([]);
  expect(wrong({ is: 'trench', at: '1:B5' })).toEqual(['no paved road']);
  expect(wrong({ is: 'wire', at: '1:B5' })).toEqual([]);
  expect(wrong({ is: 'roadblock', at: '1:B5', facing: 'N' })).toEqual(['a hexside that a road crosses']);
  expect(wrong({ is: 'roadblock', at: '1:B5', facing: 'NW' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { viewFor } from '../../concealment/views.ts';
import { skirmish } from '../../testing/bench.ts';
import { pieceName } from '../names.ts';
import { tabletop } from '../tabletop.ts';

/** Japanese in the jungle as the Americans see them. */
function asSeen() {
  const { state, world } = skirmish({
    phase: 'movement',
    scenario: {
      rules: ['pacific'],
      sides: [
        { id: 'american', nation: 'american', name: 'Americans' },
        { id: 'japanese', nation: 'japanese', name: 'Japanese' },
      ],
      groups: [
        { id: 'american', side: 'american', elr: 5, units: {}, setUp: ['1:A1-C9'] },
        { id: 'japanese', side: 'japanese', elr: 5, units: {}, setUp: ['1:E1-M9'] },
      ],
    },
    units: [
      'american 7-6-8 B2',
      'japanese 4-4-7 F5 concealed',
      'japanese 4-4-7 F5 concealed',
      'japanese 2-2-8 G6 hidden',
    ],
    weapons: ['japanese Type 92 INF of u4 facing 4'],
  });
  return { world, view: viewFor(state, 'american', world) };
}

test('a concealed stack is one counter with a ?, whatever is under it', () => {
  const scene = asSeen();
  const there = tabletop(scene).counters.filter(({ at }) => at === '1:F5');
  expect(there).toHaveLength(1);
  expect(there[0]).toMatchObject({ side: 'japanese', title: 'Japanese concealed stack' });
  expect(there[0]?.face).toEqual({ nation: 'japanese', symbol: 'unknown', tone: 'plain', figures: [] });
  expect(pieceName(scene, '?1:F5')).toBe('the ? in F5');
});

test('hidden men and their gun are known of, but not where they are', () => {
  const { counters, overlays } = tabletop(asSeen());
  for (const id of ['u4', 'w1']) {
    expect(counters.find(each => each.id === id)).toMatchObject({ box: 'Japanese out of sight' });
  }
  expect(counters.some(({ at }) => at === '1:G6')).toBe(false);
  expect(overlays.filter(({ kind }) => kind === 'arc')).toEqual([]);
});

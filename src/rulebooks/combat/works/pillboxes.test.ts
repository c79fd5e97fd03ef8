import { expect, test } from 'vitest';
import { VERBS } from '../acts.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { sightOf } from '../sight/sight.ts';
import type { LocId, Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
/** In F6, with its front to the north. */
const BOX: Work = { is: 'pillbox', at: '1:F6', facing: 'N' };

function drm(from: LocId, more: Partial<Position> = {}) {
  const { world, state } = standing({
    units: [`german 6-6 ${from.slice(2)}`, 'american 7-6 F6#pillbox'],
    works: [BOX],
    ...more,
  });
  return fireModifiers(world, state, { from: [from], isDirected: false }, fieldedById(state, 'u2')).value;
}

test('[combat 7.9.2.b] E-031 20 through its front, 40 from elsewhere, and nothing of the ground around it', () => {
  expect([drm('1:F4'), drm('1:E5'), drm('1:G5')]).toEqual([20, 20, 20]);
  expect([drm('1:F8'), drm('1:E8'), drm('1:F6')]).toEqual([40, 40, 40]);
  // Of woods, and of a wall before it, nothing is added.
  expect(drm('1:F4', { hexes: { F6: 'woods' }, board: { sides: { 'F6/N': 'bocage' } } })).toBe(20);
  expect(drm('1:F8', { works: [{ ...BOX, facing: 'S' }] })).toBe(20);
});

test('[combat 7.9.2.a] those inside fire across the three hexsides that it faces, and not at their own hex', () => {
  const match = skirmish({
    units: [
      'german 6-6 F6#pillbox',
      'american 7-6 F4',
      'american 7-6 D5',
      'american 7-6 H5',
      'american 7-6 F8',
      'american 7-6 E8',
      'american 7-6 F6',
    ],
    works: [BOX],
  });
  expect(offers(match, 'german', 'fire').toSorted()).toEqual([
    'fire u1 1:D5',
    'fire u1 1:F4',
    'fire u1 1:H5',
  ]);
  expect(refusals(match, 'german', 'fire u1 1:F8')).toEqual(['7.9.2.a']);
  expect(refusals(match, 'german', 'fire u1 1:F6')).toEqual(['7.9.2.a']);
});

test('[combat 7.9.6] E-026 to see into it takes 15 in Open Ground, and 15 less than the ground wants elsewhere', () => {
  const number = (more: Partial<Position> = {}) => {
    const { world, state } = standing({
      units: ['german 6-6 F4', 'american 7-6 F6#pillbox'],
      works: [BOX],
      ...more,
    });
    return sightOf(world, state, ['1:F4'], '1:F6#pillbox').rolls.map(roll => roll.number);
  };
  expect([number(), number({ hexes: { F6: 'woods' } })]).toEqual([[15], [40]]);
});

test('[combat 7.9.3] in for a point from the ground of its hex, out for nothing; never past the enemy inside', () => {
  const match = skirmish({ units: ['german 6-6 F7', FAR], works: [BOX], hexes: { F6: 'woods' } });
  play(match, 'german', 'move u1 cautious');
  expect(refusals(match, 'german', 'step u1 1:F6#pillbox')).not.toEqual([]);
  play(match, 'german', 'step u1 1:F6', 'step u1 1:F6#pillbox');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 3 } });
  play(match, 'german', 'step u1 1:F5');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 4 } });
  const held = (holes: Position['holes']) => {
    const to = skirmish({
      units: ['german 6-6 F5', 'german nco F5', 'american 7-6 F6#pillbox', FAR],
      works: [BOX],
      ...(holes && { holes }),
    });
    play(to, 'german', 'move u1 cautious', 'join u2');
    return to;
  };
  const shut = held(undefined);
  expect(refusals(shut, 'german', 'step u1 1:F6#pillbox')).not.toEqual([]);
  const inHex = skirmish({ units: ['german 6-6 F6', 'american 7-6 F6#pillbox', FAR], works: [BOX] });
  play(inHex, 'german', 'move u1 cautious');
  expect(refusals(inHex, 'german', 'step u1 1:F6#pillbox')).toEqual(['7.9.3']);
  // Through a mousehole in its hexside they get in from the next hex (7.6.1).
  expect(offers(held(['1:F5/S']), 'german', 'step')).toContain('step u1 1:F6#pillbox');
});

test('[combat 7.9.4, 7.9.3] a squad, two halves of one or a team, in play and at set-up; the ground around it is a place of its own', () => {
  const may = (inside: readonly string[], comer: string) => {
    const match = skirmish({
      units: [`german ${comer} F6`, ...inside.map(each => `german ${each} F6#pillbox`), FAR],
      works: [BOX],
    });
    play(match, 'german', 'move u1 cautious');
    return offers(match, 'german', 'step').includes('step u1 1:F6#pillbox');
  };
  expect([may([], '6-6'), may(['6-6'], '6-6'), may(['6-6'], 'MG 34 crew'), may(['MG 34'], '6-6')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([
    may(['6-6'], 'nco'),
    may(['nco'], '6-6'),
    may(['6-6 half'], '6-6 half'),
    may(['6-6 half'], '6-6'),
  ]).toEqual([true, true, true, false]);
  const setUp = skirmish({
    units: [{ card: 'german 6-6' }, 'german 6-6 F6', 'german 6-6 F6', 'german 6-6 F6#pillbox', FAR],
    works: [BOX],
    doing: [{ is: 'set-up', side: 'german' }],
    scenario: {
      groups: [{ id: 'german', side: 'german', name: 'g', units: {}, setUp: ['1:F6'] }],
      works: [BOX],
    },
  });
  expect(setUp.offered('german')).toEqual(['place u1 1:F6']);
  expect(refusals(setUp, 'german', 'place u1 1:F6#pillbox')).toEqual(['7.9.4']);
});

test('[combat 7.9.1, 7.8.1, 7.2.2] pillboxes, roadblocks and trenches come with the scenario: no verb makes one', () => {
  const words = Object.keys(VERBS.shapes).join(' ');
  expect(words).not.toMatch(/pillbox|roadblock|trench|build/);
  const match = skirmish({ units: ['german 8-2 D4', 'german nco D4', FAR] }, '1');
  play(match, 'german', 'dig-in u1');
  expect(match.state.works).toEqual([]);
  expect(unit(match, 'u1').dugIn).toBe(true);
});

import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import { sightOf } from '../sight/sight.ts';
import type { LocId, Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const trenches = (...hexes: string[]): Partial<Position> => ({
  works: hexes.map((at): Work => ({ is: 'trench', at: `1:${at}` as LocId })),
});

test('[combat 7.2.1.a, 7.2.1.c] trenches side by side are connected: a point from one to the next, whatever stands between', () => {
  const match = skirmish({
    units: ['german 6-6 D4#trench', FAR],
    ...trenches('D4', 'D5', 'D7'),
    hexes: { D5: 'woods' },
    board: { sides: { 'D5/N': 'bocage' } },
  });
  play(match, 'german', 'move u1 cautious');
  expect(offers(match, 'german', 'step')).toEqual(['step u1 1:D4', 'step u1 1:D5#trench']);
  play(match, 'german', 'step u1 1:D5#trench');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 1 } });
});

test('[combat 7.2.1.a] trenches on other levels are no shortcut', () => {
  const { world } = standing({ units: [], levels: { D5: 1 }, ...trenches('D4', 'D5') });
  expect(groundCost(world, '1:D4#trench', '1:D5#trench')).toBe(3);
});

test('[combat 7.2.1.b, 6.4.4] out of it to the ground of its hex for a point; into it straight from the next hex, a building too', () => {
  const match = skirmish({ units: ['german 6-6 D4#trench', FAR], ...trenches('D4') });
  play(match, 'german', 'move u1 cautious');
  expect(offers(match, 'german', 'step')).toEqual(['step u1 1:D4']);
  play(match, 'german', 'step u1 1:D4');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 1 } });
  const house = skirmish({
    units: ['german 6-6 D3', FAR],
    hexes: { D3: 'stone building' },
    ...trenches('D4'),
  });
  play(house, 'german', 'move u1 cautious', 'step u1 1:D4#trench');
  expect(unit(house, 'u1').at).toBe('1:D4#trench');
});

function drm(target: string, more: Partial<Position> = {}) {
  const { world, state } = standing({
    units: ['german 6-6 D2', `american 7-6 ${target}`],
    ...trenches('D6'),
    ...more,
  });
  return fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u2')).value;
}

test('[combat 7.2.1.1] E-033 a trench is +15, in place of lesser cover', () => {
  expect(drm('D6#trench')).toBe(15);
  expect(drm('D6')).toBe(0);
  expect(drm('D6#trench', { hexes: { D6: 'woods' } })).toBe(15);
  expect(drm('D6#trench', { hexes: { D6: 'rubble' } })).toBe(20);
});

test('[combat 7.2.1.c] from trench to trench moving counts for nothing, otherwise it does', () => {
  expect(drm('D6#trench moved cautious')).toBe(5);
  const { world, state } = standing({
    units: ['german 6-6 D2', { card: 'american 7-6', at: '1:D6#trench', moved: 'cautious', trenched: true }],
    ...trenches('D6'),
  });
  const tally = fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u2'));
  expect(tally.value).toBe(15);
  const match = skirmish({ units: ['german 6-6 D4#trench', FAR], ...trenches('D4', 'D5') });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D5#trench');
  expect(unit(match, 'u1').trenched).toBe(true);
  play(match, 'german', 'step u1 1:D5');
  expect(unit(match, 'u1')).not.toHaveProperty('trenched');
});

test('a trench is hard to look into', () => {
  const { world, state } = standing({
    units: ['german 6-6 D2', 'american 7-6 D6#trench'],
    ...trenches('D6'),
  });
  expect(sightOf(world, state, ['1:D2'], '1:D6#trench').rolls.map(({ number }) => number)).toEqual([45]);
});

// ---- wire and mines

test('[combat 7.4.2.a, 7.2.1.c] into wire one crawls, and is Crawled Fired; trenches run beneath', () => {
  const wire: Work = { is: 'wire', at: '1:D4' };
  const match = skirmish({ units: ['german 6-6 D3', FAR], works: [wire] });
  play(match, 'german', 'move u1 cautious');
  expect(refusals(match, 'german', 'step u1 1:D4')).toEqual(['7.4.2.a']);
  const crawls = skirmish({ units: ['german 6-6 D3', FAR], works: [wire] });
  play(crawls, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(unit(crawls, 'u1')).toMatchObject({ at: '1:D4', moved: 'crawl', halfFired: true });
  const below = skirmish({
    units: ['german 6-6 D3#trench', FAR],
    works: [wire, ...(trenches('D3', 'D4').works ?? [])],
  });
  play(below, 'german', 'move u1 cautious', 'step u1 1:D4#trench');
  expect(unit(below, 'u1')).not.toHaveProperty('halfFired');
});

const MINES: Work = { is: 'mines', at: '1:D4' };

test('[combat 7.3.6, 7.3.7] mines strike on the row of 12 on the way in, and again on the way out', () => {
  // 45 is M: an 8 pins.
  const into = skirmish({ units: ['german 6-6 D3', FAR], works: [MINES] }, '4,5 8');
  play(into, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(unit(into, 'u1')).toMatchObject({ at: '1:D4', morale: 'pinned' });
  const out = skirmish({ units: ['german 6-6 D4', FAR], works: [MINES] }, '4,5 8');
  play(out, 'german', 'move u1 cautious', 'step u1 1:D5');
  expect(unit(out, 'u1')).toMatchObject({ at: '1:D4', morale: 'pinned' });
  const unhurt = skirmish({ units: ['german 6-6 D4', FAR], works: [MINES] }, '9,9');
  play(unhurt, 'german', 'move u1 cautious', 'step u1 1:D5');
  expect(unit(unhurt, 'u1').at).toBe('1:D5');
});

test('[combat 7.3.9] who crawls is not struck', () => {
  const match = skirmish({ units: ['german 6-6 D3', FAR], works: [MINES] });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D4');
});

test('[combat 7.3.7.2] a roll of 00 has used them up, and does nothing else', () => {
  const match = skirmish({ units: ['german 6-6 D3', FAR], works: [MINES] }, '10,10');
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(match.state.works).toEqual([]);
  expect(unit(match, 'u1')).not.toHaveProperty('morale');
});

test('[combat 7.3.3, 7.2.1.c] from trench to trench, and from a trench into a building, nobody is struck', () => {
  const match = skirmish({
    units: ['german 6-6 D3#trench', FAR],
    works: [MINES, ...(trenches('D3', 'D4', 'D5').works ?? [])],
  });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D4#trench', 'step u1 1:D5#trench');
  expect(unit(match, 'u1').at).toBe('1:D5#trench');
  const house = skirmish({
    units: ['german 6-6 D3#trench', FAR],
    hexes: { D4: 'stone building' },
    works: [MINES, ...(trenches('D3').works ?? [])],
  });
  play(house, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(unit(house, 'u1').at).toBe('1:D4');
});

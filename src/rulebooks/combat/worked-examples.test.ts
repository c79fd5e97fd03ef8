/** Worked examples of the text that no test of a rule shows already: moves of the Quick Start, heights, room. */
import { expect, test } from 'vitest';
import { equivalentOf, OUR_CHARTS } from './charts/index.ts';
import { sceneNow } from './game.ts';
import { groundCost } from './movement/costs.ts';
import { isOverfull } from './movement/stacking.ts';
import { lineOf } from './sight/line.ts';
import type { LocId } from './state.ts';
import { offers, type Position, play, skirmish, standing, unit } from './testing/bench.ts';

const FAR = 'american 7-6 M9 moved run';
const TOWER: Position['buildings'] = { tower: { material: 'stone', hexes: ['D4'], upper: 2 } };

const landOf = (ground: Omit<Position, 'units'>) => {
  const { state, world } = standing({ units: [], ...ground });
  return sceneNow({ state, world }, 'german').world;
};

const sees = (ground: Omit<Position, 'units'>, from: LocId, to: LocId): boolean =>
  lineOf(landOf(ground), from, to).blocked === undefined;

/** Movement Points that the first unit has spent. */
const spent = (match: ReturnType<typeof skirmish>): number | undefined => {
  const frame = match.state.doing[0];
  return frame?.is === 'move' ? frame.spent.u1 : undefined;
};

test('E-011 nine squads on three levels of a building have room', () => {
  const floors = ['D4', 'D4/1', 'D4/2'].flatMap(at => Array.from({ length: 3 }, () => `german 6-6 ${at}`));
  const { state } = standing({ units: [...floors, FAR], buildings: TOWER });
  for (const at of ['1:D4', '1:D4/1', '1:D4/2'] as const) expect(isOverfull(state, 'german', at)).toBe(false);
});

test('E-012 three squads of each side in one hex: neither has too many', () => {
  const both = ['german 6-6', 'russian 5-4'].flatMap(card => Array.from({ length: 3 }, () => `${card} D4`));
  const { state } = standing({ units: both });
  expect([isOverfull(state, 'german', '1:D4'), isOverfull(state, 'russian', '1:D4')]).toEqual([false, false]);
});

test('E-018 a building of two levels stands as high as its ground lets it', () => {
  const over = (ground: number, eye: number) =>
    sees({ buildings: TOWER, levels: { D4: ground, D1: eye } }, '1:D1', '1:D8');
  expect([over(0, 2), over(0, 3)]).toEqual([false, true]);
  expect([over(-1, 1), over(-1, 2)]).toEqual([false, true]);
});

test('E-020 two levels up one looks over a house of one level', () => {
  const over = (eye: number) =>
    sees(
      { buildings: { house: { material: 'wood', hexes: ['D4'], upper: 0 } }, levels: { D1: eye } },
      '1:D1',
      '1:D8',
    );
  expect([over(1), over(2)]).toEqual([false, true]);
});

test('E-024 woods at level −2 reach to level −1', () => {
  const over = (eye: number) =>
    sees(
      { hexes: { D4: 'woods' }, levels: { D1: eye, D2: -2, D3: -2, D4: -2, D8: -2, D7: -2, D6: -2, D5: -2 } },
      '1:D1',
      '1:D8',
    );
  expect([over(-1), over(0)]).toEqual([false, true]);
});

test('E-041, E-042 a level up costs 2 besides; two levels cost 4, up and down (R2)', () => {
  const step = (from: number, to: number) =>
    groundCost(landOf({ levels: { D3: from, D4: to } }), '1:D3', '1:D4');
  expect([step(-3, -2), step(-2, 0), step(0, -2)]).toEqual([3, 5, 5]);
});

test('E-043 at a run over open ground, through a house and up its stairs: seven points of eight', () => {
  const match = skirmish({
    units: ['german 6-6 D2', FAR],
    buildings: { church: { material: 'stone', hexes: ['D4', 'D5'], upper: 1 } },
  });
  play(match, 'german', 'move u1 run', 'step u1 1:D3', 'step u1 1:D4', 'step u1 1:D5', 'step u1 1:D5/1');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'run', at: '1:D5/1' });
  const way = ['1:D2', '1:D3', '1:D4', '1:D5', '1:D5/1'] as const;
  const land = sceneNow(match, 'german').world;
  const costs = way.slice(1).map((to, i) => groundCost(land, way[i] as LocId, to));
  expect(costs).toEqual([1, 2, 2, 2]);
});

test('E-044 three squads and their NCO assault into an orchard for two points of four, and are marked so', () => {
  const match = skirmish({
    units: ['german 5-4 D3', 'german 5-4 D3', 'german 5-4 D3', 'german nco D3', FAR],
    hexes: { D5: 'orchard' },
  });
  const all = ['u1', 'u2', 'u3', 'u4'];
  play(match, 'german', 'move u1 assault', 'join u2', 'join u3', 'join u4');
  for (const to of ['1:D4', '1:D5']) for (const id of all) play(match, 'german', `step ${id} ${to}`);
  expect(spent(match)).toBe(2);
  play(match, 'german', 'done');
  expect(match.state.units.map(({ moved }) => moved)).toEqual([...all.map(() => 'assault'), 'run']);
});

test('E-045 into a house and on for two hexes: all four points of an assault', () => {
  const match = skirmish({
    units: ['german 6-6 D2', FAR],
    buildings: { house: { material: 'wood', hexes: ['D3'], upper: 0 } },
  });
  play(match, 'german', 'move u1 assault', 'step u1 1:D3', 'step u1 1:D4', 'step u1 1:D5');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('E-047 an NCO, a half-squad and a bazooka: a flip and four hexes are five points of six', () => {
  const match = skirmish({
    units: ['american Bazooka D2', 'american 7-6 D2 half', 'american nco D2', 'german 6-6 M9 moved run'],
    active: 'american',
  });
  play(match, 'american', 'move u1 cautious', 'join u2', 'join u3', 'flip u1');
  for (const to of ['1:D3', '1:D4', '1:D5', '1:D6'])
    for (const id of ['u1', 'u2', 'u3']) play(match, 'american', `step ${id} ${to}`);
  expect(spent(match)).toBe(5);
});

test('E-049 one hex into a trench is a crawl', () => {
  const match = skirmish({ units: ['german 6-6 D3', FAR], works: [{ is: 'trench', at: '1:D4' }] });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D4#trench', 'done');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'crawl', at: '1:D4#trench' });
});

test('E-052 whoever is Disrupted with no point left still flees a hex towards cover', () => {
  const match = skirmish({ units: ['german 6-6 D2', 'american 7-6 H8'], hexes: { B6: 'woods' } }, '2,6 10 1');
  play(match, 'german', 'move u1 assault');
  for (const to of ['1:D3', '1:D4', '1:D5']) {
    play(match, 'german', `step u1 ${to}`);
    play(match, 'american', 'pass');
  }
  play(match, 'german', 'step u1 1:D6');
  expect(spent(match)).toBe(4);
  play(match, 'american', 'fire u2 1:D6', 'shoot');
  if (match.choiceOf('american')) play(match, 'american', 'pass');
  expect(unit(match, 'u1').morale).toBe('disrupted');
  expect(offers(match, 'german', 'flee')).not.toEqual([]);
});

test('E-058 a flamethrower fires in the row of 30, a German anti-tank rifle in that of 1', () => {
  expect([equivalentOf(OUR_CHARTS, 'FT'), equivalentOf(OUR_CHARTS, 'GATR')]).toEqual([30, 1]);
});

test('E-065 a crawl in place turns an MG 42 to its gun, and marks it as crawled (R9)', () => {
  const match = skirmish({ units: ['german MG 42 D4 crew', FAR] });
  play(match, 'german', 'move u1 crawl', 'flip u1');
  if (match.choiceOf('german')?.id === 'move') play(match, 'german', 'done');
  expect(unit(match, 'u1')).toMatchObject({ moved: 'crawl', at: '1:D4' });
  expect(unit(match, 'u1').crew).toBeUndefined();
});

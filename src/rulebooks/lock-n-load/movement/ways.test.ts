import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import { offers, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { gunRefusal, waysFrom } from './ways.ts';

const SQUAD = 'german 1-6-4-5 C4';
const FOE = 'u99: american 2-5-4-6 M10 shaken';

const ways = (position: Partial<Position>, from: Location) => {
  const { world, view } = standing({ units: [SQUAD], ...position });
  return [...waysFrom(world, view, from)].toSorted();
};
const AROUND = ['1:B3', '1:B4', '1:C3', '1:C5', '1:D3', '1:D4'];
const HALL = { buildings: { hall: { material: 'stone', hexes: ['C4', 'C5', 'C6'] } } } as const;

test('[lnl 6.0.a] all hexes around, but water and what lies beyond a cliff', () => {
  expect(ways({}, '1:C4')).toEqual(AROUND);
  expect(ways({ hexes: { C3: 'water' } }, '1:C4')).toEqual(AROUND.filter(hex => hex !== '1:C3'));
});

test('[lnl 10.2.b, 1.3.e] stairs are in every hex of a multi-story building, and upstairs one goes from hex to hex', () => {
  expect(ways(HALL, '1:C4')).toEqual(['1:B3', '1:B4', '1:C3', '1:C4/1', '1:C5', '1:D3', '1:D4']);
  expect(ways(HALL, '1:C5/1')).toEqual(['1:C4/1', '1:C5', '1:C6/1']);
  expect(ways({ hexes: { C4: 'stone building' } }, '1:C4')).toEqual(AROUND);
  const next = { material: 'stone', hexes: ['D4', 'D5', 'D6'] } as const;
  expect(ways({ buildings: { ...HALL.buildings, next } }, '1:C5/1')).toEqual(['1:C4/1', '1:C5', '1:C6/1']);
});

test('[lnl 21.1.b, 1.3.e] a Bunker is entered from its own hex, and left into it', () => {
  const bunkers = [{ at: '1:C4', kind: 'Bunker', facing: 0 }] as const;
  expect(ways({ bunkers }, '1:C4')).toEqual(['1:B3', '1:B4', '1:C3', '1:C4#b', '1:C5', '1:D3', '1:D4']);
  expect(ways({ bunkers }, '1:C4#b')).toEqual(['1:C4']);
});

test('[lnl 1.3.e] upstairs and in a Bunker there is room for as many again', () => {
  const three = (at: Location) => [1, 2, 3].map(() => `german 1-6-4-5 ${at}`);
  const match = skirmish({ ...HALL, units: [SQUAD, ...three('1:C5'), ...three('1:C4/1').slice(1), FOE] });
  play(match, 'german', 'activate 1:C4', 'move u1');
  expect(offers(match, 'german', 'step')).toContain('step 1:C4/1');
  expect(offers(match, 'german', 'step')).not.toContain('step 1:C5');
});

test('[lnl 21.1.d] those around a Bunker and those inside are apart: no Melee comes of it', () => {
  const units = ['german 1-6-4-5 C3', 'american 2-5-4-6 C4#b fired', FOE];
  const match = skirmish({ units, bunkers: [{ at: '1:C4', kind: 'Bunker', facing: 0 }] });
  play(match, 'german', 'activate 1:C3', 'move u1', 'step 1:C4', 'done');
  expect(unit(match, 'u1').at).toBe('1:C4');
  expect(match.state.melees).toEqual([]);
});

test('[lnl 1.7.b] guns go into no building and over no hexside, machine guns do', () => {
  const refused = (card: string, position: Partial<Position>) => {
    const { world, view } = standing({ ...position, units: [`${card} C4`] });
    return gunRefusal(world, [unitById(view, 'u1')], '1:C4', '1:C5')?.cite;
  };
  const wall = { board: { sides: { 'C4/S': 'wall' } } } as const;
  const gate = { ...wall, roads: [['C4', 'C5']] };
  for (const card of ['russian 45mm ATG', 'german 50mm mortar']) {
    expect(refused(card, { hexes: { C5: 'wooden building' } })).toBe('1.7.b');
    expect(refused(card, wall)).toBe('1.7.b');
    expect(refused(card, gate)).toBeUndefined();
    expect(refused(card, { hexes: { C5: 'woods' } })).toBeUndefined();
  }
  expect(refused('german MG42 team', wall)).toBeUndefined();
  expect(refused('german MG42 team', { hexes: { C5: 'wooden building' } })).toBeUndefined();
});

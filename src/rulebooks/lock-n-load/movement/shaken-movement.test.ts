import { expect, test } from 'vitest';
import type { Location } from '../state.ts';
import { offers, type Position, play, skirmish, standing } from '../testing/bench.ts';
import { approachRefusal, enemiesFeared } from './shaken-movement.ts';

const SHAKEN = 'german 1-6-4-5 C4 shaken';
const ENEMY = { card: 'american 2-5-4-6', at: '1:C8' } as const;

function mayGo(to: Location, position: Partial<Position> = {}) {
  const { world, view } = standing({ units: [SHAKEN, ENEMY], ...position });
  const stack = view.units.filter(({ side }) => side === 'german');
  const feared = enemiesFeared(world, view, stack);
  return approachRefusal(world, feared, stack[0]?.at as Location, to) === undefined;
}

test('[lnl 5.1.b] Shaken units do not go towards an enemy whom they see', () => {
  expect(mayGo('1:C5')).toBe(false);
  expect(mayGo('1:B3')).toBe(true);
  expect(mayGo('1:C3')).toBe(true);
  expect(mayGo('1:C5', { hexes: { C6: 'woods' } })).toBe(true);
  expect(mayGo('1:C5', { units: ['german 1-6-4-5 C4', ENEMY] })).toBe(true);
});

test('[lnl 5.1.b] one of them holds back the whole stack', () => {
  expect(mayGo('1:C5', { units: ['german 1-6-4-5 C4', SHAKEN, ENEMY] })).toBe(false);
});

test('[lnl 5.1.b] nor up the stairs to the level of one who stands higher', () => {
  const hall = { buildings: { hall: { material: 'stone', hexes: ['C4', 'C3', 'C2'] } } } as const;
  expect(mayGo('1:C4/1', { ...hall, levels: { C8: 1 } })).toBe(false);
  expect(mayGo('1:C4/1', hall)).toBe(true);
});

test('[lnl 6.0.e, 5.1.b] not even the one hex that everybody may always move', () => {
  const match = skirmish({ units: [SHAKEN, 'american 2-5-4-6 C8 shaken'], wire: ['1:C5'] });
  play(match, 'german', 'activate 1:C4', 'move u1');
  const steps = offers(match, 'german', 'step');
  expect(steps).not.toContain('step 1:C5');
  expect(steps).toContain('step 1:C3');
});

test('[lnl 20.1.3] in the dark only from those near, lit or seen to fire', () => {
  const night: Partial<Position> = { scenario: { rules: ['night'] } };
  const at = (enemy: object, rest: Partial<Position> = {}) =>
    mayGo('1:C5', { ...night, units: [SHAKEN, { ...ENEMY, ...enemy }], ...rest });
  expect(at({})).toBe(true);
  expect(at({ fired: true })).toBe(false);
  expect(at({ at: '1:C6' })).toBe(false);
  expect(at({}, { starshells: ['1:C9'] })).toBe(false);
});

test('[lnl 5.1.b] sideways and uphill is no approach', () => {
  expect(mayGo('1:D4', { levels: { C8: 1, D4: 1 } })).toBe(true);
});

import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { OUR_CHARTS } from './index.ts';
import { MOVERS, movementAllowance } from './movement-allowance.ts';

test('[aslsk 3.3.1.a] a leader has 6 MF, 3 if wounded; a squad 4, 3 if inexperienced', () => {
  expect(movementAllowance(OUR_CHARTS, 'SMC')).toBe(6);
  expect(movementAllowance(OUR_CHARTS, 'wounded SMC')).toBe(3);
  expect(movementAllowance(OUR_CHARTS, 'MMC')).toBe(4);
  expect(movementAllowance(OUR_CHARTS, 'conscript MMC')).toBe(3);
  expect(movementAllowance(OUR_CHARTS, 'inexperienced green MMC')).toBe(3);
});

test('[aslsk 3.3.1.chart] a leader and double time each add two; green troops with a leader are green no more', () => {
  expect(movementAllowance(OUR_CHARTS, 'MMC', { withLeader: true })).toBe(6);
  expect(movementAllowance(OUR_CHARTS, 'MMC', { doubleTime: true })).toBe(6);
  expect(movementAllowance(OUR_CHARTS, 'MMC', { withLeader: true, doubleTime: true })).toBe(8);
  expect(movementAllowance(OUR_CHARTS, 'inexperienced green MMC', { withLeader: true })).toBe(6);
  expect(movementAllowance(OUR_CHARTS, 'conscript MMC', { withLeader: true, doubleTime: true })).toBe(7);
  expect(movementAllowance(OUR_CHARTS, 'SMC', { doubleTime: true })).toBe(8);
});

test('[aslsk 3.2.3.f, 3.3.1.chart] a wounded man cannot double time, and no company makes him faster', () => {
  expect(movementAllowance(OUR_CHARTS, 'wounded SMC', { doubleTime: true })).toBeUndefined();
  expect(movementAllowance(OUR_CHARTS, 'wounded SMC', { withLeader: true })).toBe(3);
});

test('[aslsk 3.3.1.g] double time always adds exactly two', () => {
  for (const mover of MOVERS.filter(each => each !== 'wounded SMC'))
    for (const withLeader of [false, true])
      expect(movementAllowance(OUR_CHARTS, mover, { withLeader, doubleTime: true })).toBe(
        (movementAllowance(OUR_CHARTS, mover, { withLeader }) ?? 0) + 2,
      );
});

test('[aslsk 4.0.e] a squad carries 3 PP unhindered, a leader 1', () => {
  expect(modifier(OUR_CHARTS.portage, 'MMC')).toEqual({ n: 3, cite: '4.0.e' });
  expect(modifier(OUR_CHARTS.portage, 'SMC').n).toBe(1);
});

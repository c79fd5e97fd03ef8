import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { MOVERS, movementAllowance, PORTAGE } from './movement-allowance.ts';

test('[aslsk 3.3.1.a] a leader has 6 MF, 3 if wounded; a squad 4, 3 if inexperienced', () => {
  expect(movementAllowance('SMC')).toBe(6);
  expect(movementAllowance('wounded SMC')).toBe(3);
  expect(movementAllowance('MMC')).toBe(4);
  expect(movementAllowance('conscript MMC')).toBe(3);
  expect(movementAllowance('inexperienced green MMC')).toBe(3);
});

test('[aslsk 3.3.1.chart] a leader and double time each add two; green troops with a leader are green no more', () => {
  expect(movementAllowance('MMC', { withLeader: true })).toBe(6);
  expect(movementAllowance('MMC', { doubleTime: true })).toBe(6);
  expect(movementAllowance('MMC', { withLeader: true, doubleTime: true })).toBe(8);
  expect(movementAllowance('inexperienced green MMC', { withLeader: true })).toBe(6);
  expect(movementAllowance('conscript MMC', { withLeader: true, doubleTime: true })).toBe(7);
  expect(movementAllowance('SMC', { doubleTime: true })).toBe(8);
});

test('[aslsk 3.2.3.f, 3.3.1.chart] a wounded man cannot double time, and no company makes him faster', () => {
  expect(movementAllowance('wounded SMC', { doubleTime: true })).toBeUndefined();
  expect(movementAllowance('wounded SMC', { withLeader: true })).toBe(3);
});

test('[aslsk 3.3.1.g] double time always adds exactly two', () => {
  for (const mover of MOVERS.filter(each => each !== 'wounded SMC'))
    for (const withLeader of [false, true])
      expect(movementAllowance(mover, { withLeader, doubleTime: true })).toBe(
        (movementAllowance(mover, { withLeader }) ?? 0) + 2,
      );
});

test('[aslsk 4.0.e] a squad carries 3 PP unhindered, a leader 1', () => {
  expect(modifier(PORTAGE, 'MMC')).toEqual({ n: 3, cite: '4.0.e' });
  expect(modifier(PORTAGE, 'SMC').n).toBe(1);
});

import { expect, test } from 'vitest';
import { standing, WORLD } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { allowance, type Going, stealthWithFire } from './allowance.ts';

const value = (unit: string, going: Partial<Going> = {}) => {
  const { view } = standing({ units: [`${unit} C4`] });
  return allowance(WORLD, unitById(view, 'u1'), { kind: 'normal', weapons: 0, ...going });
};

test('[lnl 6.0.a] what is on the counter', () => {
  expect(value('german 1-6-4-5').value).toBe(4);
  expect(value('german MG42 team').value).toBe(2);
  expect(value('german Sniper').value).toBe(0);
});

test('[lnl 1.6.a] a single man with a weapon has two less; a squad has not', () => {
  expect(value('german Lt. Koch', { weapons: 1 }).value).toBe(4);
  expect(value('german 1-6-4-5', { weapons: 2 }).value).toBe(4);
});

test('[lnl 5.1.m] a wounded Leader keeps his, a wounded Hero has that of his other side', () => {
  expect(value('german Lt. Koch wounded').value).toBe(6);
  expect(value('german Dorn wounded').value).toBe(5);
});

test('[lnl 12.0.a] a Skill adds to it', () => {
  const { value: points, kept } = value('german Dorn skill Fleet of Foot');
  expect(points).toBe(7);
  expect(kept).toContainEqual(expect.objectContaining({ id: 'Fleet of Foot', cite: '12.0.a' }));
});

test('[lnl 6.2] at Double-Time two more, but not beyond the Leader’s own', () => {
  const { view } = standing({ units: ['german Lt. Koch C4', 'german Dorn C4'] });
  const leader = unitById(view, 'u1');
  expect(value('german 1-6-4-5', { leader: { ...leader, id: 'u9' } }).value).toBe(6);
  // He himself, who bears a weapon, is no faster for it.
  expect(allowance(WORLD, leader, { kind: 'normal', weapons: 1, leader }).value).toBe(4);
  expect(allowance(WORLD, unitById(view, 'u2'), { kind: 'normal', weapons: 0, leader }).value).toBe(6);
});

test('[lnl 6.1.b] an Assault Move halves it, rounded up', () => {
  expect(value('russian 1-4-3-4', { kind: 'assault' }).value).toBe(2);
  expect(value('german 1-6-4-5', { kind: 'assault' }).value).toBe(2);
  expect(value('german Lt. Koch', { kind: 'assault' }).value).toBe(3);
});

test('[lnl 6.2] who is faster than the Leader by himself stays as fast', () => {
  const { view } = standing({ units: ['german Lt. Koch C4', 'german Dorn C4 skill Fleet of Foot'] });
  const leader = unitById(view, 'u1');
  expect(allowance(WORLD, unitById(view, 'u2'), { kind: 'normal', weapons: 0, leader }).value).toBe(7);
});

test('[lnl 6.4.d] half of the points by Stealth is rounded up', () => {
  const { view } = standing({ units: ['german Dorn C4 wounded'] });
  expect(stealthWithFire(WORLD, unitById(view, 'u1'), 0)).toBe(3);
});

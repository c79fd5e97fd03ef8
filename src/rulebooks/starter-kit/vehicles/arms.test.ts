import { expect, test } from 'vitest';
import { VEHICLE_CARDS } from '../counters/index.ts';
import { WORLD } from '../testing/bench.ts';
import { traverseOf } from './arms.ts';
import { modeOf } from './test-tanks.ts';

const PANTHER = { card: 'german Panther' };
const KV1 = 'russian KV-1 M41';
const T70 = 'russian T-70';
const M8 = 'american M8';

test('[aslsk 3.2.5.b] a vehicle in motion does not fire in the prep fire phase', () => {
  expect(modeOf('CMG', 'prep-fire', PANTHER)).toBe('prep');
  expect(modeOf('CMG', 'prep-fire', 'german Panther motion')).toBe('3.2.5.b');
});

test('[aslsk 7.7.b, 2.0.AAMG] the gun on the roof is fired by a crew that looks out', () => {
  expect(modeOf('AAMG', 'prep-fire', PANTHER)).toBe('7.7.b');
  expect(modeOf('AAMG', 'prep-fire', 'german Panther crewExposed')).toBe('prep');
});

test('[aslsk 7.2.a, 7.8.e] restricted and one-man turrets fire neither main armament nor CMG while the crew looks out', () => {
  for (const vehicle of [KV1, T70]) {
    expect(modeOf('MA', 'prep-fire', `${vehicle} crewExposed`)).toBe('7.2.a');
    expect(modeOf('CMG', 'prep-fire', `${vehicle} crewExposed`)).toBe('7.8.e');
    expect(modeOf('CMG', 'prep-fire', vehicle)).toBe('prep');
  }
  expect(modeOf('BMG', 'prep-fire', `${KV1} crewExposed`)).toBe('prep');
  expect(modeOf('MA', 'prep-fire', 'german Panther crewExposed')).toBe('prep');
});

test('[aslsk 7.2.a, 7.8.e] a slow turret is slow whoever sits in it, and bow guns turn with the hull', () => {
  const at = (card: string) => ({ id: 'v1', side: '', group: '', card }) as const;
  expect(traverseOf(WORLD, at('german PzKpfw IVH'), 'MA')).toBe('T');
  expect(traverseOf(WORLD, at('german Panther'), 'CMG')).toBe('ST');
  expect(traverseOf(WORLD, at('russian KV-1 M41'), 'RMG')).toBe('ST');
  expect(traverseOf(WORLD, at('russian T-70'), 'MA')).toBe('ST');
  expect(traverseOf(WORLD, at('german StuG IIIG'), 'MA')).toBe('NT');
  expect(traverseOf(WORLD, at('german Panther'), 'BMG')).toBe('NT');
});

test('[aslsk 7.13.a] without a lid and buttoned up, nothing fires but a gun in the bow', () => {
  expect(modeOf('MA', 'prep-fire', `${M8} crewExposed`)).toBe('prep');
  expect(modeOf('MA', 'prep-fire', M8)).toBe('7.13.a');
  expect(modeOf('CMG', 'prep-fire', M8)).toBe('7.13.a');
});

test('[aslsk 7.8.a] a machine gun makes one attack in a player turn, defensive fire of both phases taken together', () => {
  const fired = { ...PANTHER, arms: { CMG: { fired: 'first' } } } as const;
  expect(modeOf('CMG', 'movement', PANTHER, 'defender')).toBe('first');
  expect(modeOf('CMG', 'movement', fired, 'defender')).toBe('7.8.a');
  expect(modeOf('CMG', 'defensive-fire', fired, 'defender')).toBe('7.8.a');
  expect(modeOf('BMG', 'defensive-fire', fired, 'defender')).toBe('final');
});

test('[aslsk 7.8.b, 7.8.h, 7.2.b] what is broken is silent, and so is all that did not fire with the main armament', () => {
  expect(modeOf('CMG', 'prep-fire', { ...PANTHER, arms: { CMG: { malfunctioned: true } } })).toBe('7.8.h');
  expect(modeOf('MA', 'prep-fire', { ...PANTHER, arms: { MA: { disabled: true } } })).toBe('7.2.b');
  const bounding = { from: '1:F5', spent: 4 } as const;
  expect(modeOf('CMG', 'advancing-fire', { ...PANTHER, used: ['MA'], bounding })).toBe('7.8.b');
  expect(modeOf('CMG', 'advancing-fire', { ...PANTHER, arms: { MA: { fired: 'prep' } } })).toBe('3.5.a');
});

test('[aslsk 7.8.b] the enemy’s movement phase and defensive fire count as one: what did not fire with the main armament still may', () => {
  const first = { ...PANTHER, used: ['MA'], arms: { MA: { fired: 'first' } } } as const;
  expect(modeOf('CMG', 'movement', first, 'defender')).toBe('first');
  expect(modeOf('CMG', 'defensive-fire', first, 'defender')).toBe('final');
});

test('[aslsk 3.3.2.2.e, 3.5.e] in the advancing fire phase a main armament fires on if it alone fired and kept its rate', () => {
  const bounding = { from: '1:F5', spent: 4 } as const;
  expect(modeOf('MA', 'advancing-fire', { ...PANTHER, used: ['MA'], bounding })).toBe('advancing');
  expect(modeOf('MA', 'advancing-fire', { ...PANTHER, used: ['MA', 'CMG'], bounding })).toBe('3.5.e');
  const lost = { ...PANTHER, used: ['MA'], bounding, arms: { MA: { fired: 'final' } } } as const;
  expect(modeOf('MA', 'advancing-fire', lost)).toBe('3.2.4.rof');
});

test('[aslsk 3.3.2.2.c] on the move all weapons fire from one hex, save a main armament that keeps its rate of fire', () => {
  const here = { ...PANTHER, used: ['MA'], bounding: { from: '1:F5', spent: 4 } } as const;
  const elsewhere = { ...here, bounding: { from: '1:E5', spent: 4 } } as const;
  expect(modeOf('CMG', 'movement', here)).toBe('bounding');
  expect(modeOf('CMG', 'movement', elsewhere)).toBe('3.3.2.2.c');
  expect(modeOf('MA', 'movement', elsewhere)).toBe('bounding');
});

test('[aslsk 7.10.e, 7.10.h] a crew in shock or stunned fires nothing', () => {
  expect(modeOf('CMG', 'prep-fire', 'german Panther shocked UK')).toBe('7.10.e');
  expect(modeOf('CMG', 'prep-fire', 'german Panther stunned')).toBe('7.10.h');
});

test('[aslsk 1.2.7.a, 2.0.AFV] every vehicle is armoured, wheeled or tracked, and its card tells all that counts', () => {
  for (const card of VEHICLE_CARDS.values()) {
    expect(['armoured car', 'fully tracked']).toContain(card.movementType);
    for (const { front, side } of [card.hull, card.turretArmour]) {
      expect(front).toBeGreaterThanOrEqual(0);
      expect(side).toBeGreaterThanOrEqual(0);
    }
    expect(card.main?.calibre).toBeGreaterThan(0);
    expect(card.movementPoints).toBeGreaterThan(0);
  }
});

import { expect, test } from 'vitest';
import type { Unit } from '../state.ts';
import { altered, offers, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { isClear } from './sight.ts';

const GREN: Position = { units: ['german 1-6-4-5 D5', 'american 2-5-4-6 D9'] };

test('[lnl 7.0.a] an MMC lays smoke in its own hex or beside it', () => {
  const match = skirmish(GREN);
  play(match, 'german', 'activate 1:D5');
  const hexes = offers(match, 'german', 'smoke').map(act => act.split(' ').at(-1));
  expect(hexes.toSorted()).toEqual(['1:C5', '1:C6', '1:D4', '1:D5', '1:D6', '1:E5', '1:E6'].toSorted());
});

test('[lnl 7.0.b, 13.0, RRT.10] so much or less succeeds, and either way it is Ops Complete', () => {
  const laid = skirmish(GREN, '2');
  play(laid, 'german', 'activate 1:D5', 'smoke u1 1:D6');
  expect(laid.state.smoke).toEqual([{ at: '1:D6', stage: 1 }]);
  expect(unit(laid, 'u1').opsComplete).toBe(true);
  const vain = skirmish(GREN, '3');
  play(vain, 'german', 'activate 1:D5', 'smoke u1 1:D6');
  expect(vain.state.smoke).toBeUndefined();
  expect(unit(vain, 'u1').opsComplete).toBe(true);
  const well = skirmish({ ...GREN, initiative: 'american', active: 'american' }, '3');
  play(well, 'american', 'activate 1:D9', 'smoke u2 1:D8');
  expect(well.state.smoke).toEqual([{ at: '1:D8', stage: 1 }]);
});

test('[lnl 7.0.a] not those who have done something, are Shaken, or are single men', () => {
  const first = (how: Partial<Unit>) => {
    const match = skirmish({ units: [...altered(GREN.units, 0, how), 'german Scout D5'] });
    play(match, 'german', 'activate 1:D5');
    return offers(match, 'german', 'smoke').length;
  };
  expect(first({})).toBe(7);
  for (const how of [
    { moved: 'Assault Move' },
    { opsComplete: true },
    { fired: true },
    { shaken: true },
    { card: 'german Kessler' },
  ] as const)
    expect(first(how)).toBe(0);
});

test('[lnl 7.0.c] smoke blocks the line of sight', () => {
  const { world, view } = standing({ ...GREN, smoke: [{ at: '1:D7', stage: 2 }] });
  expect(isClear(world, view, '1:D5', '1:D9')).toBe(false);
});

test('[lnl 7.0.b, 7.0.d] fresh smoke takes the place of thin smoke', () => {
  const match = skirmish({ ...GREN, smoke: [{ at: '1:D6', stage: 2 }] }, '1');
  play(match, 'german', 'activate 1:D5', 'smoke u1 1:D6');
  expect(match.state.smoke).toEqual([{ at: '1:D6', stage: 1 }]);
});

test('[lnl 7.0.b] smoke is not laid where it is fresh, and other smoke stays', () => {
  const smoke = [
    { at: '1:D6', stage: 1 },
    { at: '1:A1', stage: 2 },
  ] as const;
  const match = skirmish({ ...GREN, smoke }, '1');
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'smoke')).toHaveLength(6);
  expect(offers(match, 'german', 'smoke')).not.toContain('smoke u1 1:D6');
  play(match, 'german', 'smoke u1 1:D4');
  expect(match.state.smoke).toEqual([...smoke, { at: '1:D4', stage: 1 }]);
});

test('[lnl 7.0.b, 4.0.b] to lay smoke, even in vain, is no pass', () => {
  const match = skirmish({ ...GREN, passes: 1 }, '6');
  play(match, 'german', 'activate 1:D5', 'smoke u1 1:D4');
  expect(match.state).toMatchObject({ active: 'american', passes: 0 });
});

test('[lnl 7.0.a, 8.1.a] nobody lays smoke in a Melee', () => {
  const units = [...GREN.units, 'american 2-5-4-6 D5'];
  const match = skirmish({ ...GREN, units, melees: [{ at: '1:D5' }] });
  play(match, 'german', 'activate 1:D5');
  expect(offers(match, 'german', 'smoke')).toEqual([]);
});

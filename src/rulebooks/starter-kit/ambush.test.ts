import { expect, test } from 'vitest';
import { ambushModifiers } from './ambush.ts';
import { playCloseCombat as combat } from './phase-bench.ts';
import { play } from './testing.ts';

const D4 = '1:D4' as const;
const HOUSE = { '1:D4': 'wooden building' } as const;
const squads = [
  { card: 'german 4-6-7', at: D4, advanced: true },
  { card: 'russian 4-4-7', at: D4 },
] as const;

test('E-056 [aslsk 3.8.k] one leader lends his modifier to the ambush roll, and none that he has alone', () => {
  const units = [
    { card: 'german 9-1', at: D4, advanced: true },
    { card: 'german 8-1', at: D4, advanced: true },
    { card: 'german 4-6-7', at: D4, advanced: true },
    { card: 'russian 4-4-7', at: D4 },
  ] as const;
  const match = combat({ hexes: HOUSE, units }, [[6, 3]]);
  expect(ambushModifiers(match.world, match.state, D4, 'german').value).toBe(-1);
  expect(ambushModifiers(match.world, match.state, D4, 'russian').value).toBe(0);
  play(match, 'german', 'stack u1 u3', 'stack u2 u3');
  expect(match.state.doing.at(-1)).toMatchObject({ stage: 'attacker' });
  expect(match.state.doing.at(-1)).not.toHaveProperty('ambusher');
  const alone = combat({ hexes: HOUSE, units: [units[0], units[3]] }, [[4, 4]]);
  expect(ambushModifiers(alone.world, alone.state, D4, 'german').value).toBe(0);
});

test('[aslsk 3.8.i] nobody is ambushed in the open, nor where nobody has advanced', () => {
  expect(combat({ units: squads }).choiceOf('german')?.id).toBe('declare-combat');
  const quiet = { hexes: HOUSE, units: squads.map(each => ({ card: each.card, at: each.at })) };
  expect(combat(quiet).choiceOf('german')?.id).toBe('declare-combat');
  expect(() => combat({ hexes: HOUSE, units: squads })).toThrow('one more is asked for');
});

test('[aslsk 3.3.1.h, 3.8.k] exhausted, pinned and broken men are ambushed more easily, each counted once', () => {
  const units = [
    { card: 'german 4-6-7', at: D4, advanced: true, exhausted: true },
    { card: 'german 4-6-7', at: D4, advanced: true, exhausted: true },
    { card: 'russian 4-4-7', at: D4, pinned: true },
    { card: 'russian 4-4-7', at: D4, broken: true },
  ] as const;
  const match = combat({ hexes: HOUSE, units }, [[1, 1]]);
  expect(ambushModifiers(match.world, match.state, D4, 'german').kept.map(({ id }) => id)).toEqual(['CX']);
  expect(ambushModifiers(match.world, match.state, D4, 'russian').kept.map(({ id }) => id)).toEqual([
    'pinned',
    'broken',
  ]);
});

import { expect, test } from 'vitest';
import { play } from '../testing/bench.ts';
import { playCloseCombat as combat } from '../testing/phase-bench.ts';
import { ambushModifiers } from './ambush.ts';

const D4 = '1:D4' as const;
const HOUSE = { '1:D4': 'wooden building' } as const;
const squads = [`german 4-6-7 ${D4} advanced`, `russian 4-4-7 ${D4}`] as const;

test('E-056 [aslsk 3.8.k] one leader lends his modifier to the ambush roll, and none that he has alone', () => {
  const units = [
    `german 9-1 ${D4} advanced`,
    `german 8-1 ${D4} advanced`,
    `german 4-6-7 ${D4} advanced`,
    `russian 4-4-7 ${D4}`,
  ] as const;
  const match = combat({ hexes: HOUSE, units }, '6,3');
  expect(ambushModifiers(match.world, match.state, D4, 'german').value).toBe(-1);
  expect(ambushModifiers(match.world, match.state, D4, 'russian').value).toBe(0);
  play(match, 'german', 'stack u1 u3', 'stack u2 u3');
  expect(match.state.doing.at(-1)).toMatchObject({ stage: 'attacker' });
  expect(match.state.doing.at(-1)).not.toHaveProperty('ambusher');
  const alone = combat({ hexes: HOUSE, units: [units[0], units[3]] }, '4,4');
  expect(ambushModifiers(alone.world, alone.state, D4, 'german').value).toBe(0);
});

test('[aslsk 3.8.i] nobody is ambushed in the open, nor where nobody has advanced', () => {
  expect(combat({ units: squads }).choiceOf('german')?.id).toBe('declare-combat');
  const quiet = { hexes: HOUSE, units: squads.map(each => each.replace('advanced', '')) };
  expect(combat(quiet).choiceOf('german')?.id).toBe('declare-combat');
  expect(() => combat({ hexes: HOUSE, units: squads })).toThrow('one more is asked for');
});

test('[aslsk 3.3.1.h, 3.8.k] exhausted, pinned and broken men are ambushed more easily, each counted once', () => {
  const units = [
    `german 4-6-7 ${D4} advanced exhausted`,
    `german 4-6-7 ${D4} advanced exhausted`,
    `russian 4-4-7 ${D4} pinned`,
    `russian 4-4-7 ${D4} broken`,
  ] as const;
  const match = combat({ hexes: HOUSE, units }, '1,1');
  expect(ambushModifiers(match.world, match.state, D4, 'german').kept.map(({ id }) => id)).toEqual(['CX']);
  expect(ambushModifiers(match.world, match.state, D4, 'russian').kept.map(({ id }) => id)).toEqual([
    'pinned',
    'broken',
  ]);
});

test('[aslsk 3.8.i] in woods as in houses of wood or stone, at a difference of three, and for either side', () => {
  const ambusher = (
    ground: 'woods' | 'wooden building' | 'stone building',
    dice: readonly [number, number],
  ) => {
    const frame = combat({ hexes: { '1:D4': ground }, units: squads }, [dice]).state.doing.at(-1);
    return frame?.is === 'combat' ? frame.ambusher : 'no combat';
  };
  for (const ground of ['woods', 'wooden building', 'stone building'] as const) {
    expect(ambusher(ground, [1, 4])).toBe('german');
    expect(ambusher(ground, [4, 1])).toBe('russian');
    expect(ambusher(ground, [2, 4])).toBeUndefined();
  }
});

test('[aslsk 3.8.k, 5.4.a] inexperience counts one, of conscripts always and of green troops without a leader in good order', () => {
  const drm = (...force: readonly string[]) => {
    const units = force.map(each => `american ${each} ${D4} advanced`);
    const { world, state } = combat({ attacker: 'american', units: [...units, `german 4-6-7 ${D4}`] });
    return ambushModifiers(world, state, D4, 'american').kept.map(({ id }) => id);
  };
  expect(drm('5-3-6')).toEqual(['inexperienced']);
  expect(drm('5-3-6', '8-0')).toEqual([]);
  expect(drm('5-3-6', '8-0 broken')).toContain('inexperienced');
});

test('[aslsk 3.8.k] neither a broken nor a pinned leader lends his modifier, nor one to whom it is a hindrance', () => {
  const drm = (leader: string) => {
    const { world, state } = combat({ units: [...squads, `${leader} ${D4} advanced`] });
    return ambushModifiers(world, state, D4, 'german').kept.filter(({ id }) => id.startsWith('leader'))
      .length;
  };
  const leaders = ['german 9-1', 'german 9-1 broken', 'german 9-1 pinned', 'german 6+1'];
  expect(leaders.map(drm)).toEqual([1, 0, 0, 0]);
});

import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { sightOf } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { grenadesOf } from './grenades.ts';

test('[combat 13.1.1.a, 13.1.1.1] one grenade for three squads of quality 6, rounded up, and one for each of engineers', () => {
  const count = (...units: string[]) => {
    const { world, state } = standing({ units: [...units, 'russian 5-4 M9'] });
    return grenadesOf(world, state.units);
  };
  expect(count('german 6-6 D4', 'german 5-4 D4', 'german 6-6 D4', 'german nco D4')).toEqual({
    german: 1,
    russian: 0,
  });
  expect(count('german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4')).toEqual({
    german: 2,
    russian: 0,
  });
  expect(count('german 8-2 D4', 'german 8-2 D4')).toEqual({ german: 3, russian: 0 });
  expect(count('german 6-6 D4', 'russian 7-2 M8')).toEqual({ german: 1, russian: 1 });
});

const FAR = 'american 7-6 M9 moved run';

test('[combat 13.1.1.b] E-079 for a point into its own hex or the next, one a unit and turn, as long as there are any', () => {
  const match = skirmish({ units: ['german 6-6 D4', 'german 6-6 A1', FAR], grenades: { german: 2 } });
  play(match, 'german', 'move u1 cautious');
  expect(offers(match, 'german', 'smoke')).toHaveLength(7);
  expect(refusals(match, 'german', 'smoke u1 1:D6')).toEqual(['13.1.1.b']);
  play(match, 'german', 'smoke u1 1:D5');
  expect(match.state).toMatchObject({ smoke: ['1:D5'], grenades: { german: 1 } });
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 1 } });
  expect(refusals(match, 'german', 'smoke u1 1:D4')).toEqual(['13.1.1.b']);
  const none = skirmish({ units: ['german 6-6 D4', FAR], grenades: { german: 0 } });
  play(none, 'german', 'move u1 cautious');
  expect(refusals(none, 'german', 'smoke u1 1:D5')).toEqual(['13.1.1.a']);
});

test('[combat 13.1.1.a] leaders, teams and Russians without a spade have none', () => {
  const cite = (told: string, side: string) => {
    const match = skirmish({ units: [told, FAR], grenades: { [side]: 2 } });
    play(match, side, 'move u1 cautious');
    return refusals(match, side, 'smoke u1 1:D5');
  };
  expect([
    cite('german nco D4', 'german'),
    cite('german MG 34 D4', 'german'),
    cite('russian 5-4 D4', 'russian'),
  ]).toEqual([['13.1.1.a'], ['13.1.1.a'], ['13.1.1.a']]);
  expect(cite('russian 7-2 D4', 'russian')).toEqual([]);
});

test('[combat 13.1.2] it lasts as long as its phase, and each may throw again in the next turn', () => {
  const match = skirmish({ units: ['german 6-6 D4 threw', FAR], smoke: ['1:D5'], passes: 3 }, '1 2');
  play(match, 'german', 'pass');
  expect(match.state.smoke).toEqual([]);
  expect(unit(match, 'u1')).not.toHaveProperty('threw');
});

const seen = (position: Partial<Position>, from: LocId = '1:D2') => {
  const { world, state } = standing({ units: ['german 6-6 D2', 'american 7-6 D6 moved run'], ...position });
  const tally = fireModifiers(world, state, { from: [from], isDirected: false }, fieldedById(state, 'u2'));
  const rolls = sightOf(world, state, [from], '1:D6').rolls.map(
    ({ screen, number }) => `${screen} ${number}`,
  );
  return { drm: tally.value, rolls };
};

test('[combat 13.1.3, 5.1.5.3.1] E-075 into or through it +10 a hex; running counts no more, moving does', () => {
  const running = {
    doing: [{ is: 'move', side: 'american', gait: 'run', units: ['u2'], spent: {}, plans: {} }],
  } as const;
  expect(seen(running).drm).toBe(-20);
  expect(seen({ ...running, smoke: ['1:D6'] }).drm).toBe(0);
  expect(seen({ ...running, smoke: ['1:D4'] }).drm).toBe(0);
  expect(seen({ ...running, smoke: ['1:D4', '1:D5'] }).drm).toBe(10);
  expect(seen({ ...running, smoke: ['1:E9'] }).drm).toBe(-20);
  expect(seen({ smoke: ['1:D4'] }).rolls).toEqual(['smoke 50']);
});

test('[combat 13.1.4] it rises three levels above its hex', () => {
  const high = (level: number) => seen({ smoke: ['1:D4'], levels: { D2: level, D6: level } }).drm;
  expect([high(3), high(4)]).toEqual([0, -10]);
});

import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, standing, unit, weapon } from '../testing/bench.ts';
import { capacity, lenderFor } from './portage.ts';

const SQUAD = 'russian 4-4-7 C4';
const LEADER = 'russian 9-1 C4';
const BROKEN = 'u99: german 4-6-7 M10 broken';
const lmg = (by: `u${number}`) => `russian LMG of ${by}`;

const movement = (position: Omit<Position, 'phase' | 'attacker'>, dice: Dice = []) =>
  skirmish({ ...position, phase: 'movement', attacker: 'russian', units: [...position.units, BROKEN] }, dice);
const offers = (match: ReturnType<typeof movement>, start: string) =>
  match.offered('russian').filter(act => act.startsWith(start));

test('[aslsk 4.0.e] a single man carries two portage points, which cost him one factor', () => {
  const match = movement({ units: [LEADER], weapons: [lmg('u1'), lmg('u1')] });
  play(match, 'russian', 'move u1');
  for (const to of ['1:C5', '1:C6', '1:C7', '1:C8', '1:C9']) play(match, 'russian', `step ${to}`);
  expect(offers(match, 'step')).toEqual([]);
  expect(weapon(match, 'w2')).toMatchObject({ by: 'u1', moved: true });
  const three = movement({ units: [LEADER], weapons: [lmg('u1'), lmg('u1'), lmg('u1')] });
  play(three, 'russian', 'move u1');
  expect(offers(three, 'step')).toEqual([]);
});

test('[aslsk 4.0.a, 1.2.4.a] what nobody possesses stays where it lies', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian LMG C4', lmg('u1')] });
  play(match, 'russian', 'move u1', 'step 1:C5');
  expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: 'russian LMG', at: '1:C4' });
  expect(weapon(match, 'w2')).toMatchObject({ by: 'u1', moved: true });
});

test('[aslsk 3.3.1.h, 4.0.e] exhaustion costs everybody one portage point, but a wounded man has none to lose', () => {
  const able = (card: string, more = '') => {
    const match = standing({ units: [`${card} C4 exhausted ${more}`] });
    return capacity(match.world, unit(match, 'u1')).value;
  };
  expect([able('russian 4-4-7'), able('russian 9-1'), able('russian 9-1', 'wounded')]).toEqual([2, 0, 0]);
});

test('[aslsk 4.0.f] one leader helps the most laden of several, and nobody who can carry his own', () => {
  const units = [SQUAD, SQUAD, SQUAD, LEADER];
  const weapons = [lmg('u1'), 'russian MMG of u2', 'russian MMG of u3', lmg('u3')] as const;
  const match = standing({ units, weapons });
  const helped = match.state.units.filter(each =>
    lenderFor(match.world, match.state, each, match.state.units),
  );
  expect(helped.map(({ id }) => id)).toEqual(['u3']);
});

test('[aslsk 3.3.1.l] each weapon may be tried for once by a unit, and a factor must be left for it', () => {
  const lying = [1, 2].map(() => 'russian LMG C5');
  const match = movement({ units: [SQUAD], weapons: lying }, '6 6');
  play(match, 'russian', 'move u1', 'step 1:C5', 'pick-up u1 w1');
  expect(offers(match, 'pick-up')).toEqual(['pick-up u1 w2']);
  play(match, 'russian', 'pick-up u1 w2');
  expect(offers(match, 'pick-up')).toEqual([]);
  const exact = movement({ units: [SQUAD], weapons: lying, hexes: { '1:C5': 'woods' } });
  play(exact, 'russian', 'move u1', 'step 1:D4', 'step 1:C5');
  expect(offers(exact, 'pick-up')).toHaveLength(2);
  const spent = movement({ units: [SQUAD], weapons: lying, hexes: { '1:C5': 'woods', '1:D4': 'woods' } });
  play(spent, 'russian', 'move u1', 'step 1:D4', 'step 1:C5');
  expect(spent.state.phase).not.toBe('movement');
});

test('[aslsk 4.0.b] what has been carried may be recovered by another, but a die of 6 leaves it lying', () => {
  const match = movement({ units: [SQUAD, 'russian 4-4-7 C6'], weapons: [lmg('u1')] }, '6');
  play(match, 'russian', 'move u1', 'step 1:C5', 'drop w1', 'done');
  play(match, 'russian', 'move u2', 'step 1:C5', 'pick-up u2 w1');
  expect(weapon(match, 'w1')).not.toHaveProperty('by');
  expect(offers(match, 'step')).not.toEqual([]);
});

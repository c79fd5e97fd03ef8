import { expect, test } from 'vitest';
import { isGone, play, type TestMatch, unit } from '../testing/bench.ts';
import { playCloseCombat as combat } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';
import { ambushModifiers } from './ambush.ts';
import { attackStrength, combatModifiers, combatOdds, defenceStrength } from './attack.ts';

const D4 = '1:D4' as const;
const E4 = '1:E4' as const;
const HOUSE = { '1:D4': 'wooden building' } as const;
const squads = [`german 4-6-7 ${D4} advanced`, `russian 4-4-7 ${D4}`];
const cards = (match: TestMatch) => match.state.units.map(each => each.card);
/** Declares that `who` attacks `whom`, and nothing more. */
const attacks = (who: string, whom: string) => [`attack ${who}`, `target ${whom}`, 'done'];

test('E-054 and E-055 [aslsk 3.8.c, 3.8.f, 3.8.i, 3.8.t, 5.4.a] no ambush by a difference of two; equal to the kill number reduces, and who is left is in melee', () => {
  const position = { hexes: HOUSE, units: [`german 4-6-7 ${D4} advanced`, `russian 4-2-6 ${D4}`] } as const;
  const match = combat(position, '2,3 2,3 4,5');
  expect(ambushModifiers(match.world, match.state, D4, 'russian').kept).toMatchObject([
    { id: 'inexperienced', n: 1, cite: '5.4.a' },
  ]);
  expect(match.choiceOf('german')?.id).toBe('declare-combat');
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', ...attacks('u2', 'u1'));
  expect(cards(match)).toEqual(['german 4-6-7', 'russian 2-2-6']);
  expect(match.state.melees).toEqual([D4]);
});

const G5 = {
  hexes: HOUSE,
  units: [
    `german 9-1 ${D4} advanced`,
    `german 8-1 ${D4} advanced`,
    `german 4-6-7 ${D4} advanced`,
    `russian 4-4-7 ${D4}`,
  ],
} as const;

test('E-057 [aslsk 1.2.1.b, 3.8.g, 3.8.h] leaders add one each to the attack and the defence of their unit, one of them his modifier', () => {
  const match = combat(G5, '6,3');
  play(match, 'german', 'stack u1 u3', 'stack u2 u3', ...attacks('u3', 'u4'));
  expect(match.offered('russian')).toEqual(['attack u4', 'done']);
  play(match, 'russian', 'attack u4');
  expect(match.offered('russian')).toEqual(['target u3']);
  const [squad, ...others] = ['u3', 'u1', 'u2', 'u4'].map(id => unitById(match.state, id));
  const [nine, eight, russian] = others;
  if (!squad || !nine || !eight || !russian) throw new Error('somebody is missing');
  expect(combatOdds([squad, nine, eight], [russian])).toBe('3:2');
  expect(combatOdds([russian], [squad, nine, eight])).toBe('1:2');
  const drm = combatModifiers(match.world, {
    by: [squad, nine, eight],
    on: [russian],
    side: 'german',
    ambusher: undefined,
  });
  expect(drm.kept).toMatchObject([{ n: -1, cite: '3.8.h' }]);
});

test('E-058 [aslsk 3.8.a, 3.8.c, 3.8.f] units that are eliminated have attacked all the same: everybody dies', () => {
  const match = combat(G5, '6,3 3,3 1,2');
  play(match, 'german', 'stack u1 u3', 'stack u2 u3', ...attacks('u3', 'u4'));
  play(match, 'russian', ...attacks('u4', 'u3'));
  expect(match.state.units).toEqual([]);
  expect(match.state.melees).toEqual([]);
});

const MELEE = {
  hexes: HOUSE,
  melees: [D4],
  units: [
    `german 4-6-7 ${D4}`,
    `german 9-2 ${D4} wounded advanced`,
    `russian 4-4-7 ${D4}`,
    `russian 5-2-7 ${D4}`,
  ],
} as const;

test('E-059 and E-060 [aslsk 3.8.d, 3.8.i, 3.8.t, 3.8.u] a reinforced melee knows no ambush; a wounded leader leads one worse; the melee goes on', () => {
  const match = combat(MELEE, '3,4 3,4');
  play(match, 'german', 'stack u2 u1', ...attacks('u1', 'u4'));
  const [squad, leader, one, two] = ['u1', 'u2', 'u3', 'u4'].map(id => unitById(match.state, id));
  if (!squad || !leader || !one || !two) throw new Error('somebody is missing');
  expect(combatOdds([squad, leader], [two])).toBe('1:1');
  expect(
    combatModifiers(match.world, { by: [squad, leader], on: [two], side: 'german', ambusher: undefined })
      .value,
  ).toBe(-1);
  expect(combatOdds([one, two], [squad, leader])).toBe('3:2');
  play(match, 'russian', 'attack u3', 'attack u4', 'target u1', 'done');
  expect(match.state.units).toHaveLength(4);
  expect(match.state.melees).toEqual([D4]);
});

test('E-061, E-062 and E-063 [aslsk 2.0.Ambush, 3.8.j] the ambusher attacks first with -1; who is left attacks back with +1, and the melee forgets it', () => {
  const match = combat({ hexes: HOUSE, units: squads }, '4,1 3,3 2,3');
  expect(match.choiceOf('german')).toBeUndefined();
  play(match, 'russian', ...attacks('u2', 'u1'));
  expect(unit(match, 'u1').card).toBe('german 2-4-7');
  const [german, russian] = [unit(match, 'u1'), unit(match, 'u2')];
  expect(combatOdds([german], [russian])).toBe('1:2');
  expect(
    combatModifiers(match.world, { by: [german], on: [russian], side: 'german', ambusher: 'russian' }).value,
  ).toBe(1);
  expect(
    combatModifiers(match.world, { by: [russian], on: [german], side: 'russian', ambusher: 'russian' }).value,
  ).toBe(-1);
  play(match, 'german', ...attacks('u1', 'u2'));
  expect(cards(match)).toEqual(['german 2-4-7', 'russian 4-4-7']);
  expect(match.state.melees).toEqual([D4]);
  expect(match.state.doing).toEqual([{ is: 'done' }]);
});

test('[aslsk 3.2.3.e, 3.8.f, 3.8.j] a leader who falls to an ambush is missed in the attack back', () => {
  const units = [`german 4-6-7 ${D4} advanced`, `german 9-1 ${D4} advanced`, `russian 4-4-7 ${D4}`];
  // Ambush; 5 - 1 is the kill number of 1:2; the lot falls on the leader, and his wound kills him.
  const match = combat({ hexes: HOUSE, units }, '6,2 2,3 2 6 2,4');
  play(match, 'german', 'stack u2 u1');
  play(match, 'russian', ...attacks('u3', 'u1'));
  expect(isGone(match, 'u2')).toBe(true);
  // 6 + 1 at 1:1 is above the kill number of 5.
  play(match, 'german', ...attacks('u1', 'u3'));
  expect(cards(match)).toEqual(['german 4-6-7', 'russian 4-4-7']);
});

test('[aslsk 3.8.b] the attacker picks the order of the hexes; each is fought out before the next', () => {
  const match = combat({ units: [...squads, `german 4-6-7 ${E4}`, `russian 4-4-7 ${E4}`] });
  expect(match.offered('german')).toEqual(['fight 1:D4', 'fight 1:E4']);
  play(match, 'german', 'fight 1:E4', 'done');
  play(match, 'russian', 'done');
  expect(match.state.melees).toEqual([E4]);
  expect(match.offered('german')).toEqual(['attack u1', 'done']);
});

test('[aslsk 3.8.c, 3.8.d] both declare before any dice; a unit attacks once and is attacked once, and nobody has to', () => {
  const units = [`german 4-6-7 ${D4}`, `german 4-6-7 ${D4}`, `russian 4-4-7 ${D4}`, `russian 4-4-7 ${D4}`];
  const match = combat({ units }, '6,5');
  play(match, 'german', 'attack u1', 'target u3', 'done');
  expect(match.offered('german')).toEqual(['attack u2', 'done']);
  play(match, 'german', 'attack u2');
  expect(match.offered('german')).toEqual(['target u4']);
  const together = combat({ units }, '6,5');
  play(together, 'german', 'attack u1', 'attack u2', 'target u3', 'target u4', 'done');
  play(together, 'russian', 'done');
  expect(together.state.doing).toEqual([{ is: 'done' }]);
  expect(together.state.units).toHaveLength(4);
});

test('[aslsk 3.8.e] broken units do not attack, and defend worse by two', () => {
  const units = [`german 4-6-7 ${D4}`, `russian 4-4-7 ${D4} broken`];
  const match = combat({ units }, '3,3');
  play(match, 'german', ...attacks('u1', 'u2'));
  expect(isGone(match, 'u2')).toBe(true);
  const [german, russian] = combat({ units }).state.units;
  if (!german || !russian) throw new Error('somebody is missing');
  expect(
    combatModifiers(match.world, { by: [german], on: [russian], side: 'german', ambusher: undefined }).kept,
  ).toMatchObject([{ id: 'target broken', n: -2 }]);
});

test('[aslsk 3.8.f] a final roll equal to the kill number reduces one of those attacked, by lot', () => {
  const units = [`german 4-6-7 ${D4}`, `german 4-6-7 ${D4}`, `russian 4-4-7 ${D4}`, `russian 5-2-7 ${D4}`];
  // 8:9 is the column of 1:2, with a kill number of 4.
  const match = combat({ units }, '1,3 2');
  play(match, 'german', 'attack u1', 'attack u2', 'target u3', 'target u4', 'done');
  play(match, 'russian', 'done');
  expect(cards(match)).toEqual(['german 4-6-7', 'german 4-6-7', 'russian 4-4-7', 'russian 2-2-7']);
});

test('[aslsk 3.8.g] a leader who stands alone attacks alone and is attacked alone, with a strength of one', () => {
  const match = combat({ units: [`german 9-2 ${D4}`, `german 4-6-7 ${D4}`, `russian 4-4-7 ${D4}`] }, '5,5');
  play(match, 'german', 'done', 'attack u1');
  expect(match.offered('german')).toEqual(['target u3']);
  play(match, 'german', 'target u3', 'done');
  play(match, 'russian', 'attack u3');
  expect(match.offered('russian')).toEqual(['target u1', 'target u2']);
  const leader = unit(match, 'u1');
  expect(attackStrength([leader]).value).toBe(1);
  expect(defenceStrength([leader]).value).toBe(1);
});

test('[aslsk 3.8.h] a leader never directs an attack that he makes alone', () => {
  const match = combat({ units: [`german 9-2 ${D4}`, `russian 4-4-7 ${D4}`] });
  const [leader, squad] = match.state.units;
  if (!leader || !squad) throw new Error('somebody is missing');
  expect(
    combatModifiers(match.world, { by: [leader], on: [squad], side: 'german', ambusher: undefined }).kept,
  ).toEqual([]);
});

test('[aslsk 3.3.1.h] exhaustion costs one in attack and one in defence', () => {
  const match = combat({ units: squads });
  const [german, russian] = match.state.units;
  if (!german || !russian) throw new Error('somebody is missing');
  const fight = { side: 'german', ambusher: undefined } as const;
  const tired = { exhausted: true } as const;
  const drm = (by: object, on: object) =>
    combatModifiers(match.world, { ...fight, by: [{ ...german, ...by }], on: [{ ...russian, ...on }] }).value;
  expect(drm(tired, {})).toBe(1);
  expect(drm({}, tired)).toBe(-1);
  expect(drm(tired, tired)).toBe(0);
});

test('[aslsk 3.2.3.r, 4.0.j2] pinned men attack with half their firepower; what was forfeit in fire is back', () => {
  const match = combat({ units: [`german 4-6-7 ${D4} pinned forfeits`, `russian 4-4-7 ${D4}`] });
  const [german, russian] = match.state.units;
  if (!german || !russian) throw new Error('somebody is missing');
  expect(attackStrength([german]).value).toBe(2);
  expect(defenceStrength([german]).value).toBe(4);
  expect(match.offered('german')).toContain('attack u1');
});

test('[aslsk 5.3.a, 5.3.b] a leader who comes forth in close combat counts at once, in attack and in defence', () => {
  const units = [`german 4-6-7 ${D4}`, `russian 4-4-7 ${D4}`];
  // The Russian 5 would reduce at 1:1; against squad and new leader it is 1:2 and does nothing.
  const match = combat({ units }, '1,1 3 2,3');
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', ...attacks('u2', 'u1'));
  expect(match.choiceOf('german')?.id).toBe('promote');
  play(match, 'german', 'promote');
  expect(cards(match)).toEqual(['german 4-6-7', 'german 8-0']);
});

test('[aslsk 5.3.a] nobody has to be promoted, and a man alone brings forth nobody', () => {
  const match = combat({ units: squads }, '1,1 6,6');
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', ...attacks('u2', 'u1'));
  play(match, 'german', 'pass');
  expect(cards(match)).toEqual(['german 4-6-7']);
  const alone = combat({ units: [`german 9-2 ${D4}`, `russian 4-4-7 ${D4}`] }, '1,1');
  play(alone, 'german', ...attacks('u1', 'u2'));
  play(alone, 'russian', 'done');
  expect(alone.state.doing).toEqual([{ is: 'done' }]);
});

test('[aslsk 3.2.3.l] in close combat nobody loses heart over a leader', () => {
  const match = combat({ units: [`german 9-2 ${D4}`, `german 4-6-7 ${D4}`, `russian 4-4-7 ${D4}`] }, '1,2');
  play(match, 'german', 'done', 'done');
  play(match, 'russian', ...attacks('u3', 'u1'));
  expect(cards(match)).toEqual(['german 4-6-7', 'russian 4-4-7']);
  expect(match.state.doing).toEqual([{ is: 'done' }]);
});

test('[aslsk 1.2.1.b, 3.8.h] a pinned leader directs nobody, and none has to whose modifier is a hindrance', () => {
  const leaders = [`german 9-1 ${D4} pinned`, `german 6+1 ${D4}`];
  const match = combat({ units: [...leaders, ...squads] });
  const [pinned, poor, squad, russian] = match.state.units;
  if (!pinned || !poor || !squad || !russian) throw new Error('somebody is missing');
  for (const leader of [pinned, poor]) {
    const fight = { by: [squad, leader], on: [russian], side: 'german', ambusher: undefined } as const;
    expect(combatModifiers(match.world, fight).kept).toEqual([]);
  }
});

/** Who takes part in a close combat attack, with what, and whom it may strike (3.8). */
import { expect, test } from 'vitest';
import { play, unit, WORLD } from '../testing/bench.ts';
import { playCloseCombat as combat } from '../testing/phase-bench.ts';
import { attackStrength, combatModifiers, combatOdds } from './attack.ts';

const D4 = '1:D4' as const;
const german = (face: string, more = '') => `german ${face} ${D4} ${more}`;
const russian = (face: string, more = '') => `russian ${face} ${D4} ${more}`;
const attacks = (who: string, whom: string) => [`attack ${who}`, `target ${whom}`, 'done'];

test('[aslsk 3.8.a] neither weapons nor cover count in close combat', () => {
  const match = combat(
    {
      hexes: { '1:D4': 'stone building' },
      units: [german('4-6-7'), russian('4-4-7')],
      weapons: ['german HMG of u1'],
    },
    // 4:4 is 1:1, which reduces at 5.
    '2,3',
  );
  expect(attackStrength([unit(match, 'u1')]).value).toBe(4);
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', 'done');
  expect(unit(match, 'u2').card).toBe('russian 2-3-7');
});

test('[aslsk 3.8.e] the -2 is for attacks on broken units alone, not for those that also strike others', () => {
  const { state } = combat({ units: [german('4-6-7'), russian('4-4-7', 'broken'), russian('4-4-7')] });
  const [squad, broken, whole] = state.units;
  if (!squad || !broken || !whole) throw new Error('somebody is missing');
  const drm = (on: readonly (typeof squad)[]) =>
    combatModifiers(WORLD, { by: [squad], on, side: 'german', ambusher: undefined }).value;
  expect([drm([broken]), drm([broken, whole])]).toEqual([-2, 0]);
});

test('[aslsk 3.8.g, 3.8.h] single men may attack together, and then defend together; none of them directs it', () => {
  const match = combat({ units: [german('9-2'), german('8-1'), russian('4-4-7')] }, '6,6');
  expect(match.offered('german')).toContain('stack u1 u2');
  play(match, 'german', 'stack u1 u2', 'attack u2', 'target u3', 'done');
  const [nine, eight, squad] = ['u1', 'u2', 'u3'].map(id => unit(match, id));
  if (!nine || !eight || !squad) throw new Error('somebody is missing');
  expect(combatOdds([nine, eight], [squad])).toBe('1:2');
  expect(
    combatModifiers(match.world, { by: [nine, eight], on: [squad], side: 'german', ambusher: undefined })
      .value,
  ).toBe(0);
  play(match, 'russian', 'attack u3');
  expect(match.offered('russian')).toEqual(['target u2']);
});

test('[aslsk 3.8.h] a leader directs all who join the unit he fights with', () => {
  const match = combat(
    { units: [german('9-2'), german('4-6-7'), german('4-6-7'), russian('4-4-7')] },
    // 9:4 is 2:1, which kills below 7: an 8 with his -2.
    '4,4',
  );
  play(match, 'german', 'stack u1 u2', 'attack u2', 'attack u3', 'target u4', 'done');
  play(match, 'russian', 'done');
  expect(match.state.units.map(({ side }) => side)).toEqual(['german', 'german', 'german']);
});

test('[aslsk 3.8.g] a broken leader is stacked on nobody, and nobody fights with him', () => {
  const match = combat({ units: [german('9-2', 'broken'), german('4-6-7'), russian('4-4-7')] });
  expect(match.choiceOf('german')?.id).toBe('declare-combat');
  play(match, 'german', 'done');
  play(match, 'russian', 'attack u3');
  expect(match.offered('russian')).toEqual(['target u1', 'target u2']);
});

test('[aslsk 3.8.c] the ATTACKER declares before the DEFENDER, who knows what he has declared', () => {
  const match = combat({ attacker: 'russian', units: [german('4-6-7'), russian('4-4-7')] }, []);
  expect(match.choices.map(({ by }) => by)).toEqual(['russian']);
  play(match, 'russian', ...attacks('u2', 'u1'));
  expect(match.choices.map(({ by }) => by)).toEqual(['german']);
  expect(match.view('german').doing.at(-1)).toMatchObject({
    declared: { russian: [{ by: ['u2'], on: ['u1'] }] },
  });
});

test('[aslsk 3.8.f] nothing happens above the kill number', () => {
  const match = combat({ units: [german('4-6-7'), russian('4-4-7')] }, '2,4');
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', 'done');
  expect(unit(match, 'u2').card).toBe('russian 4-4-7');
});

test('[aslsk 3.8.q] a 12 costs nothing in an attack on infantry', () => {
  const match = combat({ units: [german('4-6-7'), russian('4-4-7')] }, '6,6');
  play(match, 'german', ...attacks('u1', 'u2'));
  play(match, 'russian', 'done');
  expect(unit(match, 'u1').card).toBe('german 4-6-7');
});

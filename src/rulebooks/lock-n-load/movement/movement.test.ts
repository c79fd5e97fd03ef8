import { expect, test } from 'vitest';
import {
  citesSaid,
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
} from '../testing/bench.ts';

const SQUAD = 'american 2-5-4-6 C4';
const GUNNER = 'german 1-6-4-5';
/** An enemy who can't fire, and keeps the phase going. */
const FOE = `u99: ${GUNNER} M10 shaken`;

const begin = (position: Position, dice: Dice = []): TestMatch =>
  skirmish({ ...position, units: [...position.units, FOE] }, dice);
const americans = (match: TestMatch, ...answers: string[]): void => play(match, 'american', ...answers);
const steps = (match: TestMatch): readonly string[] => offers(match, 'american', 'step').toSorted();

test('[lnl 6.0.a, 10.4.a, 4.0.n] a unit pays for each hex that it enters, until its Movement Factor is spent', () => {
  const match = begin({ units: [SQUAD], hexes: { C3: 'woods', D4: 'rubble', C2: 'woods' } });
  americans(match, 'activate 1:C4', 'move u1');
  expect(steps(match)).toEqual([
    'step 1:B3',
    'step 1:B4',
    'step 1:C3',
    'step 1:C5',
    'step 1:D3',
    'step 1:D4',
  ]);
  americans(match, 'step 1:C3');
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', spent: 2, steps: 1 });
  expect(steps(match)).toContain('step 1:C2');
  americans(match, 'step 1:C2');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C2', moved: 'Moved' });
  expect(match.state).toMatchObject({ active: 'german', doing: [] });
});

test('[lnl 6.0.a] nothing is offered that costs more than is left', () => {
  const match = begin({ units: [SQUAD], hexes: { C3: 'rubble', C2: 'woods' } });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C3');
  expect(steps(match)).toEqual(['step 1:B2', 'step 1:B3', 'step 1:C4', 'step 1:D2', 'step 1:D3']);
});

test('[lnl 4.0.h] a unit moves or does something else, and one that has changed its mind has done nothing', () => {
  const match = begin({ units: [SQUAD] });
  americans(match, 'activate 1:C4', 'move u1', 'done');
  expect(unit(match, 'u1').moved).toBeUndefined();
  expect(offers(match, 'american', 'move')).toEqual(['move u1']);
  americans(match, 'move u1', 'step 1:C3', 'done');
  expect(unit(match, 'u1').moved).toBe('Moved');
  expect(match.state.active).toBe('german');
});

test('[lnl 6.0.b, 4.0.l] those who move from a hex in an impulse move together', () => {
  const match = begin({ units: [SQUAD, SQUAD, 'american 2-5-4-6 D4'] });
  americans(match, 'activate 1:C4', 'move u1');
  expect(offers(match, 'american', 'with')).toEqual(['with u2']);
  americans(match, 'with u2', 'step 1:C5');
  expect(offers(match, 'american', 'with')).toEqual([]);
  americans(match, 'step 1:C6', 'done');
  for (const id of ['u1', 'u2']) expect(unit(match, id)).toMatchObject({ at: '1:C6', moved: 'Moved' });
});

test('[lnl 4.0.l, 6.0.b] a second stack of the same hex does not move in the same impulse', () => {
  const match = begin({ units: [SQUAD, SQUAD] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5', 'done');
  expect(offers(match, 'american', 'move')).toEqual([]);
  americans(match, 'done');
  expect(unit(match, 'u2').moved).toBeUndefined();
});

test('[lnl 4.0.m] units in a hex that is passed through do not come along', () => {
  const match = begin({ units: [SQUAD, 'american 2-5-4-6 C5'] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(offers(match, 'american', 'with')).toEqual([]);
  americans(match, 'step 1:C6', 'done');
  expect(unit(match, 'u2').at).toBe('1:C5');
});

test('[lnl 6.0.c] a Leader and the squads beside him, in one impulse, each hex as a group', () => {
  const leader = 'american Lt. Clarkson C4';
  const match = begin({ units: [leader, SQUAD, 'american 2-5-4-6 C5'] });
  americans(match, 'activate 1:C4', 'activate 1:C5', 'move u3', 'step 1:C6', 'done', 'move u2', 'with u1');
  americans(match, 'step 1:B4', 'done');
  expect([1, 2, 3].map(id => unit(match, `u${id}`).at)).toEqual(['1:B4', '1:B4', '1:C6']);
  expect(match.state.active).toBe('german');
});

test('[lnl 6.0.e, 21.3] E-021: one hex is always possible, whatever it costs', () => {
  const slow = 'american M2 team C4';
  const match = begin({ units: [slow], wire: ['1:C5'], hexes: { C3: 'rubble' } });
  americans(match, 'activate 1:C4', 'move u1');
  expect(steps(match)).toEqual(expect.arrayContaining(['step 1:C3', 'step 1:C5']));
  americans(match, 'step 1:C5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', moved: 'Moved' });
});

test('[lnl 6.0.e] but only as the first', () => {
  const slow = 'american M2 team C4';
  const match = begin({ units: [slow], hexes: { C6: 'woods' } });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(steps(match)).not.toContain('step 1:C6');
});

test('[lnl 6.0.g, 8.0.a, 8.0.d] who enters a hex with enemies stops and fights, and nobody fires at him there', () => {
  const units = [SQUAD, `${GUNNER} C5`, `${GUNNER} C7`];
  const match = begin({ units: [...units] }, '6,6 1,1');
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', moved: 'Moved' });
  expect(match.state.melees).toEqual([{ at: '1:C5', fought: true }]);
  expect(unit(match, 'u3').fired).toBeUndefined();
  expect(match.state.active).toBe('german');
});

test('[lnl 6.0.g, 8.2.a] where a Melee was fought its marker stops those who come, enemies or none', () => {
  const units = [SQUAD, 'american 2-5-4-6 C5', 'american M2 team D4'];
  const match = begin({ units: [...units], melees: [{ at: '1:C5', fought: true }] });
  americans(match, 'activate 1:D4', 'move u3');
  expect(steps(match)).not.toContain('step 1:C5');
  americans(match, 'done', 'done');
  play(match, 'german', 'pass');
  americans(match, 'activate 1:C4', 'move u1', 'assault');
  expect(steps(match)).not.toContain('step 1:C5');
  americans(match, 'done', 'move u1', 'step 1:C5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', moved: 'Moved' });
  expect(match.state.active).toBe('german');
});

test('[lnl 8.1.a] who is locked in a Melee does not just walk away', () => {
  const units = [SQUAD, `${GUNNER} C4`];
  const match = begin({ units: [...units], melees: [{ at: '1:C4' }] });
  americans(match, 'activate 1:C4');
  expect(offers(match, 'american', 'move')).toEqual([]);
});

test('[lnl 8.1.c, 8.1.d] who withdraws pays for his way, and with the last of them the Melee is over', () => {
  const units = [SQUAD, `${GUNNER} C4`];
  const match = begin({ units: [...units], melees: [{ at: '1:C4' }], hexes: { C5: 'orchard' } }, '1,1');
  americans(match, 'activate 1:C4', 'withdraw u1');
  americans(match, 'step 1:C5');
  expect(match.state.melees).toEqual([]);
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'window', shots: 2 });
  expect(offers(match, 'german', 'ready')).toEqual(['ready u2']);
});

test('[lnl 10.1.f, 14.3.c] with the last who leaves a hex its Spotted and Acquisition markers go', () => {
  const gun = { card: 'german 75mm infantry gun', at: '1:C9', facing: 0, fired: true } as const;
  const acquired = { at: '1:C4', from: '1:C9', times: 1 } as const;
  const match = begin({
    units: [SQUAD, SQUAD, { ...gun, acquired }],
    spotted: ['1:C4'],
    hexes: { C4: 'orchard' },
  });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C3', 'done', 'done');
  expect(match.state.spotted).toEqual(['1:C4']);
  play(match, 'german', 'pass');
  americans(match, 'activate 1:C4', 'move u2', 'step 1:C3', 'done');
  expect(match.state.spotted).toEqual([]);
  expect(unit(match, 'u3')).not.toHaveProperty('acquired');
});

test('[lnl 1.7.b, 14.3.c] a gun finds its way around houses, and loses what it has ranged in on', () => {
  const acquired = { at: '1:M10', from: '1:C4', times: 1 } as const;
  const gun = { card: 'american 57mm ATG', at: '1:C4', facing: 0, acquired } as const;
  const match = begin({ units: [gun], hexes: { C5: 'wooden building' } });
  americans(match, 'activate 1:C4', 'move u1');
  expect(steps(match)).not.toContain('step 1:C5');
  americans(match, 'step 1:C3', 'done');
  expect(unit(match, 'u1')).not.toHaveProperty('acquired');
});

/** Two squads in C4 move into the fire of one in C7. */
const UNDER_FIRE: Position = { units: [SQUAD, SQUAD, `${GUNNER} C7`], weapons: [] };

test('[lnl 6.0.b, 5.1.h, 5.3.i, 6.0.h] E-005: one is Shaken on the way and stops, the other goes on', () => {
  // 1 + 1 for the movers: 5 above 1, then 6 + 4 Shakes the first and 1 + 4 the second not; its 1 brings no Hero.
  const match = begin(UNDER_FIRE, '4,1 5 1 1');
  americans(match, 'activate 1:C4', 'move u1', 'with u2', 'step 1:C5');
  play(match, 'german', 'ready u3', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ shaken: true, moved: 'Moved', at: '1:C5' });
  americans(match, 'step 1:B4', 'done');
  expect(unit(match, 'u2')).toMatchObject({ at: '1:B4', moved: 'Moved' });
  expect(unit(match, 'u1').at).toBe('1:C5');
});

test('[lnl 6.0.h, 5.1.h] when nobody is left in order the move is over', () => {
  const match = begin(UNDER_FIRE, '4,1 5');
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  play(match, 'german', 'ready u3', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ shaken: true, moved: 'Moved' });
  expect(offers(match, 'american', 'step')).toEqual([]);
});

test('[lnl 5.1.h] a Shaken unit that comes through the fire goes on; one that is reduced stops', () => {
  const shaken = `${SQUAD} shaken`;
  const units = [shaken, `${GUNNER} F4`];
  const away = begin({ units: [...units] }, '1,6');
  americans(away, 'activate 1:C4', 'move u1', 'step 1:B4');
  play(away, 'german', 'ready u2', 'shoot');
  expect(steps(away)).toContain('step 1:A5');
  const hit = begin({ units: [...units] }, '6,1 2');
  americans(hit, 'activate 1:C4', 'move u1', 'step 1:B4');
  play(hit, 'german', 'ready u2', 'shoot');
  expect(unit(hit, 'u1')).toMatchObject({ card: 'american 1-4-4-6', moved: 'Moved' });
});

test('[lnl 5.1.h, 5.1.j] a wounded man stops, even a Hero', () => {
  const hero = 'american Layer C4';
  const match = begin({ units: [hero, `${GUNNER} C7`] }, '6,1 6');
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  play(match, 'german', 'ready u2', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ wounded: true, moved: 'Moved' });
  expect(offers(match, 'american', 'step')).toEqual([]);
});

test('[lnl 6.0.i] E-016: who is Shaken on coming beside the enemy does not spot him', () => {
  const enemy = `${GUNNER} C6`;
  const other = `${GUNNER} E5`;
  const shooter = 'american 2-5-4-6 C1';
  const position = { units: [SQUAD, enemy, other, shooter], hexes: { C6: 'grain', E5: 'grain' } } as const;
  const match = begin(position, '6,1 4');
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  play(match, 'german', 'ready u3', 'shoot');
  expect(unit(match, 'u1').shaken).toBe(true);
  play(match, 'german', 'pass');
  americans(match, 'activate 1:C1');
  expect(offers(match, 'american', 'spot')).toContain('spot u4 1:C6');
});

test('[lnl 6.0.d, 5.3.a] E-018: each expenditure of points opens the enemy’s chance to fire', () => {
  const match = begin(UNDER_FIRE, '1,6');
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(match.choiceOf('german')).toMatchObject({ window: { on: 'opportunity-fire' } });
  play(match, 'german', 'pass');
  americans(match, 'step 1:B4');
  play(match, 'german', 'ready u3', 'shoot');
  americans(match, 'step 1:B5');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[lnl 5.3.g] E-011: who passes through gives others away only as long as he is there', () => {
  const hidden = 'american 2-5-4-6 C5';
  const match = begin({ units: [SQUAD, hidden, `${GUNNER} C8`], hexes: { C5: 'orchard' } });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u3']);
  play(match, 'german', 'pass');
  americans(match, 'step 1:B4');
  play(match, 'german', 'pass');
  americans(match, 'done');
  play(match, 'german', 'activate 1:C8');
  expect(offers(match, 'german', 'spot')).toContain('spot u3 1:C5');
  expect(citesSaid(match)).toContain('6.0.a');
});

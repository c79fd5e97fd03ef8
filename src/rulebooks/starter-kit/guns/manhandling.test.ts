import { expect, test } from 'vitest';
import { isRefusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { declaredShot } from '../ordnance/declared-shot.ts';
import { toHitModifiers } from '../ordnance/hits/to-hit.ts';
import { isGone, offers, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { unitById, weaponById } from '../units.ts';
import { manhandlingModifiers, pushingRefusal } from './manhandling.ts';

const GUN = 'american M1 57mm AT';

/** The example of 6.5: a 57mm gun in D6, woods to its north, bare fields beyond. */
const PUSH: Position = {
  date: { year: 1944, month: 3 },
  hexes: { '1:D5': 'woods', '1:D4': 'grain' },
  phase: 'american movement',
  units: ['american 2-2-7 D6', 'american 8-1 D6', 'german 4-6-7 M1 broken'],
  weapons: [`${GUN} of u1 facing 0 emplaced`],
};

function drm(position: Position, to: '1:D5' | '1:D4', units: readonly string[]): number {
  const { world, state } = skirmish(position);
  const stack = units.map(id => unitById(state, id));
  return manhandlingModifiers(world, state, { stack, gun: weaponById(state, 'w1'), to }).value;
}

test('E-066 [aslsk 6.5.a, 6.5.b] into woods the push costs four MF and adds five: with 4 the gun moves and may go on', () => {
  expect(drm(PUSH, '1:D5', ['u1', 'u2'])).toBe(5);
  const match = skirmish(PUSH, '1,3');
  play(match, 'american', 'move u1', 'with u2', 'push w1 1:D5', 'face w1 1');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:D5', '1:D5']);
  expect(weapon(match, 'w1').by).toBe('u1');
  // Six movement factors in a leader's company, four of them spent: the next push costs the other two.
  expect(match.offered('american')).toContain('push w1 1:D4');
});

test('E-066 [aslsk 6.5.b] with 5 the gun moves and stops; with 6 neither it nor those who push it move', () => {
  const arrives = skirmish(PUSH, '2,3');
  play(arrives, 'american', 'move u1', 'push w1 1:D5', 'face w1 0');
  expect(unit(arrives, 'u1')).toMatchObject({ at: '1:D5', moved: true });

  const stuck = skirmish(PUSH, '3,3');
  play(stuck, 'american', 'move u1', 'push w1 1:D5');
  expect(unit(stuck, 'u1')).toMatchObject({ at: '1:D6', moved: true, manhandled: true });
  expect(weapon(stuck, 'w1').emplaced).toBe(true);
  expect(weapon(stuck, 'w1').facing).toBe(0);
});

test('E-067 [aslsk 6.5.a] into fields out of season it costs two MF and adds as much', () => {
  expect(drm({ ...PUSH, units: ['american 2-2-7 D5'] }, '1:D4', ['u1'])).toBe(2);
});

test('E-068 [aslsk 6.5.a] a road through the woods makes it cheaper, and takes two off', () => {
  expect(drm({ ...PUSH, roads: [['D6', 'D5']] }, '1:D5', ['u1'])).toBe(1);
});

test('E-069 [aslsk 6.5.a] a squad at the gun takes off one, a squad more two', () => {
  const squads = ['american 6-6-6 D6', 'american 6-6-6 D6'];
  expect(drm({ ...PUSH, units: squads }, '1:D5', ['u1'])).toBe(4);
  expect(drm({ ...PUSH, units: squads }, '1:D5', ['u1', 'u2'])).toBe(2);
});

test('E-069 [aslsk 6.5.d] fire at those who push is two better in every fire phase, and no better for their running', () => {
  const match = skirmish({ ...PUSH, hexes: {} }, '1,1');
  play(match, 'american', 'move u1', 'push w1 1:D5', 'face w1 0');
  const about = { kind: 'fire', target: '1:D5', from: ['1:D8'], leaders: [], exhausted: false } as const;
  const at = (crew: object) => {
    const { world, state } = match;
    const frame = state.doing.at(-1);
    const move = frame?.is === 'move' ? { move: frame } : {};
    return fireModifiers(world, state, { ...about, ...move }, { ...unitById(state, 'u1'), ...crew });
  };
  expect(at({}).kept).toEqual([expect.objectContaining({ id: 'hazardous movement', n: -2 })]);
  expect(at({ pinned: true }).value).toBe(0);
  const { world, state } = match;
  for (const kind of ['fire', 'vehicle', 'flame', 'residual', 'charge'] as const) {
    // Whatever attacks them, and when they move no longer.
    const drm = fireModifiers(world, { ...state, doing: [] }, { ...about, kind }, unitById(state, 'u1'));
    expect(drm.kept.map(({ id }) => id)).toEqual(['hazardous movement']);
  }
});

test('E-069 [aslsk 6.5.d] whoever aims at them has two less to hit, too, and nothing for their running', () => {
  const match = skirmish(
    {
      ...PUSH,
      hexes: {},
      units: ['american 2-2-7 D6', 'german 2-2-8 D1'],
      weapons: [`${GUN} of u1 facing 0`, 'german 7.5cm leIG 18 of u2 facing 2'],
    },
    '1,1',
  );
  play(match, 'american', 'move u1', 'push w1 1:D5', 'face w1 3');
  play(match, 'german', 'ready w2', 'aim infantry');
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const shot = declaredShot(match.world, match.state, frame, '1:D5');
  const drm = toHitModifiers(match.world, match.state, shot, unit(match, 'u1'));
  expect(drm.kept.map(({ id, n }) => `${id} ${n}`)).toEqual(['hazardous movement -2', 'small target 1']);
});

test('E-069 [aslsk 6.5.c] who has pushed, or tried to, neither fires in the advancing fire phase nor advances', () => {
  const position: Position = {
    ...PUSH,
    hexes: {},
    units: ['american 6-6-6 D6 manhandled', 'american 6-6-6 D6', 'german 4-6-7 D9'],
    weapons: [],
  };
  const fire = skirmish({ ...position, phase: 'advancing-fire' });
  expect(fire.offered('american')).toEqual(['ready u2', 'done']);
  const advance = skirmish({ ...position, phase: 'advance' });
  expect(advance.offered('american').some(each => each.startsWith('advance u1'))).toBe(false);
  expect(advance.offered('american').some(each => each.startsWith('advance u2'))).toBe(true);
});

test('[aslsk 6.5.c, 1.2.6.c] no gun advances: a crew that does leaves it behind', () => {
  const match = skirmish({ ...PUSH, phase: 'advance' });
  play(match, 'american', 'advance u1 1:D7');
  expect(unit(match, 'u1').at).toBe('1:D7');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:D6' });
  expect(weapon(match, 'w1').by).toBeUndefined();
});

test('[aslsk 6.5.a] no gun is pushed in assault movement, nor by who carries anything; double time is allowed', () => {
  const push = 'push w1 1:D5';
  const match = skirmish(PUSH);
  play(match, 'american', 'move u1');
  expect(match.offered('american')).toContain(push);
  const fork = match.fork();
  play(fork, 'american', 'assault');
  // Not even into the open, which would leave it half of its factors.
  expect(offers(fork, 'american', 'push')).toEqual([]);
  play(match, 'american', 'double-time');
  expect(match.offered('american')).toContain(push);

  const laden = skirmish({ ...PUSH, weapons: [...(PUSH.weapons ?? []), 'american DC of u1'] });
  play(laden, 'american', 'move u1');
  expect(laden.offered('american')).not.toContain(push);
});

test('[aslsk 6.5.a] a push forfeits the road bonus', () => {
  const roads = [['D6', 'D5', 'D4', 'D3', 'D2', 'D1']];
  const match = skirmish({ ...PUSH, hexes: {}, roads }, '1,1');
  play(match, 'american', 'move u1', 'push w1 1:D5', 'face w1 0', 'step 1:D4', 'step 1:D3');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D3', moved: true });
});

test('[aslsk 6.5.e, 1.2.6.d] a gun that is not quickly set up stays where it is', () => {
  const { state } = skirmish({ ...PUSH, weapons: ['american M2A1 105mm ART of u1 facing 0'] });
  const move = { is: 'move', units: ['u1'], kind: 'normal' } as never;
  const refused = pushingRefusal(state, move, weaponById(state, 'w1'));
  expect(refused && isRefusal(refused) && refused.cite).toBe('6.5.e');
});

test('[aslsk 6.3.b, 6.5.c] once it has moved a gun is no longer dug in, and points where its crew likes', () => {
  const match = skirmish(PUSH, '1,1');
  play(match, 'american', 'move u1', 'push w1 1:D5', 'face w1 4');
  expect(weapon(match, 'w1')).toMatchObject({ facing: 4, moved: true });
  expect(weapon(match, 'w1').emplaced).toBeUndefined();
});

test('[aslsk 1.2.6.c] who walks away leaves the gun behind, and others can recover it like any weapon', () => {
  const match = skirmish(PUSH);
  play(match, 'american', 'move u1', 'step 1:D7', 'done');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:D6', facing: 0, emplaced: true });
  expect(weapon(match, 'w1').by).toBeUndefined();

  const left = `${GUN} D6 facing 0`;
  const rally = skirmish({ ...PUSH, phase: 'rally', weapons: [left] }, '3');
  // A leader can't serve it.
  expect(rally.offered('american')).toEqual(['recover u1 w1', 'done']);
  play(rally, 'american', 'recover u1 w1');
  expect(weapon(rally, 'w1').by).toBe('u1');

  const prep = skirmish({ ...PUSH, phase: 'prep-fire' });
  play(prep, 'american', 'destroy w1');
  expect(isGone(prep, 'w1')).toBe(true);
});

const OFF_MAP: Position = {
  ...PUSH,
  scenario: {
    groups: [
      { id: 'american', side: 'american', elr: 5, units: {} },
      { id: 'german', side: 'german', elr: 5, units: {} },
      { id: 'reserve', side: 'american', elr: 5, units: {}, enter: { turn: 1, along: ['1:A3-A5'] } },
    ],
  },
  units: ['american 2-2-7 group reserve', 'german 4-6-7 M1 broken'],
  weapons: [`${GUN} of u1`],
};

test('[aslsk 3.3.d, 6.5.a] reinforcements push their gun onto the map', () => {
  const match = skirmish(OFF_MAP, '1,1');
  play(match, 'american', 'move u1', 'push w1 1:A4', 'face w1 2');
  expect(unit(match, 'u1').at).toBe('1:A4');
  expect(weapon(match, 'w1')).toMatchObject({ by: 'u1', facing: 2, moved: true });
  expect(weapon(match, 'w1').emplaced).toBeUndefined();
  // Open ground at twice its cost, out of four movement factors: there is as much left for another hex.
  expect(match.offered('american')).toContain('push w1 1:B4');
});

test('[aslsk 3.3.d, 1.2.6.c] a gun that its crew leaves beyond the edge never comes', () => {
  const match = skirmish(OFF_MAP);
  play(match, 'american', 'move u1', 'step 1:A4');
  expect(isGone(match, 'w1')).toBe(true);
});

test('[aslsk 6.5.a] nothing but guns is pushed, and that is why', () => {
  const match = skirmish({ ...PUSH, weapons: [...(PUSH.weapons ?? []), 'american MMG of u2'] });
  play(match, 'american', 'move u2');
  const push: BookAct = { verb: 'push', weapon: 'w2', to: '1:D5' };
  expect(match.whyNot('american', { act: push })).toMatchObject([
    { cite: '6.5.a', why: 'nobody on the move serves it' },
  ]);
});

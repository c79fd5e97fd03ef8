import { expect, test } from 'vitest';
import { type Dice, offers, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';

const SAPPERS = 'german 4-6-8 C4';
const ENEMY = 'russian 4-4-7 C5';
const CHARGE = 'german DC of u1';

const movement = (position: Partial<Position>, dice: Dice = []) =>
  skirmish(
    {
      units: [SAPPERS, ENEMY],
      weapons: [CHARGE],
      hexes: { '1:C5': 'stone building' },
      ...position,
      phase: 'german movement',
    },
    dice,
  );

/** Where a charge may be put, on hexes and on vehicles. */
const placements = (match: ReturnType<typeof movement>) =>
  match.offered('german').filter(act => act.startsWith('place-charge'));

test('[aslsk 4.3.c, 4.3.d] it costs what entering the target would, and lies once the fire is survived', () => {
  const match = movement({});
  play(match, 'german', 'move u1', 'place-charge w1 1:C5');
  expect(match.state.charges).toEqual([]);
  play(match, 'russian', 'pass');
  expect(match.state.charges).toEqual([{ weapon: 'w1', at: '1:C5', by: 'u1', from: '1:C4', removal: 12 }]);
  expect(weapon(match, 'w1').by).toBeUndefined();
  // Two of four factors are left.
  play(match, 'german', 'step 1:B4');
  play(match, 'russian', 'pass');
  expect(offers(match, 'german', 'step')).not.toEqual([]);
  play(match, 'german', 'step 1:B5');
  play(match, 'russian', 'pass');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 4.3.c] there is no placing it with too few factors left, nor where nobody is', () => {
  const match = movement({ units: ['german 4-6-8 C1', ENEMY], weapons: [CHARGE] });
  play(match, 'german', 'move u1', 'step 1:C2');
  play(match, 'russian', 'pass');
  play(match, 'german', 'step 1:C3');
  play(match, 'russian', 'pass');
  expect(placements(match)).toEqual([]);
  play(match, 'german', 'step 1:C4');
  play(match, 'russian', 'pass');
  expect(placements(match)).toEqual([]);
});

test('[aslsk 4.3.d] a placer who is pinned or broken by the fire has not placed it', () => {
  // 4 firepower doubled is 8, first fire at a mover in the open: 7 less 2 makes a check, and 12 breaks him.
  const match = movement({}, '3,4 6,4');
  play(match, 'german', 'move u1', 'place-charge w1 1:C5');
  play(match, 'russian', 'ready u2', 'shoot');
  while (match.choiceOf('russian')?.id === 'first-fire') play(match, 'russian', 'pass');
  expect(match.state.units.find(({ id }) => id === 'u1')?.broken).toBe(true);
  expect(match.state.charges).toEqual([]);
  expect(weapon(match, 'w1').by).toBe('u1');
});

test('[aslsk 4.3.b] a squad uses one charge', () => {
  const match = movement({ weapons: [CHARGE, CHARGE], hexes: {} });
  play(match, 'german', 'move u1', 'place-charge w1 1:C5');
  play(match, 'russian', 'pass');
  expect(placements(match)).toEqual([]);
});

test('[aslsk 4.3.a, 4.3.d] the exhaustion of the placer goes with it, and so does his want of skill', () => {
  const match = movement({ units: ['german 4-6-7 C4', ENEMY] });
  play(match, 'german', 'move u1', 'double-time', 'place-charge w1 1:C5');
  play(match, 'russian', 'pass');
  expect(match.state.charges).toEqual([
    { weapon: 'w1', at: '1:C5', by: 'u1', from: '1:C4', exhausted: true, removal: 10 },
  ]);
});

test('[aslsk 4.3.d] pinned by the fire, the placer has not placed it either', () => {
  // 9 on column 8 in the open, less 2: a 1MC. A 7 and 1 is just enough for the elite, and pins.
  const match = movement({}, '4,5 3,4');
  play(match, 'german', 'move u1', 'place-charge w1 1:C5');
  play(match, 'russian', 'ready u2', 'shoot');
  while (match.choiceOf('russian')?.id === 'first-fire') play(match, 'russian', 'pass');
  expect(unit(match, 'u1').pinned).toBe(true);
  expect(match.state.charges).toEqual([]);
  expect(weapon(match, 'w1').by).toBe('u1');
});

test('[aslsk 4.3.c] nothing but a charge is placed, on a neighbouring hex and no other', () => {
  const match = movement({
    units: [SAPPERS, ENEMY, 'russian 4-4-7 C6', 'german 4-6-8 B4'],
    weapons: ['german LMG of u1', 'w2: german DC of u1'],
  });
  play(match, 'german', 'move u1');
  expect(placements(match)).toEqual(['place-charge w2 1:C5']);
});

test('[aslsk 4.3.c, 4.3.e] where there is a vehicle alone it goes on that, and on the hex only where there are men', () => {
  const tank = 'russian T-34/85 C5';
  const places = (...men: Position['units']) => {
    const match = movement({ units: [SAPPERS, 'russian 4-4-7 M1', ...men], vehicles: [tank], hexes: {} });
    play(match, 'german', 'move u1');
    return placements(match);
  };
  expect(places()).toEqual(['place-charge-on w1 v1']);
  expect(places(ENEMY)).toEqual(['place-charge w1 1:C5', 'place-charge-on w1 v1']);
});

test('[aslsk 4.3.c] placing it is movement where the placer stands, and draws fire there', () => {
  // 9 on column 8: the open costs him 2, and where the charge goes there would be a house.
  const match = movement({}, []);
  play(match, 'german', 'move u1', 'place-charge w1 1:C5');
  play(match, 'russian', 'ready u2');
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:C4', at: ['u1'] });
});

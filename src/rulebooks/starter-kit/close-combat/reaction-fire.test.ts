import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, type TestMatch, unit, weapon } from '../testing/bench.ts';
import { vehicleById } from '../vehicles/vehicles.ts';

const Z1 = '1:D4' as const;
const SQUAD = { card: 'german 4-6-7', at: Z1 } as const;
const LEADER = `german 8-1 ${Z1}`;
const MOVER = 'russian 4-4-7 M9';
const TANK = `russian T-34/85 ${Z1} motion moved`;

/** The T-34/85 has just spent movement points among the Germans. */
const reaction = (
  dice: Dice,
  { spent = 1, ...position }: Partial<Position> & { readonly spent?: number } = {},
) =>
  skirmish(
    {
      phase: 'russian movement',
      units: [MOVER, SQUAD],
      vehicles: [TANK],
      doing: [
        {
          is: 'drive',
          vehicle: 'v1',
          spent: 2 * spent,
          here: 2 * spent,
          shots: {},
          begun: true,
          over: true,
        },
        { is: 'reaction', side: 'german', vehicle: 'v1', spent, earlier: {} },
      ],
      ...position,
    },
    dice,
  );
const tank = (match: TestMatch) => vehicleById(match.state, 'v1');

test('[aslsk 3.3.4.a, 3.3.4.b] after its check of nerve the squad attacks as in close combat, and has fired with its weapons', () => {
  const match = reaction('3,4 1,3', { weapons: ['german LMG of u2'] });
  expect(match.choiceOf('german')?.id).toBe('reaction-fire');
  expect(match.offered('german')).toEqual(['react u2', 'pass']);
  play(match, 'german', 'react u2');
  // 4, and 2 for its motion, is more than 5.
  expect(tank(match)).toMatchObject({ motion: true });
  expect(unit(match, 'u2').fired).toBe('first');
  expect(weapon(match, 'w1').fired).toBe('first');
  expect(match.choiceOf('russian')?.id).toBe('movement');
});

test('[aslsk 3.3.4.b] who fails the check is pinned and does not attack', () => {
  const match = reaction('4,4');
  play(match, 'german', 'react u2');
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
  expect(unit(match, 'u2').fired).toBeUndefined();
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[aslsk 3.3.4.b] one check is enough for a vehicle, until the movement phase is over', () => {
  const match = reaction('3,4 6,5 6,5', { spent: 2 });
  play(match, 'german', 'react u2', 'react u2');
  expect(unit(match, 'u2')).toMatchObject({ fired: 'final', braves: ['v1'] });
  play(match, 'russian', 'done');
  expect(unit(match, 'u2').braves).toBeUndefined();
});

test('[aslsk 3.3.4.a] the broken, the pinned and those in melee cannot, nor those in another hex', () => {
  for (const more of [{ broken: true }, { pinned: true }, { at: '1:D5' }] as const) {
    expect(reaction([], { units: [MOVER, { ...SQUAD, ...more }] }).choiceOf('german')).toBeUndefined();
  }
  const match = reaction([], { units: [MOVER, SQUAD, `russian 4-4-7 ${Z1}`], melees: [Z1] });
  expect(match.choiceOf('german')).toBeUndefined();
});

/** An equal roll immobilizes: the value is what the dice must come to, with 2 for the motion of the tank. */
const isValue = (value: number, position: Partial<Position>) => {
  const dice = value - 2;
  const match = reaction(
    [
      [1, 1],
      [1, dice - 1],
    ],
    position,
  );
  play(match, 'german', 'react u2');
  return tank(match).immobilized === true;
};

test('[aslsk 3.3.4.c] the value is one less if the unit has fired, be it with a weapon', () => {
  const GUN = 'german LMG of u2';
  expect(isValue(5, {})).toBe(true);
  expect(isValue(5, { weapons: [GUN] })).toBe(true);
  expect(isValue(5, { units: [MOVER, `german 4-6-7 ${Z1} fired first`] })).toBe(false);
  expect(isValue(5, { weapons: [`${GUN} fired first`] })).toBe(false);
});

test('[aslsk 3.3.4.c] the vehicle does not attack back', () => {
  const match = reaction('1,1 6,5');
  play(match, 'german', 'react u2');
  expect(match.choiceOf('russian')?.id).toBe('movement');
});

test('[aslsk 3.3.4.a] marked with final fire the unit can do it once more, and its dice are a check of its morale', () => {
  const match = reaction('1,1 6,5', { units: [MOVER, `german 4-6-7 ${Z1} fired final`] });
  play(match, 'german', 'react u2');
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[aslsk 5.3.c] an original 2 in it may bring forth a leader', () => {
  const match = reaction('1,2 1,1 1');
  play(match, 'german', 'react u2', 'promote');
  expect(match.state.units.at(-1)).toMatchObject({ id: 'u3', side: 'german', at: Z1 });
  expect(tank(match).wreck).toBe(true);
});

test('a leader joins the squad, or attacks by himself without a check', () => {
  const match = reaction('4,2', { units: [MOVER, SQUAD, LEADER] });
  expect(match.offered('german')).toEqual(['react u2', 'react u3', 'react u2,u3', 'pass']);
  play(match, 'german', 'react u3');
  expect(unit(match, 'u3').fired).toBe('first');
});

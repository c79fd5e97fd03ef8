import { expect, test } from 'vitest';
import type { Location, MoveKind, UnitId } from '../state.ts';
import { citesSaid, enact, isGone, type Position, standing } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { meleeOnEntry, whyNotIntoMelee } from './entry.ts';

const AT = '1:D4' as const;
const FROM = '1:D6' as const;
const GERMAN = `german 1-6-4-5 ${AT}`;
const AMERICAN = `american 2-5-4-6 ${AT}`;

/** The stack u1, u2 … of Germans has just come into D4. */
function enter(position: Position, stack: readonly UnitId[] = ['u1'], from: Location | 'off the map' = FROM) {
  let frames: readonly unknown[] = [];
  const { match } = enact(position, [], function* (game) {
    meleeOnEntry(game, stack, from === 'off the map' ? undefined : from);
    frames = game.state.doing;
  });
  return { match, frames };
}

const refused = (position: Position, stack: readonly UnitId[], kind: MoveKind = 'normal') => {
  const { view } = standing(position);
  return whyNotIntoMelee(
    view,
    stack.map(id => unitById(view, id)),
    AT,
    kind,
  )?.cite;
};

test('[lnl 8.0.a, 8.0.d] who enters a hex with enemies must fight at once, under a Melee marker', () => {
  const { match, frames } = enter({ units: [GERMAN, AMERICAN] });
  expect(frames).toMatchObject([{ is: 'melee', at: AT, attacker: 'german', stage: 'attack' }]);
  expect(match.state.melees).toEqual([{ at: AT }]);
  expect(frames[0]).not.toHaveProperty('reinforced');
});

test('[lnl 8.0.a, 1.7.d, 11.1.a] no Assault Move, no weapon team, nobody who cannot fight, unless a friend is there', () => {
  const there = (card: string) => ({ units: [`${card} ${FROM}`, AMERICAN] });
  expect(refused(there('german 1-6-4-5'), ['u1'])).toBeUndefined();
  expect(refused(there('german 2-3-4-6'), ['u1'], 'assault')).toBe('8.0.a');
  expect(refused(there('german MG42 team'), ['u1'])).toBe('1.7.d');
  expect(refused(there('german Lt. Koch'), ['u1'])).toBe('8.0.a');
  const shaken = { units: [`german Lt. Koch ${FROM}`, `${AMERICAN} shaken`] };
  expect(refused(shaken, ['u1'])).toBe('8.0.a');
  const led = { units: [`german Lt. Koch ${FROM}`, `german 1-6-4-5 ${FROM}`, AMERICAN] };
  expect(refused(led, ['u1', 'u2'])).toBeUndefined();
  const joining = { units: [`german Lt. Koch ${FROM}`, GERMAN, AMERICAN] };
  expect(refused(joining, ['u1'])).toBeUndefined();
  const armed = { ...there('german Lt. Koch'), weapons: ['german MG34 of u1'] };
  expect(refused(armed, ['u1'])).toBeUndefined();
});

test('[lnl 6.4.a] Stealth leads into Melee', () => {
  expect(refused({ units: [`german 1-6-4-5 ${FROM}`, AMERICAN] }, ['u1'], 'stealth')).toBeUndefined();
});

test('[lnl 8.1.g, 11.1.a] enemies who cannot fight are eliminated at once, and the hex is marked', () => {
  const { match, frames } = enter({ units: [GERMAN, `american Lt. Clarkson ${AT}`, `${AMERICAN} shaken`] });
  expect([isGone(match, 'u2'), isGone(match, 'u3')]).toEqual([true, true]);
  expect(frames).toEqual([]);
  expect(match.state.melees).toEqual([{ at: AT, fought: true }]);
});

test('E-038 [lnl 8.2.a, 8.2.b] a Melee that was fought in this turn is joined too late, another is fought at once', () => {
  const units = [GERMAN, GERMAN, AMERICAN];
  const late = enter({ units, melees: [{ at: AT, fought: true }] });
  expect(late.frames).toEqual([]);
  expect(citesSaid(late.match)).toContain('8.2.b');
  const early = enter({ units, melees: [{ at: AT }] });
  expect(early.frames).toMatchObject([{ is: 'melee', reinforced: true }]);
  // Even where no friend is left it is the Melee of before.
  expect(enter({ units: [GERMAN, AMERICAN], melees: [{ at: AT, fought: true }] }).frames).toEqual([]);
});

const AMBUSHERS = {
  scenario: {
    groups: [
      { id: 'german', side: 'german', units: {}, ambush: true as const },
      { id: 'american', side: 'american', units: {} },
    ],
  },
};
const WALL = { hexes: { '1:D5': 'woods' } } as const;

test('[lnl 8.4.a] those who can ambush do so against whoever had no line of sight to where they started', () => {
  const unseen = enter({ units: [GERMAN, AMERICAN], ...AMBUSHERS, ...WALL });
  expect(unseen.frames).toMatchObject([{ unseen: ['u1'] }]);
  const [seen] = enter({ units: [GERMAN, AMERICAN], ...AMBUSHERS }).frames;
  expect(seen).not.toHaveProperty('unseen');
  const [unable] = enter({ units: [GERMAN, AMERICAN], ...WALL }).frames;
  expect(unable).not.toHaveProperty('unseen');
  const [fromOffTheMap] = enter({ units: [GERMAN, AMERICAN], ...AMBUSHERS }, ['u1'], 'off the map').frames;
  expect(fromOffTheMap).toHaveProperty('unseen');
});

test('[lnl 11.1.2, 12.0.a] one man’s skill lets his whole stack ambush', () => {
  const units = [`german Lt. Koch ${AT} skill Ambusher`, GERMAN, AMERICAN];
  expect(enter({ units, ...WALL }, ['u1', 'u2']).frames).toMatchObject([{ unseen: ['u1', 'u2'] }]);
});

test('[lnl 8.4.a, 20.1.a] the night hides those who start far enough off', () => {
  const night = (from: Location) =>
    enter({ units: [GERMAN, AMERICAN], scenario: { ...AMBUSHERS.scenario, rules: ['night'] } }, ['u1'], from)
      .frames[0];
  expect(night('1:D7')).toHaveProperty('unseen');
  expect(night('1:D6')).not.toHaveProperty('unseen');
});

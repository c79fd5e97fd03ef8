import { expect, test } from 'vitest';
import type { MeleeFrame } from '../state.ts';
import { type Position, standing, WORLD } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { meleeAttack } from './attack.ts';
import { armsOf, isMeleeEligible, meleeStrength, strikers, unitStrength } from './strength.ts';

const AT = '1:D4' as const;
const at = (card: string, more: object = {}) => ({ card, at: AT, ...more });

function strength(unit: Position['units'][number], weapons: readonly string[] = [], ambushes = false) {
  const { view } = standing({
    units: [unit, at('american 2-5-4-6')],
    weapons: weapons.map(card => `${card} of u1`),
  });
  return unitStrength(WORLD, view, unitById(view, 'u1'), ambushes);
}

/** The attack of all German units in D4 on all Americans there, or on those named. */
function attack(position: Position, targets?: readonly `u${string}`[]) {
  const { world, view } = standing(position);
  const frame: MeleeFrame = {
    is: 'melee',
    at: AT,
    attacker: 'german',
    stage: 'attack',
    targets: [],
    fallen: [],
  };
  const all = view.units.filter(({ side }) => side === 'american').map(({ id }) => id);
  return meleeAttack(world, view, frame, targets ?? all);
}

test('E-037 [lnl 8.0.e, 8.0.k] firepower counts as it is, nobody is halved: 4 to 4, and a kill number of 8', () => {
  const numbers = attack({
    units: [at('german 1-6-4-5'), at('german 1-6-4-5'), at('american 2-5-4-6'), at('american 2-5-4-6')],
    weapons: ['german MG34 of u1'],
  });
  expect([numbers.attack.value, numbers.defence.value]).toEqual([4, 4]);
  expect([numbers.odds, numbers.killNumber]).toEqual(['1:1', 8]);
});

test('E-035 [lnl 8.0.e, 8.0.f] 4 to 2 is 2:1, 5 to 2 is 3:1', () => {
  const squads = [at('german 2-3-4-6'), at('german 1-6-4-5')];
  // The pioneers have an M: 3 and 1 make 4.
  expect(attack({ units: [...squads, at('american 2-5-4-6')] }).odds).toBe('2:1');
  expect(attack({ units: [...squads, at('german 1-6-4-5'), at('american 2-5-4-6')] }).odds).toBe('3:1');
});

test('E-036 [lnl 8.0.i, 11.2.f] a Hero shifts his own attack one column, two Heroes no more, and never beyond 5:1', () => {
  const hero = at('german Dorn');
  const many = [at('american 2-5-4-6'), at('american 2-5-4-6'), at('american 2-5-4-6'), at('american Layer')];
  // 1 to 8 is below the table, and 1:2 with the shift.
  expect(attack({ units: [{ ...hero, wounded: true }, ...many] }).odds).toBe('1:2');
  expect(attack({ units: [hero, at('american 2-5-4-6')] }).odds).toBe('3:2');
  expect(
    attack({ units: [hero, at('german Faber'), at('american 2-5-4-6'), at('american Layer')] }).odds,
  ).toBe('3:2');
  const charge = ['german Flamethrower of u1'] as const;
  const strong = [at('german 2-3-4-6'), at('german 2-3-4-6'), hero];
  expect(attack({ units: [...strong, at('american 2-5-4-6')], weapons: charge }).odds).toBe('5:1');
});

test('[lnl 11.2.f] a Hero who is attacked shifts nothing', () => {
  expect(attack({ units: [at('german 1-6-4-5'), at('american Layer')] }).odds).toBe('1:2');
});

test('[lnl 8.0.l] a squad uses its firepower and one weapon or two weapons, a half-squad one weapon instead of it', () => {
  expect(strength(at('german 1-6-4-5'), ['german MG34', 'german MG34']).value).toBe(4);
  expect(strength(at('german 2-3-4-6'), ['american BAR', 'german Molotov Cocktail']).value).toBe(2 + 2 + 1);
  expect(strength(at('american 1-4-4-6', { side: 'american' }), ['german MG34']).value).toBe(2);
});

test('[lnl 8.0.e] jammed guns, guns in parts and weapons against tanks are of no use', () => {
  expect(strength(at('german 1-6-4-5'), ['german Panzerschreck']).value).toBe(1);
  const { view } = standing({
    units: [at('american 2-5-4-6'), at('german 1-6-4-5')],
    weapons: ['american M1919A4 of u1', 'german MG34 of u2 jammed'],
  });
  expect(meleeStrength(WORLD, view, view.units).kept).toMatchObject([{ n: 2 }, { n: 1 }]);
});

test('[lnl 8.0.m] a Leader or Hero fights with half his weapon, rounded up; a Hero without one with his own firepower', () => {
  const leader = strength(at('german Lt. Koch'), ['american BAR']);
  expect(leader.kept).toMatchObject([{ n: 1, cite: '8.0.m' }]);
  expect(strength(at('german Dorn'), ['german Flamethrower']).value).toBe(3);
  expect(strength(at('german Dorn')).value).toBe(2);
  expect(strength(at('german Dorn', { wounded: true })).value).toBe(1);
});

test('[lnl 8.3, 11.6.a] units without firepower and Scouts fight with 1, or with their weapon', () => {
  expect(strength(at('german 0-4-4-5')).kept).toMatchObject([{ n: 1, cite: '8.3' }]);
  expect(strength(at('german 0-4-4-5'), ['german MG34']).value).toBe(2);
  // With it even where it is worth no more.
  expect(strength(at('german 0-4-4-5'), ['american BAR']).kept).toMatchObject([{ n: 1, cite: '8.0.e' }]);
  expect(strength(at('german 1-6-4-5')).kept).toMatchObject([{ n: 1, cite: '8.0.k' }]);
  expect(strength(at('german Scout')).kept).toMatchObject([{ n: 1, cite: '11.6.a' }]);
  expect(strength(at('german 0-4-4-5'), [], true).value).toBe(3);
});

test('[lnl 8.3, 8.4.b] each of them costs its own attack 1, and gives the enemy’s attack 1', () => {
  const halves = [at('german 0-4-4-5'), at('german Scout')];
  expect(attack({ units: [...halves, at('american 2-5-4-6')] }).modifiers.value).toBe(-2);
  const hit = attack({ units: [at('german 1-6-4-5'), at('american 0-2-4-6'), at('american crew')] });
  expect(hit.modifiers.value).toBe(2);
});

test('E-006 [lnl 1.7.d] machine gun teams fight with their firepower, others defend with 1', () => {
  expect(strength(at('german MG42 team')).kept).toMatchObject([{ n: 4, cite: '1.7.d' }]);
  expect(strength(at('german 50mm mortar')).kept).toMatchObject([{ n: 1, cite: '1.7.d' }]);
  expect(strength(at('german MG42 team', { jammed: true })).value).toBe(1);
});

test('[lnl 8.5, 12.0.a] an M adds 1, and so does the Deadly skill, before an ambush triples', () => {
  expect(strength(at('german 2-3-4-6')).value).toBe(3);
  expect(strength(at('german Dorn', { skill: 'Deadly' })).value).toBe(3);
  expect(strength(at('german 2-3-4-6'), [], true).value).toBe(9);
});

test('[lnl 8.0.g, 11.1.b] the best Leader of the attackers’ kind adds his modifier, one alone', () => {
  const enemy = at('american 2-5-4-6');
  const koch = at('german Lt. Koch');
  const brandt = at('german Capt. Brandt');
  const led = (...units: Position['units']) => attack({ units: [...units, enemy] }).modifiers.value;
  expect(led(at('german 1-6-4-5'), koch)).toBe(1);
  expect(led(at('german 1-6-4-5'), koch, brandt)).toBe(2);
  expect(led(at('german 1-6-4-5'), { ...koch, shaken: true })).toBe(0);
  expect(led(at('german 1-6-4-5'), { ...brandt, wounded: true })).toBe(1);
  expect(led(at('german 2-3-4-6'), koch)).toBe(0);
});

test('[lnl 4.1.a, 8.0.g] a Leader who is Ops Complete adds nothing; one who has moved or fired does', () => {
  const led = (leader: object) =>
    attack({ units: [at('german 1-6-4-5'), at('german Lt. Koch', leader), at('american 2-5-4-6')] }).modifiers
      .value;
  expect(led({ opsComplete: true })).toBe(0);
  expect(led({ fired: true })).toBe(1);
  expect(led({ moved: 'Moved' })).toBe(1);
});

test('[lnl 1.6.i, 8.1.e] a Leader with a weapon fights, and leads nobody', () => {
  const position = {
    units: [at('german 1-6-4-5'), at('german Lt. Koch'), at('american 2-5-4-6')],
    weapons: ['german MG34 of u2'],
  };
  expect(attack(position).modifiers.kept).toEqual([]);
  expect(attack(position).attack.value).toBe(2);
  const { view } = standing(position);
  expect(isMeleeEligible(view, unitById(view, 'u2'))).toBe(true);
  // One who carries only what is of no use here is free to lead.
  for (const idle of ['german MG34 of u2 jammed', 'german Panzerschreck of u2'])
    expect(attack({ ...position, weapons: [idle] }).modifiers.value).toBe(1);
  // The least of weapons will do.
  const bottle = standing({ ...position, weapons: ['american BAR of u2'] });
  expect(isMeleeEligible(bottle.view, unitById(bottle.view, 'u2'))).toBe(true);
});

test('[lnl 8.3, 1.1.b] a crew fights like any MMC without firepower', () => {
  expect(strength(at('german crew')).kept).toMatchObject([{ n: 1, cite: '8.3' }]);
});

test('[lnl 8.0.l] of weapons alike those that last are used, and own ones before captured ones', () => {
  const used = (unit: string, ...cards: readonly string[]) => {
    const { view } = standing({
      units: [at(unit), at('american 2-5-4-6')],
      weapons: cards.map(card => `${card} of u1 assembled`),
    });
    return armsOf(WORLD, view, unitById(view, 'u1')).weapons.map(({ card }) => card);
  };
  expect(used('german 1-2-4-6', 'german Molotov Cocktail', 'german MG34')).toEqual(['german MG34']);
  expect(used('german 1-2-4-6', 'british Vickers', 'german MG34')).toEqual(['german MG34']);
  expect(used('german 1-2-4-6', 'german Molotov Cocktail', 'british Vickers')).toEqual(['british Vickers']);
  // A squad uses one weapon with its own firepower rather than two that come to the same.
  expect(used('german 1-6-4-5', 'german MG34', 'american BAR')).toEqual(['german MG34']);
  expect(used('german 1-6-4-5', 'german MG34', 'german Satchel Charge')).toEqual([
    'german Satchel Charge',
    'german MG34',
  ]);
});

test('[lnl 1.7.d] teams with a machine gun strike, unless it is jammed; guns and mortars do not', () => {
  const strikes = (card: string, rest: object = {}) => {
    const { view } = standing({ units: [at(card, rest), at('american 2-5-4-6')] });
    return strikers(view, AT, 'german').length === 1;
  };
  expect(strikes('german MG42 team')).toBe(true);
  expect(strikes('german MG42 team', { jammed: true })).toBe(false);
  expect(strikes('german 50mm mortar')).toBe(false);
  expect(strikes('german 75mm infantry gun')).toBe(false);
});

/** Green and inexperienced men (3.26). */
import { expect, test } from 'vitest';
import { personCard } from '../counters/index.ts';
import { allowance } from '../movement/allowance.ts';
import { breakdownNumber } from '../support-weapons/breakdown.ts';
import { isUnskilled } from '../support-weapons/captured.ts';
import { type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { isInexperienced } from '../units.ts';
import { attackLines, declaredAttack } from './attack.ts';
import { untriedIn } from './point-blank.ts';
import { shooterOf } from './shooters.ts';

const GREEN = { card: 'american 5-3-6', at: '1:E5' } as const;
const HALF = { ...GREEN, card: 'american 2-3-6 green' } as const;
const FOE = { card: 'german 4-6-7', at: '1:E4' } as const;
const LEADER = { card: 'american 8-0', at: '1:E5' } as const;

const inexperienced = (...units: readonly object[]) => {
  const { view } = standing({ units: [...units, FOE] as Position['units'] });
  return isInexperienced(view, view.units[0] as (typeof view.units)[number]);
};

test('[sl 3.26.1] Green men are inexperienced without an unbroken leader of theirs in their hex', () => {
  for (const green of [GREEN, HALF]) {
    expect(inexperienced(green)).toBe(true);
    expect(inexperienced(green, LEADER)).toBe(false);
    expect(inexperienced(green, { ...LEADER, broken: true })).toBe(true);
    expect(inexperienced(green, { ...LEADER, at: '1:E6' })).toBe(true);
    expect(inexperienced(green, { ...LEADER, card: 'american 1-4-9 hero' })).toBe(true);
  }
  expect(inexperienced({ ...GREEN, card: 'american 5-5-6' })).toBe(false);
});

test('[sl 3.26.3] they check before they spray, if one of the three hexes is beside them', () => {
  const { world, view } = standing({ units: [GREEN, FOE], weapons: [{ card: 'american MMG', by: 'u1' }] });
  const attack = (target: '1:E4' | '1:E3' | '1:E2') =>
    ({ target, firers: [shooterOf(view, 'w1')], leaders: [], spared: [], course: {} }) as const;
  expect(untriedIn(world, attack('1:E3'))).toEqual([]);
  expect(untriedIn(world, { ...attack('1:E3'), spray: ['1:E4', '1:F4'] })).toEqual(['u1']);
  expect(untriedIn(world, { ...attack('1:E4'), spray: ['1:E3', '1:F3'] })).toEqual(['u1']);
  expect(untriedIn(world, { ...attack('1:E2'), spray: ['1:E3', '1:F3'] })).toEqual([]);
});

test('[sl 3.26.1] then their weapons break down one sooner', () => {
  const breaks = (...units: readonly object[]) => {
    const { world, view } = standing({
      units: [...units, FOE] as Position['units'],
      weapons: [{ card: 'american MMG', by: 'u1' }],
    });
    const shooter = shooterOf(view, 'w1');
    return shooter.weapon && breakdownNumber(world, { ...shooter, weapon: shooter.weapon }).value;
  };
  const printed = breaks({ ...GREEN, card: 'american 6-6-6' }) ?? 0;
  expect([breaks(GREEN), breaks(GREEN, LEADER)]).toEqual([printed - 1, printed]);
});

test('[sl 3.26.1] engineers who have turned Green know the weapons of engineers no more', () => {
  const { view } = standing({
    units: [{ ...GREEN, card: 'american 8-4-7' }, GREEN, FOE],
    weapons: [{ card: 'american FT', by: 'u1' }],
  });
  const [flames] = view.weapons;
  expect(view.units.slice(0, 2).map(each => flames && isUnskilled(each, flames))).toEqual([false, true]);
});

test('[sl 3.26.2, 4.1.4.2] Green men move and rally as others do; inexperienced ones do neither', () => {
  const factors = (card: string) => {
    const { world, view } = standing({
      units: [
        { card, at: '1:A9' },
        { card: 'russian 4-4-7', at: '1:M1' },
      ],
    });
    const [first] = view.units;
    return first && allowance(world, view, first, { led: false, doubleTime: false, road: false }).value;
  };
  expect([factors('american 5-3-6'), factors('american 2-3-6 green'), factors('american 6-6-6')]).toEqual([
    4, 4, 4,
  ]);
  expect([factors('german 4-3-6'), factors('german 2-3-6')]).toEqual([3, 3]);
  const lost = (card: string) => personCard(card).morale - personCard(card).brokenMorale;
  expect([lost('american 5-3-6'), lost('american 6-6-6'), lost('german 4-3-6')]).toEqual([0, 0, 1]);
  // A half-squad has one less, as all of them have.
  expect([lost('american 2-3-6 green'), lost('american 3-3-6'), lost('german 2-3-6')]).toEqual([1, 1, 2]);
});

/** The first unit fires at its neighbour; what is said of it. */
function fired(units: readonly object[], dice: readonly (readonly number[])[], ...orders: readonly string[]) {
  const match = skirmish({ phase: 'prep-fire', units: [...units, HOLDS] } as Position, dice);
  play(match, 'american', ...(orders.length > 0 ? orders : ['ready u1', 'at 1:E4', 'shoot']));
  const told = match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.text] : []));
  return { match, strengths: told.flatMap(text => /(\d+) FP/.exec(text)?.[1] ?? []) };
}
/** So that the phase is not over. */
const HOLDS = { card: 'american 6-6-6', at: '1:E6' } as const;
const NO_EFFECT = [6, 6] as const;

test('[sl 3.26.3] at point blank they double their fire only if they first pass a normal check; a leader helps', () => {
  expect(fired([GREEN, FOE], [[3, 3], NO_EFFECT]).strengths).toEqual(['10']);
  expect(fired([GREEN, FOE], [[3, 4], NO_EFFECT]).strengths).toEqual(['5']);
  const led = [GREEN, FOE, { ...LEADER, card: 'american 9-1' }];
  expect(fired(led, [[3, 4], NO_EFFECT]).strengths).toEqual(['10']);
  // Even under a leader, and not farther off.
  expect(
    fired([GREEN, { ...FOE, at: '1:E3' }], [NO_EFFECT], 'ready u1', 'at 1:E3', 'shoot').strengths,
  ).toEqual(['5']);
});

test('[sl 3.26.3] who fails fires at that target all the same, and at basic firepower for that phase; nothing else', () => {
  const gun = [GREEN, FOE, { ...FOE, at: '1:D5' }];
  const { match } = fired(gun, [[6, 6], NO_EFFECT]);
  expect(unit(match, 'u1')).toMatchObject({ fired: 'prep-fire', spent: true, rattled: true });
  expect(unit(match, 'u1').broken).toBeUndefined();
  play(match, 'american', 'done');
  expect(unit(match, 'u1').rattled).toBeUndefined();
  // Already rattled, it doesn't try again.
  expect(fired([{ ...GREEN, rattled: true }, FOE], [NO_EFFECT]).strengths).toEqual(['5']);
});

test('[sl 3.26.3] who passes fires at double strength', () => {
  const strength = (card: string, firm: boolean) => {
    const { world, view } = standing({ units: [{ ...GREEN, card }, FOE, LEADER] });
    const attack = declaredAttack(view, {
      is: 'fire',
      by: 'american',
      shooters: ['u1'],
      target: '1:E4',
      leaders: [],
    });
    const firers = attack.firers.map(each => (firm ? { ...each, firm: true as const } : each));
    return attackLines(world, view, { ...attack, firers })[0]?.firepower.value;
  };
  expect([strength('american 5-3-6', false), strength('american 5-3-6', true)]).toEqual([5, 10]);
  expect(strength('american 5-5-6', false)).toBe(10);
});

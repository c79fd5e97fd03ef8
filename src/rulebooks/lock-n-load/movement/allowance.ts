/** The movement points of a unit (6.0.a), and what its load, a Leader and its way of moving make of them. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { MoveKind } from '../state.ts';
import { type AnyUnit, areOfOneBadge, cardOf, isSmc, isWeaponTeam, skillBonus } from '../units.ts';
import type { World } from '../world.ts';

/** The bonus of Double-Time comes before the halving (6.1.b); fractions are rounded up at the end. */
const PLAN: TallyPlan = { stages: ['printed', 'load', 'double-time', 'limit', 'share', 'whole'] };

/** How a unit goes. */
export interface Going {
  readonly kind: MoveKind;
  /** Support weapons that it takes along. */
  readonly weapons: number;
  /** The Leader with whom it goes at Double-Time. */
  readonly leader?: AnyUnit;
}

/** The Movement Factor on the side of the counter that is up; Snipers have none. */
export function movementFactor(unit: AnyUnit): number {
  const card = cardOf(unit);
  if (card.kind === 'hero' && unit.wounded) return card.wounded.movement;
  return 'movement' in card ? card.movement : 0;
}

export function allowance(world: World, unit: AnyUnit, { kind, weapons, leader }: Going): Tally {
  const printed = movementFactor(unit);
  const entries: TallyEntry[] = [
    { id: 'Movement Factor', cite: '6.0.a', op: '+', n: printed, stage: 'printed' },
  ];
  const skill = skillBonus(world, unit, 'Movement Factor');
  if (skill > 0) entries.push({ id: `${unit.skill}`, cite: '12.0.a', op: '+', n: skill, stage: 'printed' });
  if (weapons > 0 && isSmc(unit)) {
    const load = modifier(world.charts.movementModifiers, 'SMC carries a support weapon');
    entries.push({ id: 'support weapon', cite: load.cite, op: '+', n: load.n, stage: 'load' });
  }
  if (leader && canDoubleTime(unit, leader)) {
    const { n, cite } = modifier(world.charts.movementModifiers, 'Double-Time');
    entries.push({ id: 'Double-Time', cite, op: '+', n, stage: 'double-time' });
    // No farther than the Leader, yet no less far than by themselves.
    const limit = Math.max(movementFactor(leader), printed + skill);
    entries.push({ id: `{${leader.id}}`, cite, op: 'cap', n: limit, stage: 'limit', of: leader.id });
  }
  if (kind === 'assault') {
    const { n, cite } = modifier(world.charts.movementShares, 'assault move');
    entries.push({ id: 'Assault Move', cite, op: 'x', n, stage: 'share' });
    entries.push({ id: 'rounded up', cite, op: 'round', n: 1, stage: 'whole' });
  }
  return tally(PLAN, 0, entries);
}

/** Of the Leader's own kind, and no weapon team (6.2, 1.7.k). */
const canDoubleTime = (unit: AnyUnit, leader: AnyUnit): boolean =>
  unit.id !== leader.id && !isWeaponTeam(unit) && areOfOneBadge(unit, leader);

/** The most a unit may spend by Stealth and still fire in this turn (6.4.d). */
export function stealthWithFire(world: World, unit: AnyUnit, weapons: number): number {
  const all = allowance(world, unit, { kind: 'stealth', weapons }).value;
  return Math.ceil(all * modifier(world.charts.movementShares, 'stealth move with fire').n);
}

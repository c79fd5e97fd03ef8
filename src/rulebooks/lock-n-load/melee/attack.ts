/** The numbers of one attack in Melee: odds, Kill Number, and what is added to the dice (8.0, 8.3). */
import type { Frozen, Side, Tally } from '../../../engine/index.ts';
import { added } from '../../../engine/index.ts';
import {
  heroShift,
  isBelowTheTable,
  killNumber,
  listed,
  type MELEE_MODIFIERS,
  meleeOdds,
  type Odds,
} from '../charts/index.ts';
import type { View } from '../game.ts';
import type { MeleeFrame, UnitId } from '../state.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  findUnit,
  isHero,
  leadershipOf,
  lendsModifier,
  unitsAt,
} from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { armsOf, combatants, hasNoFirepower, meleeStrength, strikers } from './strength.ts';

export type AnyMelee = Frozen<MeleeFrame>;

interface MeleeAttack {
  readonly by: readonly AnyUnit[];
  readonly on: readonly AnyUnit[];
  readonly attack: Tally;
  readonly defence: Tally;
  /** The Hero's shift is in them (8.0.i). */
  readonly odds: Odds;
  /** Two dice and the modifiers: so much or more eliminates all targets. */
  readonly killNumber: number;
  readonly modifiers: Tally;
}

/** Who makes the present attack. "Attacking" has nothing to do with who came (8.0.j). */
export const strikingSide = (world: World, { stage, attacker }: AnyMelee): Side =>
  stage === 'attack' ? attacker : enemyOf(world, attacker);

/** The attack of the present stage upon these targets: for the dice, for odds and for the page. */
export function meleeAttack(
  world: World,
  view: View,
  melee: AnyMelee,
  targets: readonly UnitId[],
): MeleeAttack {
  const by = strikers(view, melee.at, strikingSide(world, melee));
  const on = targets.flatMap(id => findUnit(view, id) ?? []);
  const attack = meleeStrength(world, view, by, melee.ambushers);
  const defence = meleeStrength(world, view, on, melee.ambushers);
  const plain = meleeOdds(attack.value, defence.value);
  const odds = by.some(isHero) ? heroShift(plain) : plain;
  return {
    by,
    on,
    attack,
    defence,
    odds,
    killNumber: killNumber(world.charts, odds),
    modifiers: modifiers(world, view, by, on),
  };
}

/** Those whom the attack may still take in: below 1:3 it is made upon one unit alone (8.0.f). */
export function furtherTargets(world: World, view: View, melee: AnyMelee): readonly UnitId[] {
  const side = strikingSide(world, melee);
  const { targets, at, ambushers } = melee;
  const left = combatants(view, at, enemyOf(world, side)).filter(({ id }) => !targets.includes(id));
  if (targets.length === 0) return left.map(({ id }) => id);
  const attack = meleeStrength(world, view, strikers(view, at, side), ambushers).value;
  const chosen = targets.flatMap(id => findUnit(view, id) ?? []);
  return left
    .filter(unit => !isBelowTheTable(attack, meleeStrength(world, view, [...chosen, unit], ambushers).value))
    .map(({ id }) => id);
}

function modifiers(world: World, view: View, by: readonly AnyUnit[], on: readonly AnyUnit[]): Tally {
  const leader = leaderOf(world, view, by);
  const each = (units: readonly AnyUnit[], name: keyof typeof MELEE_MODIFIERS.cites) =>
    units.filter(hasNoFirepower).map(({ id }) => ({ ...listed(world.charts.meleeModifiers, name), of: id }));
  const entries = [
    leader && { id: `{${leader.id}}`, cite: '8.0.g', n: leadershipOf(world, leader) },
    ...each(by, 'unit of no firepower attacks'),
    ...each(on, 'unit of no firepower is attacked'),
  ];
  return added(entries, 'modifiers');
}

/** The best Leader of those who strike: he lends his modifier, is of their kind, and not busy with a weapon (1.6.i, 11.1.b). */
function leaderOf(world: World, view: View, by: readonly AnyUnit[]): AnyUnit | undefined {
  const [first] = by;
  if (first?.at === undefined) return undefined;
  return unitsAt(view, first.at, first.side)
    .filter(
      unit =>
        lendsModifier(unit) &&
        armsOf(world, view, unit).weapons.length === 0 &&
        by.some(each => areOfOneBadge(each, unit)),
    )
    .toSorted((a, b) => leadershipOf(world, b) - leadershipOf(world, a))[0];
}

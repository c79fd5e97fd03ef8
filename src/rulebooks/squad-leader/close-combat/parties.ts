/** Who fights in a close combat, and how strongly (6.1). */
import type { Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { type AnyUnit, cardOf, isHero, isMmc, isSmc, unitsAt, weaponCardOf, weaponsOf } from '../units.ts';
import { enemyOf, type World } from '../world.ts';

/** One designated attack. */
export interface CombatAttack {
  readonly by: readonly UnitId[];
  readonly on: readonly UnitId[];
  readonly leader?: UnitId;
  /** Heroes who help it on instead of fighting for themselves (3.8.10). */
  readonly heroes?: readonly UnitId[];
  /** It is out for prisoners (3.29.3.3). */
  readonly alive?: true;
}

/** A single man fights and defends himself with a strength of 1 (6.1.9, 6.3.6.c). */
const LONE = 1;
/** A squad works this many light machine guns besides its own arms (8.9.1.1). */
const GUNS_OF_A_SQUAD = 2;

/** The locations in which somebody can attack somebody. */
export function combatPlaces(world: World, view: View): readonly LocId[] {
  const { attacker } = view;
  const defender = enemyOf(world, attacker);
  const places = new Set(view.units.flatMap(unit => (unit.side === attacker ? (unit.at ?? []) : [])));
  return [...places]
    .filter(
      at =>
        (fightersAt(view, at, attacker).length > 0 && victimsAt(view, at, defender).length > 0) ||
        (fightersAt(view, at, defender).length > 0 && victimsAt(view, at, attacker).length > 0),
    )
    .sort();
}

/** Whether nobody but single men is there on that side (6.1.7, 6.1.9). */
export const isAlone = (view: View, at: LocId, side: Side): boolean => !men(view, at, side).some(isMmc);

/** A prisoner is nobody's comrade in the fight. */
const men = (view: View, at: LocId, side: Side): readonly AnyUnit[] =>
  unitsAt(view, at, side).filter(({ guard }) => guard === undefined);

/** Those who attack: unbroken, not withdrawing; leaders only where they are alone (6.1.9, 6.3.6.a, 6.4.1). */
export function fightersAt(view: View, at: LocId, side: Side): readonly AnyUnit[] {
  const alone = isAlone(view, at, side);
  return men(view, at, side).filter(
    unit => !unit.broken && !unit.withdraws && (isMmc(unit) || isHero(unit) || alone),
  );
}

/**
 * Those who can be attacked. Leaders and heroes are only where they are alone (6.1.7, 3.8.9), or if they withdraw and none of
 * their men do: then they are targets of their own (6.3.6.c).
 */
export function victimsAt(view: View, at: LocId, of: Side): readonly AnyUnit[] {
  const alone = isAlone(view, at, of);
  const led = withdrawingMen(view, at, of).length > 0;
  return men(view, at, of).filter(unit => isMmc(unit) || alone || (unit.withdraws === true && !led));
}

/** The squads, half-squads and crews that withdraw from there. */
export const withdrawingMen = (view: View, at: LocId, side: Side): readonly AnyUnit[] =>
  men(view, at, side).filter(unit => unit.withdraws && isMmc(unit));

/** The single men who withdraw with others and share the fate of one of them (6.3.6.c). */
export const sharersAt = (view: View, at: LocId, side: Side): readonly AnyUnit[] =>
  withdrawingMen(view, at, side).length === 0
    ? []
    : men(view, at, side).filter(unit => unit.withdraws && isSmc(unit));

/** What one of them brings into an attack. */
export interface Strength {
  readonly unit: AnyUnit;
  readonly n: number;
  /** Of its own arms: who uses them may cower (6.5.1). */
  readonly inherent: boolean;
}

/** What each brings: its own firepower and that of its light machine guns, half of it if it is hampered (6.1.5, 6.1.10). */
export function strengths(view: View, attackers: readonly AnyUnit[]): readonly Strength[] {
  const soldiers = attackers.filter(unit => cardOf(unit).kind !== 'leader');
  const leaders = attackers.filter(unit => cardOf(unit).kind === 'leader');
  return [...soldiers.map(unit => soldierStrength(view, unit)), ...leadersStrength(view, leaders)];
}

function soldierStrength(view: View, unit: AnyUnit): Strength {
  const { firepower, isSquad } = armsOf(unit);
  const guns = lightGuns(view, unit);
  const served = guns.slice(0, GUNS_OF_A_SQUAD).reduce((sum, gun) => sum + gun, 0);
  // A half-squad, a crew or a hero works the gun instead of its own arms (8.9.1.4, 3.8.6).
  const instead = guns[0] ?? 0;
  const n = isSquad ? firepower + served : Math.max(firepower, instead);
  return {
    unit,
    n: isHampered(view, unit) ? n / 2 : n,
    inherent: isMmc(unit) && (isSquad || firepower >= instead),
  };
}

/** Pinned men, guards with their hands full, and prisoners who have broken loose in a rage (6.1.10, 3.29.14, QA-89.8). */
const isHampered = (view: View, unit: AnyUnit): boolean =>
  unit.pinned === true ||
  view.units.some(({ guard }) => guard === unit.id) ||
  (unit.berserk === true && unit.escaped === true);

function armsOf(unit: AnyUnit): { firepower: number; isSquad: boolean } {
  const card = cardOf(unit);
  // Without arms a whole squad fights like one man (5.8.1).
  return {
    firepower: card.kind === 'leader' || unit.unarmed ? LONE : card.firepower,
    isSquad: card.kind === 'squad',
  };
}

/** Lone leaders have 1 together, or a light machine gun: one of them half of it, two all (6.1.9, QA-20.72). */
function leadersStrength(view: View, leaders: readonly AnyUnit[]): readonly Strength[] {
  const [first, ...others] = leaders;
  if (!first) return [];
  const gun = Math.max(0, ...leaders.flatMap(unit => lightGuns(view, unit)));
  const n = Math.max(LONE, others.length > 0 ? gun : gun / 2);
  return [{ unit: first, n: isHampered(view, first) ? n / 2 : n, inherent: false }];
}

/** No other support weapons are of any use here (6.1.5); the strongest first. */
const lightGuns = (view: View, unit: AnyUnit): readonly number[] =>
  weaponsOf(view, unit)
    .flatMap(weapon => {
      const gun = weaponCardOf(weapon);
      return gun.kind === 'machine-gun' && gun.size === 'LMG' && !weapon.malfunctioned ? [gun.firepower] : [];
    })
    .sort((a, b) => b - a);

/** Machine guns defend nobody, and several lone leaders defend with 1 together (6.1.5, QA-20.72). */
export function defenceStrength(units: readonly AnyUnit[]): number {
  const soldiers = units.filter(isMmc).reduce((sum, unit) => sum + armsOf(unit).firepower, 0);
  const singles = units.filter(isSmc);
  const separate = singles.filter(({ withdraws }) => withdraws).length;
  return soldiers + LONE * (separate + (singles.length > separate ? 1 : 0));
}

/** What units are worth in Melee (8.0, 8.3 to 8.5). */
import {
  added,
  type Side,
  type Tally,
  type TallyEntry,
  type TallyPlan,
  tally,
} from '../../../engine/index.ts';
import {
  modifier,
  type NOMINAL_MELEE_FIREPOWER,
  weaponsBesideFirepower,
  weaponsFired,
} from '../charts/index.ts';
import { isMmc, machineGunFire, servesInMelee } from '../counters/index.ts';
import type { View } from '../game.ts';
import { bearerOf } from '../scenario/set-up.ts';
import type { Location, UnitId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isCaptured,
  isGoodOrder,
  isLeader,
  isMedic,
  isSmc,
  isSniper,
  isWeaponTeam,
  skillBonus,
  unitsAt,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';

/** Leaders without a weapon for it, Snipers, Medics and the Shaken neither attack nor are targets (8.1.e). */
export function isMeleeEligible(view: View, unit: AnyUnit): boolean {
  if (!isGoodOrder(unit) || isMedic(unit) || isSniper(unit)) return false;
  return !isLeader(unit) || weaponsOf(view, unit).some(weapon => meleeFirepower(weapon) > 0);
}

export const combatants = (view: View, at: Location, side: Side): readonly AnyUnit[] =>
  unitsAt(view, at, side).filter(unit => isMeleeEligible(view, unit));

/** Those who strike: guns and mortars do nothing but defend themselves (1.7.d, 8.0.j). */
export const strikers = (view: View, at: Location, side: Side): readonly AnyUnit[] =>
  combatants(view, at, side).filter(unit => !isWeaponTeam(unit) || servesMachineGun(unit));

function servesMachineGun(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind === 'weapon-team' && card.weapon === 'machine-gun' && !unit.jammed;
}

/** Squads, half-squads and crews without firepower, and Scouts who fight like them (8.3, 11.6.a). */
export function hasNoFirepower(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  if (card.kind === 'scout') return true;
  return isMmc(card) && card.firepower === 0;
}

/** What the weapon is good for in Melee: nothing if it is ordnance, jammed or in parts (8.0.e, 14.0). */
function meleeFirepower(weapon: AnyWeapon): number {
  const card = weaponCardOf(weapon);
  if (!servesInMelee(card) || weapon.jammed) return 0;
  return card.kind === 'machine-gun'
    ? (machineGunFire(card, weapon.assembled === true)?.firepower ?? 0)
    : card.firepower;
}

/** What a unit fights with: its own firepower, weapons, or as much of both as it may use (1.6, 8.0.l). */
interface Arms {
  readonly own: TallyEntry | undefined;
  readonly weapons: readonly AnyWeapon[];
}

const STRENGTH_PLAN: TallyPlan = { stages: ['arms', 'additions', 'ambush'] };

/** The strongest arms that the limits of 1.6 allow; of equals, those that use fewer weapons. */
export function armsOf(world: World, view: View, unit: AnyUnit): Arms {
  const own = ownFirepower(world, unit);
  const held = weaponsOf(view, unit).filter(weapon => meleeFirepower(weapon) > 0);
  const bearer = bearerOf(unit);
  if (held.length === 0 || bearer === undefined) return { own, weapons: [] };
  const best = held.toSorted(
    (a, b) => meleeFirepower(b) - meleeFirepower(a) || wear(unit, a) - wear(unit, b),
  );
  const weaponsAlone: Arms = { own: undefined, weapons: best.slice(0, weaponsFired(world.charts, bearer)) };
  // Without firepower of its own a unit fights with its weapon's (8.3).
  if (hasNoFirepower(unit)) return weaponsAlone;
  const both: Arms = { own, weapons: best.slice(0, weaponsBesideFirepower(world.charts, bearer)) };
  const worth = (arms: Arms) =>
    arms.weapons.reduce((sum, each) => sum + weaponEntry(world, unit, each).n, arms.own?.n ?? 0);
  return worth(weaponsAlone) > worth(both) ? weaponsAlone : both;
}

/** Weapons that are good for one use, or captured, are spared if others do as well. */
function wear(unit: AnyUnit, weapon: AnyWeapon): number {
  return (isSingleUse(weapon) ? 2 : 0) + (isCaptured(weapon, unit) ? 1 : 0);
}

export function isSingleUse(weapon: AnyWeapon): boolean {
  return 'single' in weaponCardOf(weapon);
}

/** The unit's own firepower, as it is (8.0.k), or what the book puts in its place. */
function ownFirepower(world: World, unit: AnyUnit): TallyEntry | undefined {
  const card = cardOf(unit);
  const own = { op: '+', stage: 'arms', of: unit.id } as const;
  const entry = (id: string, n: number, cite: string): TallyEntry => ({ id, cite, n, ...own });
  const nominal = (name: keyof typeof NOMINAL_MELEE_FIREPOWER.cites) => {
    const { n, cite } = modifier(world.charts.nominalMeleeFirepower, name);
    return entry(name, n, cite);
  };
  switch (card.kind) {
    case 'squad':
    case 'half-squad':
    case 'crew':
      return card.firepower > 0
        ? entry('firepower', card.firepower, '8.0.k')
        : nominal('MMC of no firepower');
    case 'hero':
      return entry('firepower', unit.wounded ? card.wounded.firepower : card.firepower, '8.0.m');
    case 'scout':
      return nominal('Scout');
    case 'weapon-team':
      return card.weapon === 'machine-gun' && !unit.jammed
        ? entry('firepower', card.firepower, '1.7.d')
        : nominal('weapon team without a machine gun, defending');
    default:
      return undefined;
  }
}

/** Single men use half a weapon's firepower, rounded up (8.0.m). */
function weaponEntry(world: World, unit: AnyUnit, weapon: AnyWeapon): TallyEntry {
  const full = meleeFirepower(weapon);
  const half = modifier(world.charts.meleeFirepowerFactors, 'support weapon of a Leader or Hero');
  const single = isSmc(unit);
  return {
    id: `{${weapon.id}}`,
    cite: single ? half.cite : '8.0.e',
    op: '+',
    n: single ? Math.ceil(full * half.n) : full,
    stage: 'arms',
    of: unit.id,
  };
}

/** One unit's firepower in attack and defence. */
export function unitStrength(world: World, view: View, unit: AnyUnit, ambushes: boolean): Tally {
  const { own, weapons } = armsOf(world, view, unit);
  const entries = [...(own ? [own] : []), ...weapons.map(weapon => weaponEntry(world, unit, weapon))];
  const card = cardOf(unit);
  if ('melee' in card) {
    const m = modifier(world.charts.meleeFirepowerModifiers, 'M superscript');
    entries.push({ id: 'M superscript', ...m, op: '+', stage: 'additions', of: unit.id });
  }
  const bonus = skillBonus(world, unit, 'Melee firepower');
  if (bonus !== 0)
    entries.push({ id: `${unit.skill}`, cite: '12.0.a', op: '+', n: bonus, stage: 'additions', of: unit.id });
  if (ambushes) {
    const triple = modifier(world.charts.meleeFirepowerFactors, 'ambush, first round');
    entries.push({ id: 'ambush', ...triple, op: 'x', stage: 'ambush', of: unit.id });
  }
  return tally(STRENGTH_PLAN, 0, entries);
}

/** All of them together: nobody is halved (8.0.k). */
export function meleeStrength(
  world: World,
  view: View,
  units: readonly AnyUnit[],
  ambushers: readonly UnitId[] = [],
): Tally {
  const strengths = units.map(unit => {
    const n = unitStrength(world, view, unit, ambushers.includes(unit.id)).value;
    return { id: `{${unit.id}}`, cite: '8.0.e', n, of: unit.id };
  });
  return added(strengths, 'units');
}

/** Questions about units and weapons, in the book's words. */
import type { Frozen, Side } from '../../engine/index.ts';
import type { LeaderCard, MmcCard, PersonCard, WeaponCard } from './counters/card.ts';
import { personCard, weaponCard } from './counters/index.ts';
import type { LocId, State, Unit, UnitId, Weapon, WeaponId } from './state.ts';

export type AnyUnit = Frozen<Unit>;
export type AnyWeapon = Frozen<Weapon>;
type View = Frozen<State>;

export function unitById(view: View, id: string): AnyUnit {
  const unit = view.units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

export function weaponById(view: View, id: string): AnyWeapon {
  const weapon = view.weapons.find(each => each.id === id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return weapon;
}

export const isUnitId = (id: string): id is UnitId => id.startsWith('u');
export const isWeaponId = (id: string): id is WeaponId => id.startsWith('w');

export const cardOf = (unit: AnyUnit): PersonCard => personCard(unit.card);
export const weaponCardOf = (weapon: AnyWeapon): WeaponCard => weaponCard(weapon.card);

export const isLeader = (unit: AnyUnit): boolean => cardOf(unit).kind === 'leader';
export const isHero = (unit: AnyUnit): boolean => cardOf(unit).kind === 'hero';
export const isSquad = (unit: AnyUnit): boolean => cardOf(unit).kind === 'squad';
/** A single-man counter. */
export const isSmc = (unit: AnyUnit): boolean => isLeader(unit) || isHero(unit);
/** A multi-man counter: squad, half-squad or crew (1.1.2). */
export const isMmc = (unit: AnyUnit): boolean => !isSmc(unit);

export function leaderCard(unit: AnyUnit): LeaderCard {
  const card = cardOf(unit);
  if (card.kind !== 'leader') throw new Error(`${unit.id} is no leader`);
  return card;
}

export function mmcCard(unit: AnyUnit): MmcCard {
  const card = cardOf(unit);
  if (card.kind === 'leader' || card.kind === 'hero') throw new Error(`${unit.id} is a single man`);
  return card;
}

export function unitsAt(view: View, at: LocId, side?: Side): readonly AnyUnit[] {
  return view.units.filter(unit => unit.at === at && (side === undefined || unit.side === side));
}

export const ownUnits = ({ view, side }: { readonly view: View; readonly side: Side }): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side);

/** The locations in which a side has units. */
export function locationsHeld(view: View, side: Side): ReadonlySet<LocId> {
  const held = new Set<LocId>();
  for (const unit of view.units) if (unit.side === side && unit.at !== undefined) held.add(unit.at);
  return held;
}

export const inMelee = (view: View, unit: AnyUnit): boolean =>
  unit.at !== undefined && view.melees.includes(unit.at);

/** On the map, unbroken, nobody's prisoner and not locked in melee. */
export const isGoodOrder = (view: View, unit: AnyUnit): boolean =>
  unit.at !== undefined && !unit.broken && unit.guard === undefined && !inMelee(view, unit);

/** The level against which it checks now: broken units use the one printed on their broken side (3.20.5). */
export function moraleOf(unit: AnyUnit): number {
  if (unit.berserk) return BERSERK_MORALE;
  const { brokenMorale, morale } = printedMorale(unit);
  return (unit.broken ? brokenMorale : morale) + spiritOf(unit);
}

/** What its counter says: those of squads, crews and half-squads without arms say the same for all nations (5.8.1, 4.8.4). */
function printedMorale(unit: AnyUnit): { readonly morale: number; readonly brokenMorale: number } {
  const card = cardOf(unit);
  if (!unit.unarmed || !isMmc(unit)) return card;
  return { morale: 6, brokenMorale: card.kind === 'half-squad' ? 4 : 5 };
}

/** Berserk units check against this, whoever they are (3.25.2). */
const BERSERK_MORALE = 10;

/** The level printed on its front, whatever has become of it (QA-83.3). */
export const unbrokenMorale = (unit: AnyUnit): number => printedMorale(unit).morale + spiritOf(unit);

/** What stands on its back, whatever has become of it (3.30.3). */
export const printedBroken = (unit: AnyUnit): number => printedMorale(unit).brokenMorale;

/** What has become of its morale: a leader's wounds, the losses of its side, what it has been through. No losses trouble a hero (3.8.3). */
function spiritOf(unit: AnyUnit): number {
  if (isHero(unit)) return unit.spirit ?? 0;
  return (unit.spirit ?? 0) - (unit.lowered ?? 0) - woundsOf(unit);
}

/** Each light wound costs a leader a level of morale and of leadership (3.4.2, 3.4.5). */
const woundsOf = (unit: AnyUnit): number => (isLeader(unit) ? (unit.wounds ?? 0) : 0);

/** A leader's modifier; wounds make it no worse than 0 (3.4.2). */
export function leadershipOf(leader: AnyUnit): number {
  const { leadership } = leaderCard(leader);
  return Math.max(leadership, Math.min(0, leadership + woundsOf(leader)));
}

/** Inexperienced men, and Green ones whether or not a leader is with them. */
export function isUntried(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return ('inexperienced' in card && card.inexperienced === true) || ('green' in card && card.green === true);
}

/** Green men are inexperienced, unless an unbroken leader of their nation is with them (3.26.1). */
export function isInexperienced(view: View, unit: AnyUnit): boolean {
  if (!isUntried(unit)) return false;
  const card = mmcCard(unit);
  const leads = (each: AnyUnit) =>
    isLeader(each) && !each.broken && each.guard === undefined && cardOf(each).nation === card.nation;
  return !card.green || unit.at === undefined || !unitsAt(view, unit.at, unit.side).some(leads);
}

/** A broken leader gives no benefit (3.2.5). */
export const canLead = (view: View, unit: AnyUnit): boolean => isLeader(unit) && isGoodOrder(view, unit);

export const weaponsOf = (view: View, unit: AnyUnit): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => weapon.by === unit.id);

/** In its rage a crew stays at the machine gun that it mans, as long as that works (3.25.10). */
export const gunOfRage = (view: View, unit: AnyUnit): AnyWeapon | undefined =>
  unit.berserk && cardOf(unit).kind === 'crew'
    ? weaponsOf(view, unit).find(
        weapon => weaponCardOf(weapon).kind === 'machine-gun' && !weapon.malfunctioned && !weapon.dismantled,
      )
    : undefined;

export const bearerOf = (view: View, weapon: AnyWeapon): AnyUnit | undefined =>
  weapon.by === undefined ? undefined : unitById(view, weapon.by);

/** Weapons that lie there and belong to nobody. */
export const weaponsLyingAt = (view: View, at: LocId): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => weapon.by === undefined && weapon.at === at);

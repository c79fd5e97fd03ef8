/** How many weapons a unit may use (4.0), how fast they fire (1.2.4.1), and how they break down (4.0, 4.1, 4.2). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import {
  type EquipmentCondition,
  type EquipmentModifier,
  equipmentModifier,
} from '../charts/equipment-modifiers.ts';
import { repairNumber } from '../charts/ordnance/gun-handling.ts';
import type { Piece, WeaponCard } from '../counters/card.ts';
import type { Game, View } from '../game.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { isNonQualified } from '../ordnance/barrel.ts';
import { lacksItsCrew } from '../pacific/japanese.ts';
import type { FireMode, ShooterId, WeaponId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isElite,
  isGoodOrder,
  isInexperienced,
  isLeader,
  isMmc,
  possessorOf,
  weaponCardOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { type Firer, isAutomatic } from './shooters.ts';

/** A squad fires one weapon beside its own firepower; nobody else fires any for free (4.0.j, 4.0.k). */
const freeWeapons = (unit: AnyUnit): number => (cardOf(unit).kind === 'squad' ? 1 : 0);
const mostWeapons = (unit: AnyUnit): number => (cardOf(unit).kind === 'squad' ? 2 : 1);

const NONE: ReadonlySet<WeaponId> = new Set();

/** Used already, or about to be in the attack that is being declared. */
function weaponsUsed(view: View, unit: AnyUnit, declared: readonly ShooterId[]): ReadonlySet<WeaponId> {
  if (!unit.used && declared.length === 0) return NONE;
  const now = view.weapons.filter(({ id, by }) => by === unit.id && declared.includes(id));
  return new Set([...(unit.used ?? []), ...now.map(({ id }) => id)]);
}

/** Why the unit may not use this weapon beside what it has used or declared. */
export function weaponRefusal(
  view: View,
  unit: AnyUnit,
  weapon: AnyWeapon,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  const used = weaponsUsed(view, unit, declared);
  if (used.has(weapon.id)) return undefined;
  if (isLeader(unit) && (used.size > 0 || unit.directs)) {
    return refusal('4.0.k', 'a leader uses one weapon, and none if he directs fire');
  }
  if (used.size >= mostWeapons(unit)) return refusal('4.0.j', 'it has used as many weapons as it may');
  const kind = weaponCardOf(weapon).kind;
  if ((kind === 'flamethrower' || kind === 'demolition-charge') && hasUsed(view, used, kind)) {
    return refusal(
      kind === 'flamethrower' ? '4.2.b' : '4.3.b',
      `a unit may not use two of its kind: ${kind}`,
    );
  }
  const costsOwnFire = isMmc(unit) && used.size >= freeWeapons(unit);
  if (costsOwnFire && (declared.includes(unit.id) || (unit.fired !== undefined && !unit.forfeits))) {
    return refusal('4.0.j', 'it would have to forfeit its own firepower, which it has used');
  }
  return undefined;
}

/** A weapon that is gone counts: flamethrowers and charges spend themselves. */
function hasUsed(view: View, used: ReadonlySet<WeaponId>, kind: string): boolean {
  return [...used].some(id => {
    const weapon = view.weapons.find(each => each.id === id);
    return !weapon || weaponCardOf(weapon).kind === kind;
  });
}

/** Why the unit's own firepower is lost to its weapons. Fire at closest quarters is excepted (4.0.j). */
export function ownFireRefusal(
  view: View,
  unit: AnyUnit,
  mode: FireMode,
  range: number,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  const excepted = mode === 'subsequent' || mode === 'protective' || (mode === 'final' && range <= 1);
  if (excepted) return undefined;
  const forfeit = unit.forfeits || weaponsUsed(view, unit, declared).size > freeWeapons(unit);
  return forfeit ? refusal('4.0.j', 'its own firepower is forfeit to the weapons it has used') : undefined;
}

/** Notes that the unit uses the weapon in this fire phase, and what that costs it. */
export function noteUse(game: Game, unit: AnyUnit, weapon: WeaponId): void {
  const used = unit.used ?? [];
  if (used.includes(weapon)) return;
  const mine = game.own(unit);
  mine.used = [...used, weapon];
  if (!isMmc(unit) || mine.used.length <= freeWeapons(unit) || unit.forfeits) return;
  mine.forfeits = true;
  game.say('4.0.j', `{${unit.id}} forfeits its own firepower`);
}

/** Who has no firepower of its own to fire: then its weapon's marker is its own. */
export const firesWeaponsOnly = (unit: AnyUnit): boolean => isLeader(unit) || unit.forfeits === true;

// ---- rate of fire and breakdown

const PRESSED: Partial<Record<FireMode, EquipmentCondition>> = {
  subsequent: 'machine gun in subsequent first fire',
  protective: 'machine gun in final protective fire',
};

/** Everything that makes this use of the weapon worse than its counter says. */
function conditions(world: World, view: View, firer: Firer): readonly EquipmentModifier[] {
  const { user, weapon, mode, equivalent } = firer;
  if (!weapon) return [];
  const { kind, nation } = weaponCardOf(weapon);
  const found: (EquipmentCondition | false | undefined)[] = [
    user.pinned && 'pinned',
    mode === 'advancing' && 'advancing fire',
    nation !== cardOf(user).nation && 'captured',
    kind !== 'gun' && isInexperienced(view, user) && 'used by inexperienced troops',
    kind === 'machine-gun' && PRESSED[mode],
    kind === 'machine-gun' && firesAgain({ weapon, mode }) && 'machine gun in final fire after first fire',
    kind === 'flamethrower' && !isElite(user) && 'flamethrower used by troops that are not elite',
    kind === 'demolition-charge' && !isElite(user) && 'demolition charge used by troops that are not elite',
    equivalent && 'gun that fires as a machine gun',
    equivalent && isPressed(firer) && 'gun that fires as a machine gun again',
    isNonQualified(firer) && 'gun fired by a squad or half-squad',
    lacksItsCrew(user, weapon) && 'Japanese weapon fired by a squad or half-squad',
  ];
  return found.filter(each => typeof each === 'string').map(each => equipmentModifier(world.charts, each));
}

/** Fired again, though it has had its turn (3.3.3, 3.4). */
const isPressed = (firer: Firer): boolean => PRESSED[firer.mode] !== undefined || firesAgain(firer);

/** What is printed on the weapon; of a gun that fires like a machine gun, on its barrel (6.8). */
function printOf({ weapon, equivalent }: Firer): WeaponCard | Piece | undefined {
  const card = weapon && weaponCardOf(weapon);
  return equivalent && card?.kind === 'gun' ? card.piece : card;
}

function firesAgain({ weapon, mode }: Pick<Firer, 'weapon' | 'mode'>): boolean {
  return mode === 'final' && weapon?.fired === 'first';
}

/** The coloured die up to which the weapon keeps its rate of fire in this shot; 0: it has none (1.2.4.1.a). */
export function rateOfFire(world: World, view: View, firer: Firer): number {
  const card = printOf(firer);
  if (!card || !('rateOfFire' in card) || isPressed(firer)) return 0;
  let rate = card.rateOfFire ?? 0;
  for (const { rateOfFire: change } of conditions(world, view, firer)) {
    if (change === 'lost') return 0;
    rate += change;
  }
  return Math.max(rate, 0);
}

interface BreakdownNumbers {
  /** At this original roll or more it malfunctions, if it can be repaired. */
  readonly malfunction?: number;
  /** At this original roll or more it is gone for good. */
  readonly removal?: number;
}

/** The B# or X# of this shot (4.0.i, 4.1.d, 4.2.d). */
export function breakdownNumbers(world: World, view: View, firer: Firer): BreakdownNumbers {
  const card = printOf(firer);
  if (!card) return {};
  const lower = conditions(world, view, firer).reduce((sum, { breakdown }) => sum + breakdown, 0);
  if ('removal' in card && card.removal !== undefined) return { removal: card.removal + lower };
  if (!('breakdown' in card) || card.breakdown === undefined) return {};
  // Fired beyond its means, or by those who have not learnt it, a gun is ruined by what would ordinarily jam it.
  const isRuinous = (isPressed(firer) && isAutomatic(firer)) || isNonQualified(firer);
  return { malfunction: card.breakdown + lower, ...(isRuinous && { removal: card.breakdown }) };
}

export interface Breakdown {
  readonly weapon: WeaponId;
  readonly gone: boolean;
}

/** The weapons that this original roll could break; of several, one does (4.1.d). */
export function breakdownsAt(
  original: number,
  firers: readonly { id: ShooterId; numbers: BreakdownNumbers }[],
) {
  return firers.flatMap(({ id, numbers: { malfunction, removal } }): readonly Breakdown[] => {
    const gone = removal !== undefined && original >= removal;
    const breaks = gone || (malfunction !== undefined && original >= malfunction);
    return breaks ? [{ weapon: id as WeaponId, gone }] : [];
  });
}

/** The die up to which it is repaired; guns on a 1 (6.12.c). */
export function repairNumberOf(world: World, card: WeaponCard): number | undefined {
  const printed = 'repair' in card ? card.repair : undefined;
  if (card.kind !== 'gun' && printed === undefined) return undefined;
  return repairNumber(world.charts, repairedAs(card)) ?? printed;
}

/** What the chart of repairs calls it. */
export function repairedAs(card: WeaponCard): 'PIAT' | 'gun or light mortar' | 'support weapon' {
  if (card.kind === 'gun' || card.kind === 'mortar') return 'gun or light mortar';
  return card.kind === 'shaped-charge' && card.model === 'PIAT' ? 'PIAT' : 'support weapon';
}

export function malfunction(game: Game, weapon: AnyWeapon, cite: string): void {
  if (weapon.malfunctioned) return;
  // What has no repair number is no use to anybody any more.
  if (repairNumberOf(game.world, weaponCardOf(weapon)) === undefined) {
    destroyWeapon(game, weapon, cite);
    return;
  }
  game.own(weapon).malfunctioned = true;
  game.say(cite, `{${weapon.id}} malfunctions`);
}

/** Breaks one of the weapons that its own shot has broken. */
export function breakDown(game: Game, { weapon: id, gone }: Breakdown): void {
  const weapon = game.state.weapons.find(each => each.id === id);
  if (!weapon) return;
  const cite = weaponCardOf(weapon).kind === 'flamethrower' ? '4.2.d' : '4.1.d';
  if (gone) destroyWeapon(game, weapon, cite);
  else malfunction(game, weapon, cite);
}

/** Why its possessor may not destroy the weapon in the present phase, which counts as using it (4.0.g). */
export function destroyRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const user = possessorOf(view, weapon);
  if (!user || !isGoodOrder(view, user))
    return refusal('4.0.g', 'only who is in good order destroys his weapon');
  if (weapon.fired !== undefined || user.used?.includes(weapon.id)) {
    return refusal('4.0.g', 'only who could still use it may destroy it');
  }
  return weaponRefusal(view, user, weapon);
}

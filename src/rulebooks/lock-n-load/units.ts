/** Questions about units and weapons, in the book's words. */
import type { Frozen, Side } from '../../engine/index.ts';
import {
  type ActivityMarker,
  type MarkerQuestion,
  markerAllows,
  modifier,
  type SkillEffect,
  skill,
  stackingLimit,
  stackingSize,
} from './charts/index.ts';
import type { Card, LeaderCard, SupportWeaponCard, UnitCard } from './counters/index.ts';
import { isMmc as isMmcCard, isSmc as isSmcCard, supportWeaponCard, unitCard } from './counters/index.ts';
import type { View } from './game.ts';
import type { Location, Unit, UnitId, Weapon, WeaponId } from './state.ts';
import type { World } from './world.ts';

export type AnyUnit = Frozen<Unit>;
export type AnyWeapon = Frozen<Weapon>;

// ---- finding them

export function unitById(view: View, id: string): AnyUnit {
  const unit = findUnit(view, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** Undefined if it is out of the game. */
export function findUnit(view: View, id: string): AnyUnit | undefined {
  return view.units.find(each => each.id === id);
}

export function weaponById(view: View, id: string): AnyWeapon {
  const weapon = view.weapons.find(each => each.id === id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return weapon;
}

export const isUnitId = (id: string): id is UnitId => id.startsWith('u');
export const isWeaponId = (id: string): id is WeaponId => id.startsWith('w');

export function unitsAt(view: View, location: Location, side?: Side): readonly AnyUnit[] {
  const found: AnyUnit[] = [];
  for (const unit of view.units) {
    if (unit.at === location && (side === undefined || unit.side === side)) found.push(unit);
  }
  return found;
}

/** The side's units by location, in the order of its first unit there. Build it once for a list of acts. */
export function stacksOf(view: View, side: Side): ReadonlyMap<Location, readonly AnyUnit[]> {
  const stacks = new Map<Location, AnyUnit[]>();
  for (const unit of view.units) {
    if (unit.side !== side || unit.at === undefined) continue;
    const stack = stacks.get(unit.at);
    if (stack) stack.push(unit);
    else stacks.set(unit.at, [unit]);
  }
  return stacks;
}

export function weaponsOf(view: View, unit: AnyUnit): readonly AnyWeapon[] {
  const held: AnyWeapon[] = [];
  for (const weapon of view.weapons) if (weapon.possessedBy === unit.id) held.push(weapon);
  return held;
}

/** Weapons that lie in a location and belong to nobody (1.6). */
export function weaponsLyingAt(view: View, location: Location): readonly AnyWeapon[] {
  return view.weapons.filter(weapon => weapon.possessedBy === undefined && weapon.at === location);
}

// ---- what they are

const faces = new Map<string, UnitCard>();

export function cardOf({ card }: AnyUnit): UnitCard {
  let face = faces.get(card);
  if (!face) {
    face = unitCard(card);
    faces.set(card, face);
  }
  return face;
}
export const weaponCardOf = (weapon: AnyWeapon): SupportWeaponCard => supportWeaponCard(weapon.card);

const isOf =
  <Kind extends Card['kind']>(kind: Kind) =>
  (unit: AnyUnit): boolean =>
    cardOf(unit).kind === kind;
export const isSquad = isOf('squad');
export const isHalfSquad = isOf('half-squad');
export const isLeader = isOf('leader');
export const isHero = isOf('hero');
export const isMedic = isOf('medic');
export const isSniper = isOf('sniper');
export const isScout = isOf('scout');
export const isWeaponTeam = isOf('weapon-team');
/** Single men (1.1). */
export const isSmc = (unit: AnyUnit): boolean => isSmcCard(cardOf(unit));
/** Squads, half-squads, crews and weapon teams (1.1). */
export const isMmc = (unit: AnyUnit): boolean => isMmcCard(cardOf(unit)) || isWeaponTeam(unit);

export function leaderCard(unit: AnyUnit): LeaderCard {
  const card = cardOf(unit);
  if (card.kind !== 'leader') throw new Error(`${unit.id} is no leader`);
  return card;
}

/** Leaders and Heroes have to do with their own kind (3.0). */
export const areOfOneBadge = (a: AnyUnit, b: AnyUnit): boolean => cardOf(a).badge === cardOf(b).badge;

/** Taken from the enemy (1.6). */
export const isCaptured = (weapon: AnyWeapon, by: AnyUnit): boolean =>
  weaponCardOf(weapon).nation !== cardOf(by).nation;

// ---- how they are

/** Not Shaken; Heroes never are (1.5, 5.1). */
export const isGoodOrder = (unit: AnyUnit): boolean => unit.shaken === undefined;

export function meleeAt(view: View, location: Location | undefined) {
  return view.melees.length === 0 ? undefined : view.melees.find(({ at }) => at === location);
}
/** Under a Melee marker: they neither fire nor move but by withdrawing (8.1.a), even when the enemy is gone (8.1.b). */
export const isLocked = (view: View, unit: AnyUnit): boolean => meleeAt(view, unit.at) !== undefined;

export const isEnemyAt = (view: View, location: Location, side: Side): boolean =>
  view.units.some(unit => unit.at === location && unit.side !== side);

type Marked = Pick<AnyUnit, 'moved' | 'fired' | 'opsComplete'>;

export function markersOf(unit: Marked): readonly ActivityMarker[] {
  const markers: ActivityMarker[] = [];
  if (unit.moved) markers.push(unit.moved);
  if (unit.fired) markers.push('Fired');
  if (unit.opsComplete) markers.push('Ops Complete');
  return markers;
}

/** No activity marker is on it: it may be activated to do anything (4.0). */
export const isFresh = (unit: Marked): boolean =>
  unit.moved === undefined && unit.fired === undefined && unit.opsComplete === undefined;

/** Whether all of its markers let it do that (charts/activity-markers.ts). */
export const markersAllow = (world: World, unit: Marked, question: MarkerQuestion): boolean =>
  markersOf(unit).every(marker => markerAllows(world.charts, marker, question));

/** It moved in a way that lets it fire afterwards, and hasn't yet (6.1, 6.4). */
export const mayFireAfterMove = (unit: Marked): boolean =>
  (unit.moved === 'Assault Move' || unit.moved === 'Stealth') && unit.fired === undefined;

/** The number of a skill's effect on its possessor; 0 without it (12.0). */
export function skillBonus(world: World, unit: AnyUnit, effect: SkillEffect): number {
  if (unit.skill === undefined) return 0;
  const { affects, by } = skill(world.charts, unit.skill);
  return affects === effect ? by : 0;
}

/** The Morale against which it checks now (1.5, 5.1.l, 12.0). */
export function moraleOf(world: World, unit: AnyUnit): number {
  const card = cardOf(unit);
  const bonus = skillBonus(world, unit, 'Morale');
  if (card.kind === 'hero') return (unit.wounded ? card.wounded.morale : card.morale) + bonus;
  const printed = unit.shaken && 'shakenMorale' in card ? card.shakenMorale : card.morale;
  return printed + (unit.wounded ? modifier(world.charts.woundEffects, 'Morale').n : 0) + bonus;
}

/** A Leader's modifier, one less if he is wounded, never below zero (5.1.l). */
export function leadershipOf(world: World, leader: AnyUnit): number {
  const wound = leader.wounded ? modifier(world.charts.woundEffects, 'Leadership Modifier').n : 0;
  return Math.max(0, leaderCard(leader).leadership + wound);
}

/** A Leader whose modifier serves others: in Good Order (5.1.e), and not Ops Complete, which ends all use of it (4.1.a). */
export const lendsModifier = (unit: AnyUnit): boolean =>
  isLeader(unit) && isGoodOrder(unit) && unit.opsComplete === undefined;

// ---- stacking (1.3)

/** What the stacking chart calls them; it counts nobody else. */
const SIZES = {
  squad: 'squad',
  'half-squad': 'half-squad',
  crew: 'crew',
  'weapon-team': 'weapon team',
} as const satisfies Partial<Record<Card['kind'], string>>;
const isCounted = (kind: Card['kind']): kind is keyof typeof SIZES => kind in SIZES;

/** In half-squads: two of them make a squad, and a weapon team counts as one. */
export function sizeOf(world: Pick<World, 'charts'>, unit: AnyUnit): number {
  const { kind } = cardOf(unit);
  return isCounted(kind) ? stackingSize(world.charts, SIZES[kind]) : 0;
}

/** Three squads and two single men a side may be in a location, at any time (1.3.a, 1.3.g). */
export function fitsIn(
  world: World,
  view: View,
  location: Location,
  side: Side,
  coming: readonly AnyUnit[],
): boolean {
  let squads = 0;
  let men = 0;
  const count = (unit: AnyUnit) => {
    const size = sizeOf(world, unit);
    squads += size;
    if (size === 0) men++;
  };
  for (const unit of coming) count(unit);
  for (const unit of view.units) {
    if (unit.at === location && unit.side === side && !coming.includes(unit)) count(unit);
  }
  return (
    squads <= stackingLimit(world.charts) && men <= modifier(world.charts.limits, 'SMCs in a location').n
  );
}

/** Whether there is room for one more, for a whole list of places and units: the stacks are counted once. */
export function roomFor(
  world: World,
  view: View,
  side: Side,
): (unit: AnyUnit, location: Location) => boolean {
  const stacks = stacksOf(view, side);
  return (unit, location) => !stacks.has(location) || fitsIn(world, view, location, side, [unit]);
}

/** Questions about units and weapons, in the book's words. */
import type { HexId } from '../../board/index.ts';
import type { Frozen, Side } from '../../engine/index.ts';
import { modifier } from './charts/index.ts';
import { isUnknown } from './concealment/unseen.ts';
import type { LeaderCard, MmcCard, PersonCard, WeaponCard } from './counters/card.ts';
import { personCard, weaponCard } from './counters/index.ts';
import { isDense } from './pacific/ground.ts';
import type { State, Unit, UnitId, Weapon, WeaponId } from './state.ts';
import { terrainAt } from './terrain/terrain.ts';
import { isPacific, type World } from './world.ts';

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

/** Single-man counters are leaders (1.2.1). */
export function isLeader(unit: AnyUnit): boolean {
  return cardOf(unit).kind === 'leader';
}
export const isMmc = (unit: AnyUnit): boolean => !isLeader(unit);

export function leaderCard(unit: AnyUnit): LeaderCard {
  const card = cardOf(unit);
  if (card.kind !== 'leader') throw new Error(`${unit.id} is no leader`);
  return card;
}
export function mmcCard(unit: AnyUnit): MmcCard {
  const card = cardOf(unit);
  if (card.kind === 'leader') throw new Error(`${unit.id} is a leader`);
  return card;
}

/** Leaders and crews are elite whatever is printed on them (1.2.1, 1.2.2). */
export function isElite(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind === 'leader' || card.kind === 'crew' || card.class === 'E';
}

export function unitsAt(view: View, hex: HexId, side?: Side): readonly AnyUnit[] {
  return view.units.filter(unit => unit.at === hex && (side === undefined || unit.side === side));
}

/** The hexes in which a side has units. */
export function hexesOf(view: View, side: Side): ReadonlySet<HexId> {
  const hexes = new Set<HexId>();
  for (const unit of view.units) if (unit.side === side && unit.at !== undefined) hexes.add(unit.at);
  return hexes;
}

/** Neither broken nor held in melee (2.0). */
export function isGoodOrder(view: View, unit: AnyUnit): boolean {
  return unit.at !== undefined && !unit.broken && !inMelee(view, unit);
}

export function inMelee(view: View, unit: AnyUnit): boolean {
  // Who is concealed is never held in one (8.3.2.e).
  return unit.at !== undefined && !isUnknown(unit) && view.melees.includes(unit.at);
}

/** The level against which it checks now: broken units use their broken side; a wound costs one (3.2.3). */
export function moraleOf(world: World, view: View, unit: AnyUnit): number {
  return ownMorale(unit) + (cardOf(unit).nation === 'japanese' ? japaneseSpirit(world, view, unit) : 0);
}

/** The same without what the company of others makes of it. */
export function ownMorale(unit: AnyUnit): number {
  const card = cardOf(unit);
  return (unit.broken ? (card.brokenMorale ?? card.morale) : card.morale) - (unit.wounded ? 1 : 0);
}

/** A leader lifts the morale of all Japanese squads, half-squads and crews with him; a Banzai charge lifts everybody's. */
function japaneseSpirit(world: World, view: View, unit: AnyUnit): number {
  const { at } = unit;
  const isLed = at !== undefined && isMmc(unit) && unitsAt(view, at, unit.side).some(isLeader);
  const raised = (by: 'morale with a Japanese leader' | 'morale in a Banzai charge') =>
    modifier(world.charts.pacificModifiers, by).n;
  return (
    (isLed ? raised('morale with a Japanese leader') : 0) +
    (unit.banzai ? raised('morale in a Banzai charge') : 0)
  );
}

/** A leader's modifier, one worse if he is wounded (3.2.3). */
export function leadershipOf(leader: AnyUnit): number {
  return leaderCard(leader).leadership + (leader.wounded ? 1 : 0);
}

/** Only an unbroken and unpinned leader can lead, and not from a melee (1.2.1). */
export function canLead(view: View, unit: AnyUnit): boolean {
  return isLeader(unit) && isGoodOrder(view, unit) && !unit.pinned;
}

/** Conscripts always, green troops unless a leader in good order is with them (5.4). */
export function isInexperienced(view: View, unit: AnyUnit): boolean {
  const card = cardOf(unit);
  if (card.kind === 'leader' || card.kind === 'crew') return false;
  if (card.class === 'C') return true;
  if (card.class !== 'G') return false;
  return (
    unit.at === undefined ||
    !unitsAt(view, unit.at, unit.side).some(each => isLeader(each) && isGoodOrder(view, each))
  );
}

/** In squads: two half-squads or crews equal one squad (1.2.2). */
export function sizeOf(unit: AnyUnit): number {
  const { kind } = cardOf(unit);
  return kind === 'leader' ? 0 : kind === 'squad' ? 1 : 0.5;
}

const MOST_SQUADS = 3;

const mostSquads = (world: World, hex: HexId): number =>
  isPacific(world) && isDense(terrainAt(world, hex))
    ? modifier(world.charts.pacificModifiers, 'squad equivalents in dense jungle or bamboo').n
    : MOST_SQUADS;

/** Who serves a gun takes the room of a squad (2.0.SquadEq); who comes has left his gun behind. */
function roomOf(view: View, unit: AnyUnit): number {
  const size = sizeOf(unit);
  const serves = (weapon: AnyWeapon) => weapon.by === unit.id && weaponCardOf(weapon).kind === 'gun';
  return size > 0 && size < 1 && view.weapons.some(serves) ? 1 : size;
}

/** Three squads and four single men a side may be in a hex (3.3.1), in jungle fewer (8.2.1). */
export function fitsIn(
  world: World,
  view: View,
  hex: HexId,
  side: Side,
  coming: readonly AnyUnit[],
): boolean {
  let squads = 0;
  let leaders = 0;
  for (const unit of coming) {
    squads += sizeOf(unit);
    if (isLeader(unit)) leaders++;
  }
  for (const unit of view.units) {
    if (unit.at !== hex || unit.side !== side || coming.includes(unit)) continue;
    squads += roomOf(view, unit);
    if (isLeader(unit)) leaders++;
  }
  return squads <= mostSquads(world, hex) && leaders <= 4;
}

export function weaponsOf(view: View, unit: AnyUnit): readonly AnyWeapon[] {
  return view.weapons.filter(weapon => weapon.by === unit.id);
}

export function possessorOf(view: View, weapon: AnyWeapon): AnyUnit | undefined {
  return weapon.by === undefined ? undefined : unitById(view, weapon.by);
}

/** Weapons that lie in a hex and belong to nobody (4.0). */
export function weaponsLyingAt(view: View, hex: HexId): readonly AnyWeapon[] {
  return view.weapons.filter(weapon => weapon.by === undefined && weapon.at === hex);
}

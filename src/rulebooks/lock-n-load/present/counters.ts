/** Every counter on the table: where it is, which face is up, what lies on it. */
import type { Counter, Face, Side } from '../../../engine/index.ts';
import { isDone } from '../impulses/groups.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { areaOf } from '../scenario/set-up.ts';
import type { WeaponId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  findUnit,
  isHero,
  isSniper,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import { findVehicle } from '../vehicles/vehicles.ts';
import { groupOf, sideName, sidesOf } from '../world.ts';
import { unitBadges, weaponBadges } from './badges.ts';
import { unitFaces } from './faces.ts';
import { pieceTitle, type Scene } from './names.ts';
import { vehicleCounters } from './vehicle-counters.ts';
import { weaponFaces } from './weapon-faces.ts';

/** Units in their order, each followed by what it carries; then what nobody has. */
export function counters(scene: Scene): readonly Counter[] {
  const { view } = scene;
  return [
    ...view.units.flatMap(unit => [
      unitCounter(scene, unit),
      ...weaponsOf(view, unit).map(weapon => weaponCounter(scene, weapon)),
    ]),
    ...view.weapons
      .filter(({ possessedBy }) => possessedBy === undefined)
      .map(weapon => weaponCounter(scene, weapon)),
    ...vehicleCounters(scene),
  ];
}

/** The face that is up, and the one beneath. */
function upside(front: Face, back: Face | undefined, isTurned: boolean): Pick<Counter, 'face' | 'back'> {
  if (!back) return { face: front };
  return isTurned ? { face: back, back: front } : { face: front, back };
}

/** Between a hexside and the next lies the vertex along which a weapon team looks (1.7.f). */
const VERTEX = 0.5;

function unitCounter(scene: Scene, unit: AnyUnit): Counter {
  const { front, back } = unitFaces(cardOf(unit), unit.id);
  const isTurned = unit.shaken === true || (isHero(unit) && unit.wounded === true);
  return {
    id: unit.id,
    side: unit.side,
    ...place(scene, unit),
    ...(unit.aboard !== undefined && { on: unit.aboard }),
    ...(unit.facing !== undefined && { facing: unit.facing + VERTEX }),
    ...upside(front, back, isTurned),
    badges: unitBadges(scene, unit),
    title: pieceTitle(scene, unit.id, unit.card),
    ...(isSpent(scene, unit) && { spent: true }),
  };
}

function weaponCounter(scene: Scene, weapon: AnyWeapon): Counter {
  const bearer = weapon.possessedBy && findUnit(scene.view, weapon.possessedBy);
  const { front, back } = weaponFaces(weaponCardOf(weapon), weapon.assembled === true);
  return {
    id: weapon.id,
    side: bearer?.side ?? makerOf(scene, weapon),
    ...(bearer ? { on: bearer.id, ...place(scene, bearer) } : lying(scene, weapon)),
    ...upside(front, back, false),
    badges: weaponBadges(scene, weapon),
    title: pieceTitle(scene, weapon.id, weapon.card),
    ...(bearer && isSpent(scene, bearer) && { spent: true }),
  };
}

/** A weapon that nobody has is its own side's. */
function makerOf({ world }: Scene, weapon: AnyWeapon): Side {
  const { nation } = weaponCardOf(weapon);
  return world.scenario.sides.find(side => side.nation === nation)?.id ?? sidesOf(world)[0];
}

type Place = Pick<Counter, 'at' | 'box'>;

function place(scene: Scene, unit: AnyUnit): Place {
  const carrier = unit.aboard === undefined ? undefined : findVehicle(scene.view, unit.aboard);
  const at = unit.at ?? carrier?.at;
  return at === undefined ? { box: boxOf(scene, unit) } : { at };
}

/** Where units wait: to be set up, for the turn in which they come, for an event, or for their hour. */
function boxOf({ world, view }: Scene, unit: AnyUnit): string {
  const name = sideName(world, unit.side);
  if (isSniper(unit)) return `${name}, in hiding`;
  const { enter, arrive } = groupOf(world, unit.group);
  if (enter) return `${name}, in turn ${enter.turn}`;
  if (arrive) return `${name}, to come`;
  return areaOf(world, view, unit).length > 0 ? `${name} to set up` : `${name} off the map`;
}

/** On the ground, or still to be given to somebody. */
function lying(scene: Scene, weapon: AnyWeapon): Place {
  if (weapon.at !== undefined) return { at: weapon.at };
  const { world } = scene;
  const group = orderOfBattle(world.scenario).groupOfWeapon.get(weapon.id as WeaponId);
  const name = sideName(world, makerOf(scene, weapon));
  return { box: group?.enter ? `${name}, in turn ${group.enter.turn}` : `${name} to set up` };
}

/** Its markers say that it has done what it can in this phase. */
function isSpent({ view }: Scene, unit: AnyUnit): boolean {
  if (unit.at === undefined || view.doing.at(-1)?.is === 'set-up') return false;
  if (view.phase === 'rally') return unit.tried === true || unit.tended === true;
  return view.phase === 'operations' && isDone(view, unit);
}

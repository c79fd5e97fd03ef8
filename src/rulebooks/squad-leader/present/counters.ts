/** Every counter on the table: where it is, which face is up, what lies on it. */
import type { Counter, Face, Side } from '../../../engine/index.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, bearerOf, cardOf, weaponCardOf, weaponsOf } from '../units.ts';
import { groupOf, sideName } from '../world.ts';
import { unitBadges, weaponBadges } from './badges.ts';
import { personFaces, weaponFaces } from './faces.ts';
import { pieceTitle, type Scene } from './names.ts';

/** Units in their order, each followed by what it carries; then what nobody has. */
export function counters(scene: Scene): readonly Counter[] {
  const { view } = scene;
  return [
    ...view.units.flatMap(unit => [
      unitCounter(scene, unit),
      ...weaponsOf(view, unit).map(weapon => weaponCounter(scene, weapon)),
    ]),
    ...view.weapons.filter(weapon => weapon.by === undefined).map(weapon => weaponCounter(scene, weapon)),
  ];
}

/** The face that is up, and the one beneath. */
function upside(front: Face, back: Face | undefined, isTurned: boolean): Pick<Counter, 'face' | 'back'> {
  if (!back) return { face: front };
  return isTurned ? { face: back, back: front } : { face: front, back };
}

function unitCounter(scene: Scene, unit: AnyUnit): Counter {
  const { front, back } = personFaces(cardOf(unit), unit.id);
  return {
    id: unit.id,
    side: unit.side,
    ...place(scene, unit),
    ...upside(front, back, unit.broken === true),
    badges: unitBadges(scene, unit),
    title: pieceTitle(scene, unit.id, unit.card),
    ...(isSpent(scene, unit, unit) && { spent: true }),
  };
}

function weaponCounter(scene: Scene, weapon: AnyWeapon): Counter {
  const bearer = bearerOf(scene.view, weapon);
  const { front, back } = weaponFaces(weaponCardOf(weapon));
  return {
    id: weapon.id,
    side: bearer?.side ?? makerOf(scene, weapon),
    ...(bearer ? { on: bearer.id, ...place(scene, bearer) } : lying(scene, weapon)),
    ...upside(front, back, weapon.malfunctioned === true),
    badges: weaponBadges(scene, weapon),
    title: pieceTitle(scene, weapon.id, weapon.card),
    ...(bearer && isSpent(scene, bearer, weapon) && { spent: true }),
  };
}

/** A weapon that nobody has is its own side's. */
function makerOf({ world }: Scene, weapon: AnyWeapon): Side {
  const { nation } = weaponCardOf(weapon);
  return world.scenario.sides.find(side => side.nation === nation)?.id ?? world.scenario.movesFirst;
}

type Place = Pick<Counter, 'at' | 'box'>;

const place = (scene: Scene, unit: AnyUnit): Place =>
  unit.at === undefined ? { box: boxOf(scene, unit) } : { at: unit.at };

/** Where units wait: to be set up, or for the turn in which they come; or they have left the map on their way. */
function boxOf({ world, view }: Scene, { side, group, id }: Pick<AnyUnit, 'side' | 'group' | 'id'>): string {
  const name = sideName(world, side);
  if (trailOf(view, id)?.ended === 'left') return `${name} off the map`;
  const { enter } = groupOf(world, group);
  return enter ? `${name}, from turn ${enter.turn}` : `${name} to set up`;
}

function lying(scene: Scene, weapon: AnyWeapon): Place {
  const at = weapon.at ?? scene.view.charges.find(charge => charge.weapon === weapon.id)?.at;
  if (at !== undefined) return { at };
  const group = orderOfBattle(scene.world.scenario).groupOfWeapon.get(weapon.id);
  const name = sideName(scene.world, group?.side ?? makerOf(scene, weapon));
  return { box: group?.enter ? `${name}, from turn ${group.enter.turn}` : `${name} to set up` };
}

/** It has done what it can in this phase: markers say so, before any question of targets. */
function isSpent({ view }: Scene, unit: AnyUnit, piece: AnyUnit | AnyWeapon): boolean {
  const attacks = unit.side === view.attacker;
  switch (view.phase) {
    case 'rally':
      return unit.acted === true;
    case 'prep-fire':
    case 'advancing-fire':
      return attacks && piece.fired !== undefined;
    case 'movement':
      return attacks && (trailOf(view, unit.id) !== undefined || unit.fired !== undefined);
    case 'defensive-fire':
      return !attacks && piece.fired !== undefined;
    case 'rout':
      return unit.routed !== undefined;
    case 'advance':
      return attacks && unit.advanced === true;
    case 'close-combat':
      return unit.withdraws === true;
  }
}

/** Every counter on the table: where it is, which face is up, what lies on it. */
import { type Badge, type Counter, capital, type Face, type Side } from '../../../../engine/index.ts';
import { isPlaceholder } from '../../concealment/unseen.ts';
import type { Spine } from '../../ordnance/covered-arcs.ts';
import { orderOfBattle } from '../../scenario/order-of-battle.ts';
import type { WeaponId } from '../../state.ts';
import { type AnyUnit, type AnyWeapon, cardOf, possessorOf, weaponCardOf, weaponsOf } from '../../units.ts';
import { type AnyVehicle, isDazed, vehicleCardOf } from '../../vehicles/vehicles.ts';
import { groupOf, nationOf, sideName, whenOf } from '../../world.ts';
import { pieceName, pieceTitle, type Scene } from '../names.ts';
import { unitBadges, weaponBadges } from './badges.ts';
import { personFaces } from './faces.ts';
import { vehicleBadges } from './vehicle-badges.ts';
import { vehicleFaces } from './vehicle-faces.ts';
import { weaponFaces } from './weapon-faces.ts';

/** Units in their order, each followed by what it carries; then what nobody has; vehicles, and what is left of them. */
export function counters(scene: Scene): readonly Counter[] {
  const { view } = scene;
  return [
    ...view.units.flatMap(unit => [
      unitCounter(scene, unit),
      ...weaponsOf(view, unit).map(weapon => weaponCounter(scene, weapon)),
    ]),
    ...view.weapons.filter(weapon => weapon.by === undefined).map(weapon => weaponCounter(scene, weapon)),
    ...(view.vehicles ?? []).map(vehicle => vehicleCounter(scene, vehicle)),
  ];
}

/** The face that is up, and the one beneath. */
function upside(front: Face, back: Face | undefined, isTurned: boolean): Pick<Counter, 'face' | 'back'> {
  if (!back) return { face: front };
  return isTurned ? { face: back, back: front } : { face: front, back };
}

const HIDES_ANYTHING: Badge = {
  text: '?',
  tone: 'neutral',
  cite: '8.3.2.a',
  means: 'Somebody is concealed here; who, and how many, nobody may look at.',
};

/** A ?, under which there may be anything. */
function concealedCounter({ world }: Scene, { id, side, at }: AnyUnit): Counter {
  const nation = nationOf(world, side);
  return {
    id,
    side,
    ...(at !== undefined && { at }),
    face: { nation, symbol: 'unknown', tone: 'plain', figures: [] },
    badges: [HIDES_ANYTHING],
    title: `${capital(nation)} concealed stack`,
  };
}

function unitCounter(scene: Scene, unit: AnyUnit): Counter {
  if (isPlaceholder(unit)) return concealedCounter(scene, unit);
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
  const bearer = possessorOf(scene.view, weapon);
  const { front, back } = weaponFaces(scene.world, weaponCardOf(weapon), whenOf(scene.world));
  return {
    id: weapon.id,
    side: bearer?.side ?? makerOf(scene, weapon),
    ...(bearer ? { on: bearer.id, ...place(scene, bearer) } : lying(scene, weapon)),
    ...upside(front, back, weapon.malfunctioned === true),
    ...(weapon.facing !== undefined && bearer?.at !== undefined && { facing: towards(weapon.facing) }),
    badges: weaponBadges(scene, weapon),
    title: pieceTitle(scene, weapon.id, weapon.card),
    ...(bearer && isSpent(scene, bearer, weapon) && { spent: true }),
  };
}

/** Along a hexspine, in the numbers of the table. */
const towards = (spine: Spine): number => spine + 0.5;

function vehicleCounter(scene: Scene, vehicle: AnyVehicle): Counter {
  const card = vehicleCardOf(vehicle);
  const { front, back } = vehicleFaces(scene.world, card, whenOf(scene.world));
  const { facing, turret = facing, wreck } = vehicle;
  const kind = card.movementType === 'armoured car' ? 'armoured car' : 'tank';
  return {
    id: vehicle.id,
    side: vehicle.side,
    ...place(scene, vehicle),
    ...(facing !== undefined && { facing: towards(facing) }),
    ...(turret !== undefined && card.turret !== 'NT' && !wreck && { turret: towards(turret) }),
    ...upside(front, back, wreck === true),
    badges: vehicleBadges(scene, vehicle),
    title: `${capital(card.nation)} ${kind} ${pieceName(scene, vehicle.id)}`,
    ...(isDone(scene, vehicle) && { spent: true }),
  };
}

/** It can do nothing more for now. */
function isDone({ view }: Scene, vehicle: AnyVehicle): boolean {
  if (vehicle.wreck || isDazed(vehicle)) return true;
  return view.phase === 'movement' && vehicle.side === view.attacker && vehicle.moved === true;
}

/** A weapon that nobody has is its own side's. */
function makerOf({ world }: Scene, weapon: AnyWeapon): Side {
  const { nation } = weaponCardOf(weapon);
  return world.scenario.sides.find(side => side.nation === nation)?.id ?? world.scenario.movesFirst;
}

type Place = Pick<Counter, 'at' | 'box'>;

function place(scene: Scene, unit: AnyUnit | AnyVehicle): Place {
  return unit.at === undefined ? { box: boxOf(scene, unit) } : { at: unit.at };
}

/** Where units wait: to be set up, or for the turn in which they come; or they are somewhere, and the enemy doesn't see where. */
function boxOf({ world, view }: Scene, { side, group }: Pick<AnyUnit, 'side' | 'group'>): string {
  const name = sideName(world, side);
  const { enter, setUp } = groupOf(world, group);
  if (enter && enter.turn >= view.turn) return `${name}, from turn ${enter.turn}`;
  const isSettingUp = view.doing.some(frame => frame.is === 'set-up' && frame.side === side);
  return setUp && isSettingUp ? `${name} to set up` : `${name} out of sight`;
}

/** In a hex, laid as a charge, or where those are who have it or will have it. */
function lying(scene: Scene, weapon: AnyWeapon): Place {
  const at = weapon.at ?? scene.view.charges.find(charge => charge.weapon === weapon.id)?.at;
  if (at !== undefined) return { at };
  const group = groupOfWeapon(scene, weapon.id);
  const side = makerOf(scene, weapon);
  return {
    box: group ? boxOf(scene, { side, group: group.id }) : `${sideName(scene.world, side)} out of sight`,
  };
}

const groupOfWeapon = ({ world }: Scene, id: WeaponId) => orderOfBattle(world.scenario).groupOfWeapon.get(id);

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
      return attacks ? unit.moved === true || unit.fired !== undefined : piece.fired === 'final';
    case 'defensive-fire':
      return !attacks && piece.fired === 'final';
    case 'rout':
      return unit.routed !== undefined;
    case 'advance':
      return attacks && unit.moved === true;
    case 'close-combat':
      return unit.at !== undefined && view.fought?.includes(unit.at) === true;
  }
}

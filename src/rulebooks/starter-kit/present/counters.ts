/** Every counter on the table: where it is, which face is up, what lies on it. */
import { type Counter, capital, type Face, type Figure, type Side } from '../../../engine/index.ts';
import { isPlaceholder } from '../concealment/unseen.ts';
import type { Spine } from '../covered-arcs.ts';
import { orderOfBattle } from '../order-of-battle.ts';
import type { WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, cardOf, possessorOf, weaponCardOf, weaponsOf } from '../units.ts';
import { type AnyVehicle, isDazed, vehicleCardOf } from '../vehicles.ts';
import { groupOf, nationOf } from '../world.ts';
import { unitBadges, weaponBadges } from './badges.ts';
import { personFaces } from './faces.ts';
import { pieceName, pieceTitle, type Scene, sideName } from './names.ts';
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

/** A ?, under which there may be anything. */
function concealedCounter({ world }: Scene, { id, side, at }: AnyUnit): Counter {
  const nation = nationOf(world, side);
  const mark: Figure = { text: '?', name: 'concealed', at: 'bottom', cite: '8.3.2.a' };
  return {
    id,
    side,
    ...(at !== undefined && { at }),
    face: { nation, symbol: 'unknown', tone: 'plain', figures: [mark] },
    badges: [],
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
  const { front, back } = weaponFaces(weaponCardOf(weapon), scene.world.scenario.date);
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
  const { front, back } = vehicleFaces(card, scene.world.scenario.date);
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

/** Where units wait: to be set up, or for the turn in which they come. */
function boxOf({ world }: Scene, unit: AnyUnit | AnyVehicle): string {
  const name = sideName(world, unit.side);
  const turn = groupOf(world, unit.group).enter?.turn;
  if (turn !== undefined) return `${name}, from turn ${turn}`;
  return groupOf(world, unit.group).setUp ? `${name} to set up` : `${name} off the map`;
}

/** In a hex, laid as a charge, or still to be given to somebody. */
function lying(scene: Scene, weapon: AnyWeapon): Place {
  const { view, world } = scene;
  const at = weapon.at ?? view.charges.find(charge => charge.weapon === weapon.id)?.at;
  if (at !== undefined) return { at };
  const group = groupOfWeapon(scene, weapon.id);
  const turn = group?.enter?.turn;
  const name = sideName(world, makerOf(scene, weapon));
  return { box: turn === undefined ? `${name} to set up` : `${name}, from turn ${turn}` };
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

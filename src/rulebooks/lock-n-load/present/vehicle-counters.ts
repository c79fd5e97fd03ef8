/** Vehicles on the table: which way hull and turret look, and what lies on them (15.0, 15.1). */
import type { Counter, Overlay } from '../../../engine/index.ts';
import { badgesBy } from '../../kit/present/badges.ts';
import { enclosing } from '../frames.ts';
import { isAhead } from '../ordnance/weapon-teams.ts';
import type { Location } from '../state.ts';
import {
  type AnyVehicle,
  isOpenVehicle,
  isVehicleDone,
  turretFacing,
  vehicleCardOf,
  vehiclesOf,
} from '../vehicles/vehicles.ts';
import { groupOf, sideName } from '../world.ts';
import { acquired, BADGES } from './badges.ts';
import { pieceName, pieceTitle, type Scene } from './names.ts';
import { vehicleFaces } from './vehicle-faces.ts';

const VERTEX = 0.5;

const vehicleBadges = badgesBy<Scene, AnyVehicle>(BADGES, {
  Abandoned: ({ abandoned }) => abandoned,
  'Shaken crew': ({ shaken, abandoned }) => shaken && !abandoned,
  Buttoned: vehicle => vehicleCardOf(vehicle).armor !== undefined && !isOpenVehicle(vehicle),
  Driving: ({ id }, { view }) => enclosing(view, 'drive')?.vehicle === id,
  Moved: ({ moved }) => moved === 'Moved',
  'Assault Move': ({ moved }) => moved === 'Assault Move',
  Fired: ({ fired }) => fired,
  'Ops Complete': ({ opsComplete, fired }) => opsComplete && !fired,
  Active: ({ id }, { view }) =>
    enclosing(view, 'impulse')?.groups.some(({ vehicles }) => vehicles?.includes(id)),
  'Keeps moving': ({ continuous, moved }) => continuous !== undefined && moved === undefined,
  Led: ({ leader }) => leader !== undefined,
  Acquired: acquired,
  Tried: ({ tried }, { view }) => tried && view.phase === 'rally',
});

export const vehicleCounters = (scene: Scene): readonly Counter[] =>
  vehiclesOf(scene.view).map(vehicle => vehicleCounter(scene, vehicle));

function vehicleCounter(scene: Scene, vehicle: AnyVehicle): Counter {
  const { id, side, at, facing, turret, shaken, abandoned, card } = vehicle;
  const { front, back } = vehicleFaces(vehicleCardOf(vehicle), id);
  const isWeak = shaken === true || abandoned === true;
  return {
    id,
    side,
    ...(at === undefined ? { box: boxOf(scene, vehicle) } : { at }),
    facing: facing + VERTEX,
    ...(turret !== undefined && { turret: turret + VERTEX }),
    face: isWeak && back ? back : front,
    badges: vehicleBadges(scene, vehicle),
    title: pieceTitle(scene, id, card),
    ...(isSpent(scene, vehicle) && { spent: true }),
  };
}

function boxOf({ world }: Scene, { side, group }: AnyVehicle): string {
  const name = sideName(world, side);
  const { enter } = groupOf(world, group);
  return enter ? `${name}, in turn ${enter.turn}` : `${name} to set up`;
}

function isSpent({ view }: Scene, vehicle: AnyVehicle): boolean {
  if (vehicle.at === undefined || view.doing.at(-1)?.is === 'set-up') return false;
  if (view.phase === 'rally') return vehicle.tried === true;
  return view.phase === 'operations' && isVehicleDone(vehicle);
}

/** What hull and turret cover, each drawn while somebody looks at the vehicle (14.1.b). */
export function vehicleArcs(scene: Scene): readonly Overlay[] {
  const { view, world } = scene;
  return vehiclesOf(view).flatMap(vehicle => {
    const { id, at, facing, abandoned } = vehicle;
    const { gun, machineGun, openMachineGun } = vehicleCardOf(vehicle);
    if (at === undefined || abandoned || !(gun || machineGun || openMachineGun)) return [];
    const name = pieceName(scene, id);
    const arc = (looks: AnyVehicle['facing'], text: string, means: string): Overlay => ({
      kind: 'arc',
      hexes: world.field.ids.filter(hex => hex !== at && isAhead(world, at, looks, hex as Location)),
      text,
      means,
      cite: '14.1.b',
      of: id,
    });
    const hull = arc(facing, 'Hull arc', `What lies before the hull of ${name}.`);
    const looks = turretFacing(vehicle);
    return looks === facing
      ? [hull]
      : [hull, arc(looks, 'Turret arc', `What lies before the turret of ${name}.`)];
  });
}

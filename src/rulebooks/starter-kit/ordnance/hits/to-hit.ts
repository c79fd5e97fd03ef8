/** The modifiers of the roll to hit (3.2.4): those that lie with the firer, and those that lie with the target. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../../engine/index.ts';
import {
  boundingFire,
  modifier,
  movingVehicleModifier,
  nationalColour,
  type TargetSize,
  type ToHitModifier,
} from '../../charts/index.ts';
import {
  hazardousMovement,
  hindrance,
  leadership,
  movementInTheOpen,
  nonAssaultMovement,
} from '../../fire/modifiers.ts';
import { movingPiece } from '../../fire/shooters.ts';
import { isUnseenTarget, isVehicle, type Target } from '../../fire/target.ts';
import type { View } from '../../game.ts';
import { gunCardOf, gunOf } from '../../guns/guns.ts';
import { type AnyUnit, unitsAt } from '../../units.ts';
import { turnModifier } from '../../vehicles/arcs.ts';
import { isBounding } from '../../vehicles/arms.ts';
import { mpInSight } from '../../vehicles/driving/driving.ts';
import { type AnyVehicle, isMovingTarget, vehicleCardOf, vehiclesAt } from '../../vehicles/vehicles.ts';
import type { World } from '../../world.ts';
import { acquisitionOf } from '../acquisition.ts';
import { barrelOf, isCaptured, isNonQualified } from '../barrel.ts';
import { type Aim, circumstancesOf, isSmoke, rangeOf, type Shot, shellOf, sideOf, typeOf } from '../shot.ts';
import { arcEntry, gunTurnEntries } from '../turning.ts';
import { coverOf } from './cover.ts';

const PLAN: TallyPlan = { stages: ['outside', 'target hex'] };
type Stage = 'outside' | 'target hex';

const listed = (world: World, name: ToHitModifier, stage: Stage = 'outside'): TallyEntry => ({
  id: name,
  ...modifier(world.charts.toHitModifiers, name),
  op: '+',
  stage,
});

/** Which number of the chart counts: the area target type has but one, and poor gunners use the red one (3.2.4.proc.c). */
export function aimOf({ scenario }: World, shot: Shot): Aim {
  const { firer } = shot;
  const barrel = firer.vehicle ? vehicleCardOf(firer.vehicle) : firer.weapon && gunCardOf(firer.weapon);
  const isPoor = isCaptured(firer) || isNonQualified(firer);
  const colour = isPoor ? 'red' : barrel ? nationalColour(barrel.nation, scenario.date) : 'black';
  return { type: typeOf(shot), shell: shellOf(shot), colour };
}

/** The number to roll at most; undefined where it doesn't reach. */
export function toHitNumberOf(world: World, shot: Shot): number | undefined {
  return shot.ordnance.toHit(rangeOf(world, shot), aimOf(world, shot));
}

// ---- the firer

/** The cases that lie with whoever fires, in the order of the card. */
function firerBased(world: World, view: View, shot: Shot): readonly TallyEntry[] {
  const { firer } = shot;
  const { user, vehicle, mode } = firer;
  const range = rangeOf(world, shot);
  const isBarrel = barrelOf(world, view, firer.id) !== undefined;
  const names: readonly (ToHitModifier | false | undefined)[] = [
    mode === 'advancing' && !(vehicle && isBounding(vehicle, mode)) && 'advancing fire',
    (user?.pinned || vehicle?.pinned) && 'pinned firer',
    isNonQualified(firer) && 'non-qualified use',
    isCaptured(firer) && 'captured weapon',
    circumstancesOf(view, shot).exhausted && 'CX',
    isSmoke(shot.shell) && isBarrel && range < SMOKE_RANGE && 'smoke shell at less than 13 hexes',
    shot.intensive && 'intensive fire',
    isBarrel && range === 0 && 'in the firer’s own hex',
    shot.backblast === 'care' && 'backblast avoided',
    vehicle && !vehicle.crewExposed && 'buttoned up',
    vehicle?.shaken && 'shaken crew',
  ];
  return [
    ...names.filter(name => typeof name === 'string').map(name => listed(world, name)),
    ...arcChange(world, view, shot),
    ...bounding(world, view, shot),
  ];
}

/** Nearer than this it is easy to make smoke fall where it should (Case 7). */
const SMOKE_RANGE = 13;

/** Case 8: hull, turret or gun are turned before the shot (3.2.4.ca.b). */
function arcChange(world: World, view: View, { firer, turn }: Shot): readonly TallyEntry[] {
  const { vehicle, id, mode } = firer;
  if (!vehicle) return gunTurnEntries(world, view, id, turn);
  const n = turnModifier(world, view, vehicle, 'MA', turn, mode);
  return n === 0 ? [] : [arcEntry(n)];
}

/** Cases 14 and 15: a vehicle that moves and fires in the same player turn (3.3.2.2, 3.5). */
function bounding(world: World, view: View, { firer, target }: Shot): readonly TallyEntry[] {
  const { vehicle, mode } = firer;
  const traverse = barrelOf(world, view, firer.id)?.traverse;
  if (!vehicle || !traverse || !isBounding(vehicle, mode)) return [];
  const inSight = mode === 'bounding' ? mpInSight(world, view, vehicle, target) : undefined;
  const n = boundingFire(world.charts, traverse, inSight);
  return [{ id: 'bounding fire', cite: '3.3.2.2.a', op: '+', n, stage: 'outside' }];
}

// ---- the target

/** Against men or a vehicle; against the hex as such without them, as smoke is fired. */
export function toHitModifiers(world: World, view: View, shot: Shot, target?: Target): Tally {
  const about = circumstancesOf(view, shot);
  return tally(PLAN, 0, [
    ...leadership(world, view, about),
    ...firerBased(world, view, shot),
    ...hindrance(world, view, about),
    ...acquisition(world, view, shot, target),
    ...unseen(world, view, shot, target),
    ...(target
      ? isVehicle(target)
        ? onVehicle(world, view, shot, target)
        : onMen(world, view, shot, target)
      : []),
  ]);
}

function acquisition(
  world: World,
  view: View,
  { firer, target }: Shot,
  aimedAt?: Target,
): readonly TallyEntry[] {
  const gun = firer.vehicle ?? firer.weapon;
  const drm = gun ? acquisitionOf(view, gun, target, aimedAt?.id) : 0;
  if (drm === 0) return [];
  return [listed(world, drm === -1 ? 'target acquired once' : 'target acquired twice', 'target hex')];
}

/** Nobody aims well at what he doesn't see (6.4, 6.11, 8.3). */
function unseen(world: World, view: View, shot: Shot, target?: Target): readonly TallyEntry[] {
  if (target && 'hidden' in target && target.hidden) return [listed(world, 'hidden gun', 'target hex')];
  if (target && isUnseenTarget(target)) return [listed(world, 'concealed target', 'target hex')];
  const isGround = !target && !isSmoke(shot.shell) && isEmpty(view, shot);
  return isGround ? [listed(world, 'empty hex', 'target hex')] : [];
}

function isEmpty(view: View, { target, firer }: Shot): boolean {
  const side = sideOf(firer);
  const isEnemy = (each: Target) => each.side !== side;
  return !unitsAt(view, target).some(isEnemy) && !vehiclesAt(view, target).some(isEnemy);
}

/** On the area target type cover counts against the effect instead (3.2.4). */
function coverAgainstHit(world: World, view: View, shot: Shot, target: Target): readonly TallyEntry[] {
  return typeOf(shot) === 'area' ? [] : coverOf(world, view, shot, target);
}

function onMen(world: World, view: View, shot: Shot, unit: AnyUnit): readonly TallyEntry[] {
  const about = circumstancesOf(view, shot);
  const gun = gunOf(view, unit);
  return [
    ...nonAssaultMovement(world, view, about, unit),
    ...movementInTheOpen(world, view, about, unit),
    ...hazardousMovement(world, view, about, unit),
    ...(gun ? size(world, gunCardOf(gun)?.size, '6.7.a') : []),
    ...coverAgainstHit(world, view, shot, unit),
  ];
}

/** The men in an open hatch are no larger than others, whatever they sit in. */
function onVehicle(world: World, view: View, shot: Shot, vehicle: AnyVehicle): readonly TallyEntry[] {
  return [
    ...moving(world, view, shot, vehicle),
    ...(typeOf(shot) === 'infantry' ? [] : size(world, vehicleCardOf(vehicle).size, '7.3.a')),
    ...coverAgainstHit(world, view, shot, vehicle),
  ];
}

/** Case 24: at a moving target; while it drives, the less of its way the gunner has seen, the harder the shot (3.3.2). */
function moving(world: World, view: View, { firer }: Shot, vehicle: AnyVehicle): readonly TallyEntry[] {
  if (!isMovingTarget(view, vehicle)) return [];
  const drive = movingPiece(view);
  const isUnderWay = drive?.is === 'drive' && drive.vehicle === vehicle.id && firer.mode === 'first';
  const seen = isUnderWay ? mpInSight(world, view, vehicle, firer.at) : Number.POSITIVE_INFINITY;
  return [listed(world, movingVehicleModifier(seen), 'target hex')];
}

/** Case 22. */
function size(world: World, of: TargetSize | undefined, cite: string): readonly TallyEntry[] {
  const n = of ? modifier(world.charts.targetSize, of).n : 0;
  return n === 0 ? [] : [{ id: `${of} target`, cite, op: '+', n, stage: 'target hex' }];
}

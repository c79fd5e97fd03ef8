/** Ordnance (14): the roll to hit, and the HE-equivalent of a hit on infantry. */
import { added, type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import {
  ALWAYS_HITS,
  ALWAYS_MISSES,
  listed,
  modifier,
  type ORDNANCE_MODIFIERS,
  type VEHICLE_FIRE,
} from '../charts/index.ts';
import { type Ordnance, toHitColumn } from '../counters/index.ts';
import { cover } from '../fire/cover.ts';
import { hasPivoted } from '../fire/may-fire.ts';
import { type Fire, isMovingTarget, isSmoked, moveBefore } from '../fire/modifiers.ts';
import { occasionOf } from '../fire/occasion.ts';
import { ordnanceOf, type Shooter } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import { isInTheDark } from '../sight/night.ts';
import { degradingOf } from '../sight/sight.ts';
import type { Location } from '../state.ts';
import { distance, isAdjacent, placeOf } from '../terrain/places.ts';
import { isBuildingHex } from '../terrain/terrain.ts';
import { type AnyUnit, isSmc, leadershipOf, unitsAt } from '../units.ts';
import { isMovingVehicle } from '../vehicles/moving.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles/vehicles.ts';
import { hasRule, type World } from '../world.ts';

export interface ToHit {
  /** What is added to the dice: less is better. */
  readonly roll: Tally;
  /** So much or less hits. */
  readonly needed: number;
}

/** A 2 always hits and a 12 never does (14.1.e). */
export const isHit = ({ roll, needed }: ToHit, dice: number): boolean =>
  dice === ALWAYS_HITS || (dice !== ALWAYS_MISSES && dice + roll.value <= needed);

const PLAN: TallyPlan = { stages: ['modifiers'] };

type Name = keyof typeof ORDNANCE_MODIFIERS.cites;

/** The number of the range column, and everything that modifies the roll (14.1.d, 14.1.e). */
export function toHit(
  world: World,
  view: View,
  fire: Fire,
  gun: Shooter,
  hasMate: boolean,
  vehicle?: AnyVehicle,
): ToHit {
  const { target, from, leader } = fire;
  const { user } = gun;
  const needed = ordnanceColumn(world, gun, target)?.toHit ?? 0;
  const entries: TallyEntry[] = [];
  const add = (id: string, n: number, cite: string) => {
    if (n !== 0) entries.push({ id, cite, op: '+', n, stage: 'modifiers' });
  };
  const when = (holds: boolean, name: Name, times = 1) => {
    const { n, cite } = modifier(world.charts.ordnanceModifiers, name);
    if (holds) add(name, n * times, cite);
  };
  for (const { id, n, cite } of aimEntries(world, view, from, target, vehicle)) add(id, n, cite);
  if (leader) add(`{${leader.id}}`, -leadershipOf(world, leader), '5.0.1.a');
  when(hasPivoted(view, user), 'weapon team has pivoted');
  const moved = moveBefore(gun);
  if (moved) when(true, moved);
  when(user.opsComplete === true && occasionOf(view, user.side)?.opportunity === true, 'Ops Complete');
  when(gun.weapon !== undefined && isSmc(user) && !hasMate, 'fired by a single SMC');
  const times = acquisitionOf(gun, target);
  if (times > 0) when(true, times === 1 ? 'acquired once' : 'acquired twice');
  return { roll: tally(PLAN, 0, entries), needed };
}

interface Aim {
  readonly id: string;
  readonly n: number;
  readonly cite: string;
}

/** A vehicle is harder to hit on the move, harder still if it is fast, and by its size (15.5, 15.6). */
function shapeEntries(world: World, view: View, vehicle: AnyVehicle): readonly Aim[] {
  const named = (id: string, name: keyof typeof VEHICLE_FIRE.cites): Aim => {
    const { n, cite } = modifier(world.charts.vehicleFire, name);
    return { id, n, cite };
  };
  const { size, fast } = vehicleCardOf(vehicle);
  const isSized = hasRule(world, 'size and speed');
  const moving =
    isSized && fast
      ? named('fast and moving', 'fast moving target')
      : named('moving vehicle', 'moving vehicle, to hit');
  return [
    ...(isMovingVehicle(view, vehicle) ? [moving] : []),
    ...(isSized && size === 'large' ? [named('large target', 'large target')] : []),
    ...(isSized && size === 'small' ? [named('small target', 'small target')] : []),
  ];
}

/** What lies between barrel and target, and how the target moves, whoever fires (14.1.e). */
export function aimEntries(
  world: World,
  view: View,
  from: Location,
  target: Location,
  vehicle?: AnyVehicle,
): readonly Aim[] {
  const listedAs = (name: Name, times = 1): Aim => {
    const { n, cite } = modifier(world.charts.ordnanceModifiers, name);
    return { id: name, n: n * times, cite };
  };
  const [unit, ...others] = unitsAt(view, target);
  const alone = vehicle ? { vehicle } : unit && others.length === 0 ? { unit } : {};
  return [
    { id: 'Target Modifier', n: cover(world, view, target, { from, ...alone }).value, cite: '14.1.e' },
    listedAs('degrading hex', degradingOf(world, view, from, target) ?? 0),
    ...(isAdjacent(world, from, target) ? [listedAs('adjacent target')] : []),
    ...(isSmoked(world, view, from) ? [listedAs('fire out of smoke')] : []),
    ...(isInTheDark(world, view, from, target) ? [listedAs('night, beyond sight')] : []),
    ...(vehicle ? shapeEntries(world, view, vehicle) : []),
  ];
}

function ordnanceColumn(world: World, gun: Shooter, target: Location) {
  const ordnance = ordnanceOf(gun);
  return ordnance && toHitColumn(ordnance, distance(world, gun.at, target));
}

/** How often it has fired at those in the location before, and they have not all gone since (14.3). */
export function acquisitionOf({ user, weapon, at }: Shooter, target: Location): 0 | 1 | 2 {
  const { acquired } = weapon ?? user;
  return acquired?.at === target && acquired.from === at ? acquired.times : 0;
}

/** The HE-equivalent against one of the targets: no Target Modifier, no Leadership (14.1.f). */
export function heTotal(
  world: World,
  view: View,
  ordnance: Ordnance | undefined,
  of: string,
  unit: AnyUnit,
): Tally {
  const chart = world.charts.highExplosiveModifiers;
  const isInTheOpen = unit.at !== undefined && !isWalledIn(world, unit.at);
  const entries = [
    { id: 'HE-equivalent', cite: '14.1.f', n: ordnance?.highExplosive ?? 0, of },
    ordnance?.heat && isInTheOpen && listed(chart, 'HEAT at infantry outside buildings and bunkers'),
    isMovingTarget(world, view, unit) && listed(chart, 'target has moved'),
  ];
  return added(entries, 'modifiers');
}

function isWalledIn(world: World, at: Location): boolean {
  const { hex, inBunker } = placeOf(world, at);
  return inBunker || isBuildingHex(world, hex);
}

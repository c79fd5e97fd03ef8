/** Courses of fire by the machine guns of vehicles (7.8): those that bear on a hex fire together. */

import type { HexId } from '../../board/index.ts';
import { isRefusal } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import { movingStack } from '../../rulebooks/starter-kit/fire/shooters.ts';
import { knownTargetHexes, knownUnits } from '../../rulebooks/starter-kit/ordnance/targets.ts';
import { armId, armsOf } from '../../rulebooks/starter-kit/vehicles/arms.ts';
import {
  type Gunner,
  mayFireAt,
  normalRange,
  printedFirepower,
  turnsToward,
} from '../../rulebooks/starter-kit/vehicles/gunnery.ts';
import type { AnyVehicle } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import type { World } from '../../rulebooks/starter-kit/world.ts';
import { distance } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Draft } from '../thinking/draft.ts';
import { fleetOf } from './fleet.ts';
import { harmTo, type Posture, type Situation } from './situation.ts';

const WEAR = 0.1;
const HALVED: ReadonlySet<string> = new Set(['bounding', 'advancing']);

/** Each vehicle's guns at each hex that they may fire at. */
export function gunfireDrafts(s: Situation, price: (vehicle: AnyVehicle) => number): readonly Draft[] {
  const vehicles = fleetOf(s.view, s.side);
  if (vehicles.length === 0) return [];
  const hexes = knownTargetHexes(s.view, s.side);
  return vehicles.flatMap(vehicle => hexes.flatMap(hex => burst(s, vehicle, hex, price) ?? []));
}

function burst(
  s: Situation,
  vehicle: AnyVehicle,
  target: HexId,
  price: (vehicle: AnyVehicle) => number,
): Draft | undefined {
  const gunners = bearing(s, vehicle, target);
  const [first, ...others] = gunners;
  if (!first) return undefined;
  const range = distance(s.world, first.at, target);
  const firepower = gunners.reduce((sum, gunner) => sum + firepowerAt(s.world, gunner, range), 0);
  const drm = s.modifier(first.at, target, postureOf(s));
  if (drm === undefined) return undefined;
  const units = knownUnits(s.view, s.side).filter(unit => unit.at === target);
  const ready: BookAct = { verb: 'ready', shooter: first.id };
  const acts: BookAct[] = [];
  if (s.view.phase !== 'movement' || s.view.attacker === s.side) acts.push({ verb: 'at', hex: target });
  for (const { id } of others) acts.push({ verb: 'add', shooter: id });
  const points = harmTo(s.world, units, firepower, drm);
  const course = (): Course => ({
    acts: [ready, ...acts, { verb: 'shoot' }],
    worth: points - price(vehicle) - WEAR,
    why: `I raked ${target} with the machine guns.`,
  });
  return { most: points - WEAR, courses: () => [course()] };
}

/** As many as can fire at it together. */
function bearing(s: Situation, vehicle: AnyVehicle, target: HexId): readonly Gunner[] {
  const gunners: Gunner[] = [];
  for (const arm of armsOf(vehicle)) {
    const gunner =
      arm === 'MA'
        ? undefined
        : mayFireAt(s.world, s.view, { id: armId(vehicle, arm), vehicle, arm }, target);
    if (!gunner || isRefusal(gunner)) continue;
    if (!isRefusal(turnsToward(s.world, s.view, [...gunners, gunner], target))) gunners.push(gunner);
  }
  return gunners;
}

function firepowerAt(world: World, gunner: Gunner, range: number): number {
  const near = range === 0 ? 3 : range === 1 ? 2 : 1;
  const far = range > normalRange(world, gunner) ? 0.5 : 1;
  return (printedFirepower(gunner) ?? 0) * near * far * (HALVED.has(gunner.mode) ? 0.5 : 1);
}

function postureOf({ view }: Situation): Posture {
  const move = view.phase === 'movement' ? movingStack(view) : undefined;
  return !move ? 'still' : move.kind === 'assault' ? 'careful' : 'running';
}

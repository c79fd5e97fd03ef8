/** How well a vehicle stands in a hex: near what matters, with something to fire at, and not too near to what kills it. */
import type { HexId } from '../../board/index.ts';
import { calibreColumn } from '../../rulebooks/starter-kit/charts/index.ts';
import { toKillWithAp } from '../../rulebooks/starter-kit/charts/ordnance/to-kill.ts';
import type { Piece } from '../../rulebooks/starter-kit/counters/card.ts';
import { facingShown, type Spine } from '../../rulebooks/starter-kit/ordnance/covered-arcs.ts';
import { controllerOf } from '../../rulebooks/starter-kit/scenario/victory.ts';
import { type AnyUnit, isMmc, weaponCardOf, weaponsOf } from '../../rulebooks/starter-kit/units.ts';
import { type AnyVehicle, vehicleCardOf } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import { distance } from '../../rulebooks/starter-kit/world.ts';
import { fleetOf, presentWorthOf, worthOfVehicle } from './fleet.ts';
import { chanceUpTo } from './harm.ts';
import { harmTo, type Situation } from './situation.ts';

/** How far from what is to be taken or held a tank helps best, in movement factors of infantry. */
const REACH = 4;
const PULL = 0.5;
/** A movement factor nearer to the way out. */
const LEAVING = 1.2;
/** An empty hex that counts for victory, for a side that lacks it. */
const TAKES = 2;
/** A hit at middle range, about. */
const HITS = 0.45;
/** What a tank's fire is worth to it, and what it must expect of all that could be turned on it. */
const FIRE_GIVEN = 0.5;
const FIRE_DRAWN = 0.5;
/** Men who come upon it with whatever they have. */
const MEN_BESIDE = 0.12;
const LAUNCHER_NEAR = 0.25;
const LAUNCHER_RANGE = 4;

export function tankStanding(s: Situation, vehicle: AnyVehicle, at: HexId, facing: Spine): number {
  return (
    goal(s, at) +
    FIRE_GIVEN * bestShot(s, vehicle, at) -
    FIRE_DRAWN * worthOfVehicle(vehicle) * danger(s, vehicle, at, facing)
  );
}

function goal(s: Situation, at: HexId): number {
  const { aim } = s;
  const far = aim.way(at);
  if (aim.is === 'leave') return -LEAVING * far;
  const takes =
    aim.is === 'take' &&
    aim.objectives.some(each => each.hexes.includes(at) && controllerOf(s.view, each) !== s.side);
  return -PULL * Math.max(0, far - REACH) + (takes ? TAKES : 0);
}

const shots = new WeakMap<Situation, Map<string, number>>();

/** The most that it could do from there to one hex of the enemy's, or to one of his vehicles. */
function bestShot(s: Situation, vehicle: AnyVehicle, at: HexId): number {
  const known = shots.get(s) ?? new Map<string, number>();
  shots.set(s, known);
  const key = `${vehicle.card} ${at}`;
  const found = known.get(key) ?? findBestShot(s, vehicle, at);
  known.set(key, found);
  return found;
}

function findBestShot(s: Situation, vehicle: AnyVehicle, at: HexId): number {
  const { main, guns, nation } = vehicleCardOf(vehicle);
  const machineGuns = Object.values(guns).reduce((sum, each) => sum + each, 0);
  const shell = main ? (calibreColumn(s.world.charts, main.calibre) ?? 0) : 0;
  let most = 0;
  for (const post of s.theirs) {
    const drm = distance(s.world, at, post.at) > 16 ? undefined : s.modifier(at, post.at, 'still');
    if (drm === undefined) continue;
    most = Math.max(
      most,
      harmTo(s.world, post.units, machineGuns, drm) + HITS * harmTo(s.world, post.units, shell, 0),
    );
  }
  for (const target of fleetOf(s.view, s.enemy)) {
    if (target.at === undefined || !main || !s.sees(at, target.at)) continue;
    const kills = HITS * killChance(s, main, nation, at, target, target.at, target.facing ?? 0);
    most = Math.max(most, presentWorthOf(target) * kills);
  }
  return most;
}

/** The chance that something which sees it there knocks it out. */
function danger(s: Situation, vehicle: AnyVehicle, at: HexId, facing: Spine): number {
  let safe = 1;
  for (const { piece, nation, from } of s.antiTank) {
    if (!s.sees(from, at)) continue;
    safe *= 1 - HITS * killChance(s, piece, nation, from, vehicle, at, facing);
  }
  for (const { at: from, units } of s.theirs) {
    const range = distance(s.world, from, at);
    if (range > LAUNCHER_RANGE) continue;
    for (const unit of units) if (isMmc(unit) && !unit.broken) safe *= 1 - menBeside(s, unit, range);
  }
  return 1 - safe;
}

function menBeside(s: Situation, unit: AnyUnit, range: number): number {
  const hasLauncher = weaponsOf(s.view, unit).some(weapon => weaponCardOf(weapon).kind === 'shaped-charge');
  return hasLauncher ? LAUNCHER_NEAR : range <= 1 ? MEN_BESIDE : 0;
}

/** Once it has hit, on the hull. */
function killChance(
  s: Situation,
  { calibre, length }: Piece,
  nation: string,
  from: HexId,
  vehicle: AnyVehicle,
  at: HexId,
  facing: Spine,
): number {
  const number = toKillWithAp(s.world.charts, {
    calibre,
    length,
    nation,
    range: distance(s.world, from, at),
  });
  if (number === undefined) return 0;
  const { hull } = vehicleCardOf(vehicle);
  const armour = facingShown(s.world, at, facing, from) === 'front' ? hull.front : hull.side;
  return chanceUpTo(number - armour - 1);
}

/**
 * The line of a machine gun (8.9.2): over its target and on behind it, as far as its penetration, its range and the ground
 * let it go. Nothing here knows who stands on it.
 */
import { type HexIx, hasSide, type Leg, sideTerrainOf, type Trace, traceRay } from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { obstacleHeight } from '../charts/index.ts';
import type { LocId } from '../state.ts';
import { levelAt, terrainAt } from '../terrain/terrain.ts';
import { distance, hexName, ix, type World } from '../world.ts';
import { machineGun, type Shooter, weaponRange } from './shooters.ts';

/** How the firer takes the hexes on the line where he may choose. */
export interface Course {
  /** Obstacles that he passes by (8.9.2.7). */
  readonly past?: readonly LocId[];
  /** Along hexsides the hexes on the right of the line, and not on the left (8.9.2.8). */
  readonly right?: true;
  /** Whether a line is clear; looked at itself unless said. */
  readonly look?: (from: LocId, at: LocId) => boolean;
}

/** A hex behind the target, and how many hexes beyond it that is. */
export interface Beyond {
  readonly at: LocId;
  readonly beyond: number;
}

interface Path extends Beyond {
  /** A run along a hexside: the hex on its other side. */
  readonly twin?: LocId;
}

const rays = new WeakMap<World, Map<string, Trace>>();

/** The line from hex to hex and on to the edge of the map; what lies on it never changes. */
function rayOf(world: World, from: LocId, target: LocId): Trace {
  let known = rays.get(world);
  if (!known) {
    known = new Map();
    rays.set(world, known);
  }
  const key = `${from} ${target}`;
  let ray = known.get(key);
  if (!ray) {
    ray = traceRay(
      world.field,
      { hex: ix(world, from), spot: CENTRE },
      { hex: ix(world, target), spot: CENTRE },
    );
    known.set(key, ray);
  }
  return ray;
}

/** Every hex that the line enters behind the target, in their order, whether or not fire gets so far. */
function pathBeyond(world: World, from: LocId, target: LocId, { right }: Course): readonly Path[] {
  const { legs } = rayOf(world, from, target);
  const goal = ix(world, target);
  const behind = legs.slice(legs.findLastIndex(({ hex }) => hex === goal) + 1);
  return behind
    .filter(({ kind }) => kind !== 'vertex')
    .map((leg, i) => {
      const [hex, twin] = chosenSide(world, from, target, leg, right === true);
      return {
        at: hexName(world, hex),
        beyond: i + 1,
        ...(twin !== undefined && { twin: hexName(world, twin) }),
      };
    });
}

/** Of two hexes that the line runs between: the one on the chosen side of it, and the other (8.9.2.8). */
function chosenSide(
  world: World,
  from: LocId,
  target: LocId,
  { hex, twin }: Leg,
  right: boolean,
): readonly [HexIx, HexIx | undefined] {
  if (twin === undefined) return [hex, undefined];
  const { column, y } = world.field;
  const [a, b] = [ix(world, from), ix(world, target)];
  const at = (list: ArrayLike<number>, each: HexIx) => (list[each] as number) - (list[a] as number);
  const isRight = at(column, b) * at(y, hex) - at(y, b) * at(column, hex) > 0;
  return isRight === right ? [hex, twin] : [twin, hex];
}

/** The hexes of its line between it and the target, which its fire passes over (8.9.2.2). */
export function hexesBefore(
  world: World,
  { at: from }: Shooter,
  target: LocId,
  { right }: Course = {},
): readonly LocId[] {
  const { legs } = rayOf(world, from, target);
  const [near, goal] = [ix(world, from), ix(world, target)];
  return legs
    .slice(
      0,
      legs.findIndex(({ hex }) => hex === goal),
    )
    .filter(({ hex, kind }) => kind !== 'vertex' && hex !== near)
    .map(leg => hexName(world, chosenSide(world, from, target, leg, right === true)[0]))
    .filter(at => isLevel(world, from, target, at));
}

/** As far as its penetration and its normal range go, and the ground lets it (8.9.2.1, 8.9.2.4, 8.9.2.5). */
export function reachable(world: World, shooter: Shooter, target: LocId, course: Course): readonly Path[] {
  const far = weaponRange(shooter);
  const deep = penetration(shooter);
  if (deep < 2 || distance(world, shooter.at, target) > far || isObstacle(world, target)) return [];
  const found: Path[] = [];
  let before = target;
  for (const path of pathBeyond(world, shooter.at, target, course)) {
    if (path.beyond >= deep || distance(world, shooter.at, path.at) > far) break;
    if (isLevel(world, shooter.at, target, path.at)) found.push(path);
    // It gets over one wall, into the hex behind it, and no farther.
    if (isWalled(world, shooter.at, target, before, path.at)) break;
    before = path.at;
  }
  return found;
}

/** How many hexes its fire goes into, the target included (8.9.2.1). */
export const penetration = (shooter: Shooter): number =>
  shooter.weapon === undefined ? 1 : (machineGun(shooter)?.firepower ?? weaponRange(shooter));

export function isObstacle(world: World, at: LocId): boolean {
  const terrain = terrainAt(world, at);
  return terrain !== undefined && obstacleHeight(world.charts, terrain) > 0;
}

/** On the level of both, or on one slope that falls or rises by a level with every hex (8.9.2.5). */
function isLevel(world: World, from: LocId, target: LocId, at: LocId): boolean {
  const eye = levelAt(world, from);
  const rise = (to: LocId) => (levelAt(world, to) - eye) / distance(world, from, to);
  return rise(target) === rise(at) && [-1, 0, 1].includes(rise(at));
}

/** Whether the line comes into the hex over a wall (8.9.2.4). */
function isWalled(world: World, from: LocId, target: LocId, before: LocId, at: LocId): boolean {
  const { field } = world;
  const [a, b] = [ix(world, before), ix(world, at)];
  return rayOf(world, from, target).crossings.some(
    ({ side, kind }) =>
      kind !== 'corner' &&
      sideTerrainOf(field, side) === 'wall' &&
      hasSide(field, a, side) &&
      hasSide(field, b, side),
  );
}

/** The first hex that it would strike instead on the other side of its line, where that runs along hexsides (8.9.2.8). */
export const otherSide = (world: World, shooter: Shooter, target: LocId, course: Course): LocId | undefined =>
  reachable(world, shooter, target, course).find(({ twin }) => twin !== undefined)?.twin;

/** Where a line runs along hexsides: the hexes on its left, and those on its right. */
const SIDES: readonly Course[] = [{}, { right: true }];

/** Hexes with nobody in them from which its fire goes on to one of those places (8.9.2.2). */
export function emptyTargets(world: World, shooter: Shooter, places: readonly LocId[]): readonly LocId[] {
  const deep = machineGun(shooter)?.firepower;
  if (deep === undefined) return [];
  const found = new Set<LocId>();
  for (const place of places) {
    const before = SIDES.flatMap(course => hexesBefore(world, shooter, place, course).slice(1 - deep));
    for (const at of new Set(before)) {
      if (places.includes(at)) continue;
      if (reachable(world, shooter, at, {}).some(path => path.at === place)) found.add(at);
    }
  }
  return [...found];
}

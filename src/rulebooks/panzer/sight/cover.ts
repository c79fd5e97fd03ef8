/** What covers a unit against a shot, and what of a vehicle shows (B8.6, B12.7, BASE.COV, BASE.PHD). */
import { type HexId, sideTerrainOf, trace } from '../../../board/index.ts';
import { CENTRE } from '../../../hex/index.ts';
import { COVERS, type Cover, coverBehind, coverIn } from '../charts/index.ts';
import { type Fielded, isFielded, isLeg, isVehicle, type View } from '../game.ts';
import { standsAt, terrainAt } from '../terrain/ground.ts';
import { distance, ix, type World } from '../world.ts';

/** With more vehicles than these of a side in a hex nobody there has cover (B12.11). */
const CROWD = 5;

/** The cover of the hex itself, for what stands in it. */
export function coverAt(world: World, { units }: Pick<View, 'units'>, unit: Fielded): Cover {
  // Whoever is hidden there gives nobody else away (7.2).
  const mates = units.filter(
    each =>
      isFielded(each) &&
      each.at === unit.at &&
      each.side === unit.side &&
      (each.under === undefined || each.under === unit.under),
  );
  if (mates.filter(each => !isLeg(each)).length > CROWD) return 'no cover';
  const ground = coverIn(
    world.charts,
    terrainAt(world, ix(world, unit.at)) ?? 'clear',
    isVehicle(unit) ? 'vehicle' : 'leg',
  );
  // A vehicle is something to lie down behind (BASE.COV).
  return isLeg(unit) && mates.some(isVehicle) ? better(ground, 'Light cover') : ground;
}

/** Against fire from a hex also what stands on the side by which the line comes in. */
export function coverFrom(world: World, view: Pick<View, 'units'>, unit: Fielded, from: HexId): Cover {
  const here = coverAt(world, view, unit);
  if (from === unit.at) return here;
  const { crossings } = trace(
    world.field,
    { hex: ix(world, from), spot: CENTRE },
    { hex: ix(world, unit.at), spot: CENTRE },
  );
  return crossings
    .filter(({ end, kind }) => (end === 'to' || end === 'both') && kind === 'across')
    .map(({ side }) => sideTerrainOf(world.field, side))
    .reduce(
      (best, side) => (side === undefined ? best : better(best, coverBehind(world.charts, side))),
      here,
    );
}

const better = (one: Cover, other: Cover): Cover =>
  COVERS.indexOf(one) >= COVERS.indexOf(other) ? one : other;

export type Posture = 'hull down' | 'partly hull down' | 'belly' | 'whole';

/**
 * What of a vehicle shows to a firer (BASE.PHD, 7.13.2): nothing below the turret from outside its gully, the upper half of
 * the hull from close below, and from twice as far its belly, if that is counted at all.
 */
export function postureOf(world: World, target: HexId, from: HexId): Posture {
  const [at, eye] = [ix(world, target), ix(world, from)];
  if (terrainAt(world, at) === 'gully' && terrainAt(world, eye) !== 'gully') return 'hull down';
  const above = standsAt(world, at) - standsAt(world, eye);
  const range = distance(world, target, from);
  if (above > 0 && range <= above) return 'partly hull down';
  return above >= 2 && range <= 2 * above ? 'belly' : 'whole';
}

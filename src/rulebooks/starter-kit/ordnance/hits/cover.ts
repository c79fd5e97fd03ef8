/** The cover of what ordnance is fired at (3.2.4): against the hit, or on the area target type against its effect. */
import type { TallyEntry } from '../../../../engine/index.ts';
import { modifier } from '../../charts/index.ts';
import { cover, crewCover } from '../../fire/modifiers.ts';
import { movingPiece } from '../../fire/shooters.ts';
import { isVehicle, type Target } from '../../fire/target.ts';
import type { View } from '../../game.ts';
import { temAgainstExplosives } from '../../pacific/bamboo.ts';
import { coverAt, hasHeightAdvantage, terrainAt } from '../../terrain/terrain.ts';
import type { AnyVehicle } from '../../vehicles/vehicles.ts';
import { isPacific, type World } from '../../world.ts';
import { circumstancesOf, type Shot, shellOf, typeOf } from '../shot.ts';

/** At most one entry: the cover that counts. */
export function coverOf(world: World, view: View, shot: Shot, target: Target): readonly TallyEntry[] {
  if (isVehicle(target)) return vehicleCover(world, view, shot, target);
  const entries = cover(world, view, circumstancesOf(view, shot), target);
  // What falls from above takes no notice of heights (1.1.1).
  const counted = shot.ordnance.airBursts ? entries.filter(({ id }) => id !== HEIGHT) : entries;
  if (shellOf(shot) !== 'HE') return counted;
  return counted.map(entry => ({
    ...entry,
    n: temAgainstExplosives(world, { terrain: entry.id, tem: entry.n }),
  }));
}

/** High explosive among men in bamboo: it leaves as much behind as air bursts do (8.2.1). */
export const burstsInBamboo = (world: World, shot: Shot): boolean =>
  isPacific(world) && shellOf(shot) === 'HE' && !shot.vehicle && terrainAt(world, shot.target) === 'bamboo';

const HEIGHT = 'height advantage';

/** The ground covers a vehicle as it covers men; those who look out of it have its plates, if that is better (7.7.b). */
function vehicleCover(world: World, view: View, shot: Shot, vehicle: AnyVehicle): readonly TallyEntry[] {
  const { target, firer, ordnance } = shot;
  const drive = movingPiece(view);
  const entry = drive?.is === 'drive' && drive.vehicle === vehicle.id ? drive.entry : undefined;
  const found = coverAt(world, view, target, firer.at, entry);
  if (typeOf(shot) === 'infantry')
    return crewCover(world, found).filter(({ waived }) => waived === undefined);
  if (found) return [entryOf(found.terrain, found.tem, found.cite)];
  const isHigher = !ordnance.airBursts && hasHeightAdvantage(world, view, target, firer.at, entry);
  const { n, cite } = modifier(world.charts.fireModifiers, HEIGHT);
  return isHigher ? [entryOf(HEIGHT, n, cite)] : [];
}

const entryOf = (id: string, n: number, cite: string): TallyEntry => ({
  id,
  cite,
  op: '+',
  n,
  stage: 'target hex',
});

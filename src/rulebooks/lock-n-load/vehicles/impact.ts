/** Where a shell strikes a vehicle, and whether it goes through (14.1, 14.1.3). */
import { cellOfHex } from '../../../board/index.ts';
import { type Direction, type Facing, facingVertex, inArc, turnFacing } from '../../../hex/index.ts';
import type { Location } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import type { World } from '../world.ts';
import { type Armor, FACES, type Face, type VehicleCard } from './card.ts';

/** The wedges of the faces, by the facings along which each is looked at: two hexsides each, the flanks twice. */
const WEDGES: Readonly<Record<Face, readonly number[]>> = { front: [0], flank: [3, -3], rear: [6] };

/** The faces that a shot from there may strike: two of them when it comes exactly down the line between (14.1.3.a). */
export function facesTowards(world: World, at: Location, facing: Direction, from: Location): readonly Face[] {
  const [here, there] = [at, from].map(each => cellOfHex(world.field, placeOf(world, each).hex));
  if (!here || !there) return [];
  const ahead: Facing = facingVertex(facing);
  const isSeen = (face: Face, width: 120 | 60): boolean =>
    WEDGES[face].some(turn => inArc(here, turnFacing(ahead, turn), width, there) !== 'outside');
  return FACES.filter(face => isSeen(face, face === 'flank' ? 60 : 120));
}

/** Even and more than 2: the turret, if there is one (14.1.3.b). */
export const strikesTurret = (roll: number): boolean => roll > 2 && roll % 2 === 0;

/** What the shell meets there: of two faces the one that the shooter likes better; undefined where nothing is (14.1.2). */
export function armorStruck(
  { armor }: VehicleCard,
  faces: readonly Face[],
  isTurret: boolean,
): number | undefined {
  if (!armor) return undefined;
  const thickness = ({ hull, turret }: Armor) => (isTurret ? (turret ?? hull) : hull);
  return Math.min(...faces.map(face => thickness(armor[face])));
}

/** Its hull is struck where side skirts hang before it (RRT.2). */
export const isSkirted = ({ red = [] }: VehicleCard, faces: readonly Face[], isTurret: boolean): boolean =>
  !isTurret && faces.length > 0 && faces.every(face => red.includes(face));

/** The lowest factor on the counter: what small arms, shells from above and those who climb it find (17.1, 17.2). */
export const lowestArmor = ({ armor }: VehicleCard): number | undefined =>
  armor && Math.min(...FACES.flatMap(face => Object.values(armor[face])));

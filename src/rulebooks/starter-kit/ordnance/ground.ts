/** Fire at ground rather than at anybody (6.2, 6.11): smoke, white phosphorus, and shells on the area target type. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { Shell } from '../charts/index.ts';
import type { Shooter } from '../fire/shooters.ts';
import { heldByEnemies, unseen } from '../fire/targets.ts';
import type { View } from '../game.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { neighbours, type World } from '../world.ts';
import { areaRefusal, type Choice, loadingRefusal, shellsAt } from './aims.ts';
import { gunnerOf } from './declared-shot.ts';
import { isIntensive } from './intensive-fire.ts';
import { type Gunner, gunnerNow } from './marksmen.ts';
import { ordnanceOf, turnRefusal } from './ordnance.ts';
import { shellsFor } from './shells.ts';
import { isSmoke } from './shot.ts';

type Declaration = Frozen<FireFrame>;

/** A hex at which the declared weapon may be fired as such; in the enemy's movement phase there is none. */
export function someGround(world: World, view: View, frame: Declaration): HexId | undefined {
  const refusalAt = groundFire(world, view, frame);
  return isRefusal(refusalAt) ? undefined : world.field.ids.find(hex => !refusalAt(hex));
}

const AREA: Choice = { type: 'area' };

const NO_MOVERS = refusal('3.2.4.proc.e', 'while the enemy moves, only he is fired at');
const NOT_AT_HEXES = refusal('2.0.ATT', 'it does not fire on the area target type');
const PRESSED = refusal('3.4.c', 'fired intensively in the defensive fire phase, it fires at units alone');

/** Why the declared weapon may not be fired at a hex as such; what holds for every hex is looked at once. */
export function groundFire(
  world: World,
  view: View,
  { shooters: [id], shell, by }: Declaration,
): ((hex: HexId) => Refusal | undefined) | Refusal {
  if (view.phase === 'movement' || id === undefined) return NO_MOVERS;
  const gunner = gunnerNow(world, view, id);
  if (isRefusal(gunner)) return gunner;
  const { firer, ordnance } = gunner;
  if (!ordnance.types.includes('area')) return NOT_AT_HEXES;
  if (firer.mode === 'final' && isIntensive(firer)) return PRESSED;
  const [elsewhere = firer.at] = neighbours(world, firer.at);
  const refused =
    heldByEnemies(view, firer.at, by, elsewhere) ?? ordnance.refusal(world, view, firer, elsewhere);
  if (refused) return refused;
  // Most hexes are out of sight, and that is quickly seen.
  return hex =>
    areaRefusal(firer, hex) ??
    unseen(world, view, firer, hex) ??
    nothingToFire(world, view, gunner, hex, shell) ??
    turnRefusal(world, view, firer, hex);
}

/** No shell of the declared kind, or of any, reaches the hex and does something there. */
function nothingToFire(
  world: World,
  view: View,
  { firer, ordnance }: Gunner,
  hex: HexId,
  declared: Shell | undefined,
): Refusal | undefined {
  const shells = shellsAt(world, view, ordnance, firer, hex, AREA);
  if (declared === undefined ? shells.length > 0 : shells.includes(declared)) return undefined;
  return loadingRefusal(world, view, ordnance, firer, hex, AREA, declared ?? 'HE');
}

/** The clouds that it may try to make there. */
export function groundShells(world: World, view: View, frame: Declaration, hex: HexId): readonly Shell[] {
  const gunner = gunnerOf(world, view, frame, hex);
  return isRefusal(gunner) ? [] : shellsFor(world, view, gunner.firer, 'area', hex).filter(isSmoke);
}

/** Whether it may be fired at ground now, be an enemy in sight or not. */
export function isReadyAtGround(world: World, view: View, by: Side, id: ShooterId): boolean {
  return someGround(world, view, { is: 'fire', by, shooters: [id], leaders: [] }) !== undefined;
}

/** Weapons in the hands of infantry that are fired at ground, if at all. */
export const firesAtGround = (world: World, armed: Pick<Shooter, 'weapon'>): boolean =>
  ordnanceOf(world, armed)?.types.includes('area') === true;

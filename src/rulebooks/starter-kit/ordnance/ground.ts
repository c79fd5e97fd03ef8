/** Fire at ground rather than at anybody (6.2, 6.11): smoke, white phosphorus, and shells on the area target type. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import type { Shell } from '../charts/index.ts';
import { heldByEnemies, unseen } from '../fire-targets.ts';
import type { View } from '../game.ts';
import { ordnanceOf } from '../ordnance.ts';
import { isRefusal } from '../refusal.ts';
import { firingSide, type Shooter, shootersOf } from '../shooters.ts';
import type { ArmId, FireFrame } from '../state.ts';
import { armId } from '../vehicles/arms.ts';
import { neighbours, type World } from '../world.ts';
import { areaRefusal, shellsAt, turnAt } from './aims.ts';
import { gunnerOf } from './declared-shot.ts';
import { isIntensive } from './intensive-fire.ts';
import { gunnerNow } from './marksmen.ts';
import { mayLoad, shellsFor } from './shells.ts';
import { isSmoke } from './shot.ts';

type Declaration = Frozen<FireFrame>;

/** Every hex at which the declared weapon may be fired as such; in the enemy's movement phase there is none. */
export function groundHexes(world: World, view: View, frame: Declaration): readonly HexId[] {
  const isGround = groundOf(world, view, frame);
  return isGround ? world.field.ids.filter(isGround) : [];
}

/** Any one of them. */
export function someGround(world: World, view: View, frame: Declaration): HexId | undefined {
  const isGround = groundOf(world, view, frame);
  return isGround && world.field.ids.find(isGround);
}

/** What holds for every hex is looked at once; undefined if the weapon may not be fired at ground now. */
function groundOf(
  world: World,
  view: View,
  { shooters: [id], shell, by }: Declaration,
): ((hex: HexId) => boolean) | undefined {
  const gunner = view.phase === 'movement' || id === undefined ? undefined : gunnerNow(world, view, id);
  if (!gunner || isRefusal(gunner) || !gunner.ordnance.types.includes('area')) return undefined;
  const { firer, ordnance } = gunner;
  // Pressed in the defensive fire phase, it fires at units or not at all (3.4.c).
  if (firer.mode === 'final' && isIntensive(firer)) return undefined;
  const [elsewhere] = neighbours(world, firer.at);
  if (elsewhere === undefined || heldByEnemies(view, firer.at, by, elsewhere)) return undefined;
  if (ordnance.refusal(world, view, firer, elsewhere)) return undefined;
  const isLoaded = (each: Shell) => shell === undefined || each === shell;
  return hex =>
    !areaRefusal(firer, hex) &&
    shellsAt(world, view, ordnance, firer, hex, { type: 'area' }).some(isLoaded) &&
    !isRefusal(turnAt(world, view, firer, hex)) &&
    !unseen(world, view, firer, hex);
}

/** The clouds that it may try to make there. */
export function groundShells(world: World, view: View, frame: Declaration, hex: HexId): readonly Shell[] {
  const gunner = gunnerOf(world, view, frame, hex);
  return isRefusal(gunner) ? [] : shellsFor(world, view, gunner.firer, 'area', hex).filter(isSmoke);
}

/** Weapons that may be fired at ground now, whether or not they see an enemy. */
export function groundShooters(world: World, view: View): readonly Shooter[] {
  const isArea = (armed: Pick<Shooter, 'weapon'>) => ordnanceOf(armed)?.types.includes('area') === true;
  if (view.phase === 'movement' || !view.weapons.some(weapon => isArea({ weapon }))) return [];
  const side = firingSide(world, view);
  return shootersOf(view, side).filter(shooter => {
    if (!isArea(shooter)) return false;
    const frame: Declaration = { is: 'fire', by: side, shooters: [shooter.id], leaders: [] };
    return someGround(world, view, frame) !== undefined;
  });
}

/** Main armaments of a side that may be fired at ground now. */
export function groundMains(world: World, view: View, side: Side): readonly ArmId[] {
  if (view.phase === 'movement' || view.vehicles === undefined) return [];
  return view.vehicles
    .filter(each => each.side === side && each.at !== undefined && !each.wreck)
    .map(each => armId(each, 'MA'))
    .filter(
      id => someGround(world, view, { is: 'fire', by: side, shooters: [id], leaders: [] }) !== undefined,
    );
}

/** Those of them that have smoke shells, as far as is known, and may still fire them in this phase. */
export function smokeMortars(world: World, view: View): readonly Shooter[] {
  if (view.phase !== 'prep-fire' && view.phase !== 'defensive-fire') return [];
  const mode = view.phase === 'prep-fire' ? 'prep' : 'final';
  return groundShooters(world, view).filter(
    shooter => !shooter.weapon?.shelled && mayLoad(world, { ...shooter, mode }, 'smoke'),
  );
}

/** Fire at ground rather than at anybody (6.2, 6.11): smoke, white phosphorus, and shells on the area target type. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import type { Shell } from '../charts/index.ts';
import type { View } from '../game.ts';
import { ordnanceOf } from '../ordnance.ts';
import { isRefusal } from '../refusal.ts';
import { firingSide, type Shooter, shootersOf } from '../shooters.ts';
import type { FireFrame } from '../state.ts';
import type { World } from '../world.ts';
import { choicesIn, gunnerOf } from './declared-shot.ts';
import { isIntensive } from './intensive-fire.ts';
import { mayLoad, shellsFor } from './shells.ts';
import { isSmoke } from './shot.ts';

type Declaration = Frozen<FireFrame>;

/** Every hex at which the declared weapon may be fired as such; in the enemy's movement phase there is none. */
export function groundHexes(world: World, view: View, frame: Declaration): readonly HexId[] {
  return view.phase === 'movement' ? [] : world.field.ids.filter(hex => isGround(world, view, frame, hex));
}

function isGround(world: World, view: View, frame: Declaration, hex: HexId): boolean {
  const gunner = gunnerOf(world, view, frame, hex);
  // Pressed in the defensive fire phase, it fires at units or not at all (3.4.c).
  if (isRefusal(gunner) || (gunner.firer.mode === 'final' && isIntensive(gunner.firer))) return false;
  return choicesIn(world, view, frame, hex).some(({ type }) => type === 'area');
}

/** Any one of them. */
export function someGround(world: World, view: View, frame: Declaration): HexId | undefined {
  return view.phase === 'movement'
    ? undefined
    : world.field.ids.find(hex => isGround(world, view, frame, hex));
}

/** The clouds that it may try to make there. */
export function groundShells(world: World, view: View, frame: Declaration, hex: HexId): readonly Shell[] {
  const gunner = gunnerOf(world, view, frame, hex);
  return isRefusal(gunner) ? [] : shellsFor(world, view, gunner.firer, 'area', hex).filter(isSmoke);
}

/** Weapons that may be fired at ground now, whether or not they see an enemy. */
export function groundShooters(world: World, view: View): readonly Shooter[] {
  if (view.phase === 'movement') return [];
  const side = firingSide(world, view);
  return shootersOf(view, side).filter(shooter => {
    if (!ordnanceOf(shooter)?.types.includes('area')) return false;
    const frame: Declaration = { is: 'fire', by: side, shooters: [shooter.id], leaders: [] };
    return someGround(world, view, frame) !== undefined;
  });
}

/** Those of them that have smoke shells, as far as is known, and may still fire them in this phase. */
export function smokeMortars(world: World, view: View): readonly Shooter[] {
  if (view.phase !== 'prep-fire' && view.phase !== 'defensive-fire') return [];
  const mode = view.phase === 'prep-fire' ? 'prep' : 'final';
  return groundShooters(world, view).filter(
    shooter => !shooter.weapon?.shelled && mayLoad(world, { ...shooter, mode }, 'smoke'),
  );
}

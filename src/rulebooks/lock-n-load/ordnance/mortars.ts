/** Onboard mortars (18.1): who calls their fire. What they leave behind is in artillery/barrages.ts. */
import type { Shooter } from '../fire/shooters.ts';
import { reachRefusal, shellingRefusal, sightRefusal, type Target } from '../fire/targets.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { mayFireAtSpotted } from '../impulses/groups.ts';
import type { Location } from '../state.ts';
import { type AnyUnit, findUnit, isFresh, isGoodOrder, isLeader, isLocked, isScout } from '../units.ts';
import type { World } from '../world.ts';

/** Leaders and Scouts of the impulse who see the target and may call the mortar's fire upon it (18.1.c, 11.6.c). */
export function callers(world: World, view: View, mortar: Shooter, target: Target): readonly AnyUnit[] {
  const impulse = enclosing(view, 'impulse');
  if (impulse?.side !== mortar.user.side || !target.isSpotted()) return [];
  if (reachRefusal(world, mortar, target.at) ?? shellingRefusal(world, view, mortar, target.at)) return [];
  return impulse.groups.flatMap(({ units }) =>
    units.flatMap(id => {
      const unit = findUnit(view, id);
      return unit && mayCall(view, unit, target.at) && seesIt(world, view, unit, target.at) ? [unit] : [];
    }),
  );
}

/** With nothing done yet, or at what he has just spotted. */
function mayCall(view: View, unit: AnyUnit, target: Location): boolean {
  if (!(isLeader(unit) || isScout(unit)) || !isGoodOrder(unit) || isLocked(view, unit)) return false;
  const impulse = enclosing(view, 'impulse');
  return isFresh(unit) || (impulse !== undefined && mayFireAtSpotted(impulse, unit, target));
}

const seesIt = (world: World, view: View, unit: AnyUnit, target: Location): boolean =>
  unit.at !== undefined && sightRefusal(world, view, unit.at, target) === undefined;

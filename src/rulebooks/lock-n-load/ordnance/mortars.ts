/** Onboard mortars (18.1): who calls their fire, and what they leave behind. */
import { type Rule, type Side, term } from '../../../engine/index.ts';
import { cover } from '../fire/cover.ts';
import { isMovingTarget, listed } from '../fire/modifiers.ts';
import type { Shooter } from '../fire/shooters.ts';
import { reachRefusal, shellingRefusal, sightRefusal, type Target } from '../fire/targets.ts';
import { enclosing } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { mayFireAtSpotted } from '../impulses/groups.ts';
import { resolveAttack } from '../morale/damage.ts';
import type { Location, UnitId } from '../state.ts';
import { hexOf } from '../terrain/places.ts';
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

/** The shells keep falling on the hex until the Administration Phase (18.1.e, RRT.5). */
export function fireForEffect(game: Game, by: Side, target: Location, firepower: number): void {
  const at = hexOf(game.world, target);
  game.own(game.state).barrages = [...(game.state.barrages ?? []), { at, by, firepower }];
  game.say('18.1.e', `Shells keep falling on ${at}`);
}

/** Every barrage on the hex attacks those who enter it, whichever side they are of (18.1.e). */
export function* barrageAttack(game: Game, at: Location, entering: readonly UnitId[]): Rule<void> {
  const hex = hexOf(game.world, at);
  for (const { by, firepower } of game.state.barrages?.filter(each => each.at === hex) ?? []) {
    const targets = entering.flatMap(id => {
      const unit = findUnit(game.state, id);
      if (!unit) return [];
      const { n, cite } = listed(game.world, 'moving target');
      const moving = isMovingTarget(game.world, game.state, unit) ? n : 0;
      const shelter = cover(game.world, game.state, at, { indirect: true, unit });
      const terms = [term('shells', firepower, '18.1.e'), term('moving target', moving, cite)];
      const made = { attack: terms.filter(each => each !== undefined), defence: shelter };
      return [{ units: [id], attack: firepower + moving, defence: shelter.value, made }];
    });
    if (targets.length === 0) return;
    yield* resolveAttack(game, {
      by,
      why: `the shells that fall on ${hex}`,
      cite: '18.1.e',
      dice: 'higher',
      at,
      targets,
    });
  }
}

/** A hero takes part in an attack by his example: one less on its dice, instead of his own fire (3.8.10). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { top } from '../frames.ts';
import { verbsIn } from '../game.ts';
import { type AnyUnit, isHero, ownUnits } from '../units.ts';
import { distance } from '../world.ts';
import { declare, groupIn, isLinked, type Scene, targetIn } from './group.ts';
import { findShooter, fireRefusal, isFlamethrower, normalRange, type Shooter } from './shooters.ts';
import { aimRefusal } from './targets.ts';
import { trackOf } from './tracks.ts';

/** No attack of heroes alone, and none that is no fire group (3.8.10, 8.9.3.1, 8.10.3). */
function groupRefusal(scene: Scene): Refusal | undefined {
  const group = groupIn(scene);
  if (group.some(isFlamethrower)) return refusal('8.10.3', 'a flamethrower never fires together with others');
  if (scene.frame.spray) return refusal('8.9.3.1', 'spraying fire is no part of a fire group');
  return group.every(({ user }) => isHero(user))
    ? refusal('3.8.10', 'there is nobody to follow his example')
    : undefined;
}

/** He must be able to fire there himself, and not at long range. */
function heroRefusal(scene: Scene, hero: Shooter): Refusal | undefined {
  const { world, view, frame } = scene;
  const target = targetIn(scene);
  if (frame.heroes?.includes(hero.user.id)) return refusal('3.8.10', 'he takes part already');
  if (groupIn(scene).some(({ user }) => user.id === hero.user.id))
    return refusal('3.8.10', 'he fires himself');
  if (!isLinked(scene, hero)) return refusal('5.1.6', 'he is neither in nor next to a hex of the group');
  if (frame.shooters.some(id => (trackOf(view, id) === undefined) !== (trackOf(view, hero.id) === undefined)))
    return refusal('5.6.9.5', 'who keeps up his fire does not fire together with others');
  if (distance(world, hero.at, target) > normalRange(hero))
    return refusal('3.8.10', 'at long range his example does not count');
  return fireRefusal(world, view, hero, frame.shooters) ?? aimRefusal(world, view, hero, target);
}

export const inspire = verbsIn<Scene>()('inspire', {
  cite: '3.8.10',
  bar: groupRefusal,
  who: scene => ownUnits(scene).filter(isHero),
  whoElse: refusal('3.8.10', 'he is no hero'),
  unfit(scene, unit: AnyUnit) {
    const hero = findShooter(scene.view, unit.id);
    return hero ? heroRefusal(scene, hero) : refusal('5.1.1', 'he is not on the map');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    declare(game, { heroes: [...(top(game.state, 'fire').heroes ?? []), unit] });
  },
});

/** The fire group of a declaration, as its verbs ask for it. */
import type { Frozen, Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend } from '../frames.ts';
import type { Game, View } from '../game.ts';
import type { FireFrame, LocId } from '../state.ts';
import { canLead } from '../units.ts';
import { distance, type World } from '../world.ts';
import { declaredShooter } from './attack.ts';
import type { Shooter } from './shooters.ts';
import { targetPlaces } from './targets.ts';

export interface OpeningScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

export interface Scene extends OpeningScene {
  readonly frame: Frozen<FireFrame>;
}

export const targetsOf = remembered(({ view, side }: OpeningScene) => targetPlaces(view, side));

export const declare = (game: Game, more: Partial<FireFrame>): void => amend(game, 'fire', more);

/** Those who fire, each as it is to fire. */
export const groupIn = remembered(({ view, frame }: Scene): readonly Shooter[] =>
  frame.shooters.map(id => declaredShooter(view, frame, id)),
);

export function targetIn({ frame }: Scene): LocId {
  if (frame.target === undefined) throw new Error('the attack has no target yet');
  return frame.target;
}

export const placesIn = remembered((scene: Scene): readonly LocId[] => [
  ...new Set(groupIn(scene).map(each => each.at)),
]);

/** The hexes of the group, and those of leaders who link others to it (5.1.6, QA-8.6). */
const linkedIn = remembered((scene: Scene): readonly LocId[] => {
  const { world, view, side } = scene;
  const linked = [...placesIn(scene)];
  const links = view.units.filter(unit => unit.side === side && canLead(view, unit));
  // Whoever is linked may link others: the list grows while it is gone through.
  for (const from of linked) {
    for (const { at: place } of links) {
      if (place !== undefined && !linked.includes(place) && distance(world, from, place) === 1)
        linked.push(place);
    }
  }
  return linked;
});

/** In the same hex or one that is linked to it hex by hex (5.1.6). */
export const isLinked = (scene: Scene, { at }: Shooter): boolean =>
  linkedIn(scene).some(place => distance(scene.world, place, at) <= 1);

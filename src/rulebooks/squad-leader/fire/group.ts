/** The fire group of a declaration, as its verbs ask for it. */
import type { Frozen, Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend } from '../frames.ts';
import type { Game, View } from '../game.ts';
import type { FireFrame, LocId } from '../state.ts';
import type { World } from '../world.ts';
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

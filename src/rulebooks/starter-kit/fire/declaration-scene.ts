/** An attack that is being declared, as the verbs of its picks see it (3.2.2, 3.2.4, 7.8). */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, type Refusal, refusal, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { declaredShooter } from '../ordnance/equivalent.ts';
import type { FireFrame } from '../state.ts';
import { isLeader } from '../units.ts';
import { type SideScene, strangerRefusal } from '../whose.ts';
import type { World } from '../world.ts';
import type { Shooter } from './shooters.ts';

export type Declaration = Frozen<FireFrame>;

export interface DeclarationScene extends SideScene {
  readonly frame: Declaration;
}

export const declarationScene =
  (world: World, frame: Declaration) =>
  (view: View): DeclarationScene => ({ world, view, side: frame.by, frame });

/** What has been declared already; a declaration without a target has nothing else to say. */
export function targetIn({ frame }: DeclarationScene): HexId {
  if (frame.target === undefined) throw new Error('the attack has no target yet');
  return frame.target;
}

/** Those who fire, as they do it. */
export const groupIn = remembered(({ view, frame }: DeclarationScene): readonly Shooter[] =>
  frame.shooters.map(id => declaredShooter(view, id, frame)),
);

/** Says one thing more about the attack. */
export const declare = (game: Game, more: Partial<Declaration>): void => amend(game, 'fire', more);

const NO_TARGET = refusal('3.2.2.e', 'the attack has no target yet');

/** Of pieces and places of which no verb of the declaration speaks. */
export function idleInDeclaration(scene: DeclarationScene, subject: Subject): Refusal {
  const { shooters, leaders, target } = scene.frame;
  const { piece, place } = subject;
  if (place !== undefined) {
    return target === undefined
      ? refusal('3.2.b', 'there is nobody to fire at')
      : refusal('3.2.2.e', 'the attack has its target');
  }
  if (shooters.some(id => id === piece || (piece !== undefined && id.startsWith(`${piece}.`)))) {
    return refusal('3.2.2.i', 'it takes part already');
  }
  if (leaders.some(id => id === piece)) return refusal('3.2.2.m', 'he directs the attack');
  const against = strangerRefusal(scene, subject);
  if (against) return against;
  if (target === undefined) return NO_TARGET;
  const unit = scene.view.units.find(({ id }) => id === piece);
  return unit && isLeader(unit)
    ? refusal('3.2.2.m', 'there is nobody with him whose fire he could direct')
    : refusal('3.2.2.j', 'ordnance and the guns of vehicles fire without others');
}

/** A stack on its way, as the verbs of its move see it (4.1). */
import { type Refusal, refusal, type Side, type Subject, unset } from '../../../engine/index.ts';
import { replaceTop, top } from '../frames.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { burden, capacityOf } from '../support-weapons/portage.ts';
import { openTrail } from '../trails/trails.ts';
import { unitById } from '../units.ts';
import type { World } from '../world.ts';
import type { Move } from './moving-stack.ts';

export interface PhaseScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

export interface MoveScene extends PhaseScene {
  readonly move: Move;
}

export const moveVerb = verbsIn<MoveScene>();

/** From the first factor on the stack's way is its own (4.1.12). */
export function begin(game: Game): Move {
  const frame = top(game.state, 'move');
  for (const id of frame.units) {
    const unit = unitById(game.state, id);
    openTrail(game, unit, frame.kind);
    noteLoad(game, id);
    const mine = game.own(unitById(game.state, id));
    // Who had run before has his breath back as he moves; who runs now loses it (4.7.8, 4.7.12).
    if (frame.kind === 'double-time') mine.exhausted = true;
    else if (unit.winded) unset(mine, 'exhausted');
  }
  if (!frame.begun) replaceTop(game, { ...frame, begun: true });
  return frame;
}

/** Slowed down by what it carries: then no weapon of it fires in this player turn (4.2.5). */
export function noteLoad(game: Game, id: string): void {
  const unit = unitById(game.state, id);
  if (burden(game.world, game.state, unit) > capacityOf(game.world, unit)) game.own(unit).laden = true;
}

/** Of pieces and places of which no verb of the phase speaks. */
export function idle({ view, side }: PhaseScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  return refusal('4.1.4.4', 'weapons go where they are carried');
}

export function idleOnTheWay(scene: MoveScene, subject: Subject): Refusal {
  const unit = scene.view.units.find(({ id }) => id === subject.piece);
  return unit?.side === scene.side ? refusal('4.1.13', 'another stack is on the move') : idle(scene, subject);
}

/**
 * A kind of thing that activated units can do in an impulse (4.0). It offers its acts and carries out the one that
 * is chosen; the impulse knows no more of it. All of them are in actions.ts.
 */
import type { Frozen, Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import type { Game, View } from '../game.ts';
import type { ImpulseFrame } from '../state.ts';
import type { World } from '../world.ts';

export type AnyImpulse = Frozen<ImpulseFrame>;

export interface Action {
  /** Its own verbs, which no other action offers in an impulse. */
  readonly verbs: readonly BookAct['verb'][];
  acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[];
  perform(game: Game, impulse: AnyImpulse, act: BookAct): Rule<void>;
}

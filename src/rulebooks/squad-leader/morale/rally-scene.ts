/** A step of the rally phase as its verbs see it. */
import type { Side, Verb } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import type { RallyStep } from '../state.ts';
import type { World } from '../world.ts';

export interface RallyScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly step: RallyStep;
}

export const rallyVerb = verbsIn<RallyScene>();

export interface Step {
  readonly cite: string;
  readonly prompt: string;
  readonly deeds: readonly Verb<RallyScene, Game, BookAct>[];
}

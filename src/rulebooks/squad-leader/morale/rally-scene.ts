/** A step of the rally phase as its verbs see it. */
import type { Rule, Side, Verb } from '../../../engine/index.ts';
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
  /** No standing order leaves it. */
  readonly isDuty?: true;
  /** What comes before the side is asked, and what comes of it when it has done. */
  readonly open?: (game: Game, side: Side) => Rule<void>;
  readonly close?: (game: Game, side: Side) => void;
}

/** What is asked in a step of the rally phase (3.1), and what its verbs have in common. */
import type { Frozen, Refusal, Side, Subject, Verb } from '../../../engine/index.ts';
import { refusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { hasToRally } from '../pacific/rallying.ts';
import type { RallyFrame } from '../state.ts';
import { type AnyUnit, inMelee } from '../units.ts';
import { type SideScene, strangerRefusal } from '../whose.ts';

export interface RallyScene extends SideScene {
  readonly frame: Frozen<RallyFrame>;
}

export const rallyVerb = verbsIn<RallyScene>();

/** A step in which the sides act, the attacker first. */
export interface Step {
  readonly cite: string;
  readonly prompt: string;
  readonly deeds: readonly Verb<RallyScene, Game, BookAct>[];
  /** The step is the attacker's alone. */
  readonly attackerOnly?: true;
  /** Asked though there is nothing to do, so that the question doesn't tell of those whom nobody sees; else whenever there are any. */
  isOpen?(game: Game, side: Side): boolean;
  /** What must be done before the step is over. */
  duty?(scene: RallyScene): Refusal | undefined;
  /** What its end brings about. */
  settle?(game: Game): void;
}

const ACTED = refusal('3.1.a', 'it has done its one action of the rally phase');
const NOT_ON_MAP = refusal('3.3.d', 'it is not on the map');
const BROKEN = refusal('3.2.3.j', 'broken units may only rout and rally');
const IN_MELEE = refusal('3.8.t', 'units in melee do nothing but fight in close combat');
const HAS_TO_RALLY = refusal('8.1.7.d', 'he must rally those who are with him');

/** Against anything that takes good order and the unit's one action of the phase (3.1.a), which others may claim (8.1.7). */
export function busyRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return NOT_ON_MAP;
  if (unit.broken) return BROKEN;
  if (inMelee(view, unit)) return IN_MELEE;
  if (unit.acted) return ACTED;
  return hasToRally(view, unit) ? HAS_TO_RALLY : undefined;
}

/** Of pieces and places of which no verb of the step speaks. */
export function idle(scene: RallyScene, subject: Subject): Refusal {
  const cite = scene.frame.step === 'rally' ? '3.1.i' : '3.1.a';
  return strangerRefusal(scene, subject) ?? refusal(cite, 'there is nothing for it to do in this step');
}

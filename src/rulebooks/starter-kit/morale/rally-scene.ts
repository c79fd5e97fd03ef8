/** What is asked in a step of the rally phase (3.1), and what its verbs have in common. */
import type { Frozen, Refusal, Side, Subject, Verb } from '../../../engine/index.ts';
import { refusal } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { hasToRally } from '../pacific/rallying.ts';
import type { RallyFrame } from '../state.ts';
import { type AnyUnit, inMelee } from '../units.ts';
import type { World } from '../world.ts';

export interface RallyScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
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

export const ownUnits = ({ view, side }: RallyScene): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side);

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
export function idle({ view, side, frame }: RallyScene, { piece }: Subject): Refusal {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  const vehicle = view.vehicles?.find(({ id }) => piece === id || piece?.startsWith(`${id}.`));
  const owner = unit?.side ?? vehicle?.side;
  if (piece !== undefined && owner === undefined) return refusal('4.0.a', 'nobody possesses it');
  if (owner !== undefined && owner !== side) return refusal('2.0.ATTACKER', 'it is the other side’s');
  return refusal(frame.step === 'rally' ? '3.1.i' : '3.1.a', 'there is nothing for it to do in this step');
}

/** The rally phase: its steps in their order, each for the attacker and then for the defender (SOP.1.1 to SOP.1.13). */

import { anyOffer, type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View } from '../game.ts';
import { endPhase } from '../phases.ts';
import { interrogating } from '../prisoners/interrogation.ts';
import { RALLY_STEPS, type RallyFrame, type RallyStep } from '../state.ts';
import { enemyOf } from '../world.ts';
import { commanding } from './command.ts';
import { deploying } from './deployment.ts';
import { overawing } from './overawing.ts';
import { promoting } from './promotion.ts';
import { rallying } from './rally.ts';
import { type RallyScene, rallyVerb, type Step } from './rally-scene.ts';
import { repairing } from './repair.ts';

const STEPS: Readonly<Record<RallyStep, Step>> = {
  promote: promoting,
  deploy: deploying,
  repair: repairing,
  rally: rallying,
  interrogate: interrogating,
  overawe: overawing,
  command: commanding,
};

const done = rallyVerb('done', {
  cite: 'SOP.1.4',
  perform: game => nextStep(game, top(game.state, 'rally')),
});

export function* rallyPhase(game: Game): Rule<void> {
  push(game, { is: 'rally', step: RALLY_STEPS[0], side: game.state.attacker });
}

/** One deed of one side in the present step. */
export function* rallyFrame(game: Game, { step, side, bonus }: RallyFrame): Rule<void> {
  const { cite, prompt, deeds, isDuty, open } = STEPS[step];
  if (open && bonus === undefined) return yield* open(game, side);
  const sceneOf = remembered((view: View): RallyScene => ({ world: game.world, view, side, step }));
  if (!anyOffer(deeds, sceneOf(game.state))) return nextStep(game, top(game.state, 'rally'));
  const verbs = [...deeds, done];
  const window = isDuty ? undefined : mayLeave('rally-step');
  yield* decide(game, verbs, sceneOf, idle, { by: side, id: step, cite, prompt, ...(window && { window }) });
}

/** The attacker is followed by the defender, and he by the attacker with the next step. */
function nextStep(game: Game, { step, side }: Pick<RallyFrame, 'step' | 'side'>): void {
  const { attacker } = game.state;
  STEPS[step].close?.(game, side);
  const next = RALLY_STEPS[RALLY_STEPS.indexOf(step) + 1];
  if (side === attacker) {
    replaceTop(game, { is: 'rally', step, side: enemyOf(game.world, attacker) });
  } else if (next !== undefined) {
    replaceTop(game, { is: 'rally', step: next, side: attacker });
  } else {
    pop(game);
    endPhase(game);
  }
}

function idle({ view, side, step }: RallyScene, { piece }: Subject): Refusal {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  const { cite, prompt } = STEPS[step];
  return refusal(cite, `this step is for something else: ${prompt.toLowerCase()}`);
}

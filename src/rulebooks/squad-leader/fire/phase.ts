/** The three fire phases: one side fires attack by attack until it has enough (5.1.2, 5.1.7). */

import { anyOffer, offers, type Rule, refusal, unset, type Verb } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import type { BookAct } from '../acts.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { breakOfOwnWill } from '../morale/voluntary-break.ts';
import { endPhase } from '../phases.ts';
import { execute } from '../prisoners/execution.ts';
import type { AssemblyFrame, FirePhase } from '../state.ts';
import { assemblyFrame, openAssembly } from '../support-weapons/assembly.ts';
import { explode, throwCharge } from '../support-weapons/demolition.ts';
import { idle, ready } from './declaration.ts';
import { fireAtNothing, glowingGuns } from './frenzy.ts';
import type { OpeningScene } from './group.ts';
import { firingSide } from './shooters.ts';

const verb = verbsIn<OpeningScene>();

const done = verb('done', {
  cite: '5.1.7',
  bar(scene) {
    const { view, side } = scene;
    if (view.phase === 'advancing-fire' && view.charges.length > 0)
      return refusal('8.11.4', 'the charges that lie placed go off in this phase');
    const raging = glowingGuns(view, side).map(({ weapon }) => weapon.id);
    const isDue =
      raging.length > 0 && offers([ready], scene).some(({ shooter }) => raging.some(id => id === shooter));
    return isDue ? refusal('3.25.10', 'a berserk crew fires its machine gun') : undefined;
  },
  perform: end,
});

/** What may be done in each of them besides firing. */
const DEEDS: Readonly<Record<FirePhase, readonly Verb<OpeningScene, Game, BookAct>[]>> = {
  'prep-fire': [],
  'defensive-fire': [throwCharge],
  'advancing-fire': [explode],
};

function* end(game: Game): Rule<void> {
  yield* fireAtNothing(game, firingSide(game.world, game.state));
  if (game.state.volleys) unset(game.own(game.state), 'volleys');
  const { phase } = game.state;
  const isAssembling = phase === 'defensive-fire' && openAssembly(game, firingSide(game.world, game.state));
  if (!isAssembling) endPhase(game);
}

/** After the last shot of defensive fire, machine guns; then the phase is over (4.2.7.2). */
export function* assemblyStep(game: Game, frame: AssemblyFrame): Rule<void> {
  if (yield* assemblyFrame(game, frame)) endPhase(game);
}

const ASKS: Readonly<Record<FirePhase, { readonly cite: string; readonly prompt: string }>> = {
  'prep-fire': { cite: 'SOP.2.2', prompt: 'Prep fire' },
  'defensive-fire': { cite: 'SOP.4.1', prompt: 'Defensive fire' },
  'advancing-fire': { cite: 'SOP.5.2', prompt: 'Advancing fire' },
};

export function* firePhase(game: Game, phase: FirePhase): Rule<void> {
  const by = firingSide(game.world, game.state);
  const sceneOf = remembered((view: View): OpeningScene => ({ world: game.world, view, side: by }));
  const deeds = [ready, ...DEEDS[phase], execute];
  if (!anyOffer(deeds, sceneOf(game.state))) return yield* end(game);
  const verbs = [...deeds, breakOfOwnWill, done];
  yield* decide(game, verbs, sceneOf, idle, { by, id: phase, ...ASKS[phase] });
}

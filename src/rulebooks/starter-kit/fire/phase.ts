/** What the three fire phases have in common: one side fires attack by attack until it has enough. */

import { anyOffer, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { loseInSight } from '../concealment/loss.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { viewFor } from '../concealment/views.ts';
import { push } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { mayTurnGuns, turnGuns } from '../guns/turning.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { endPhase } from '../phases.ts';
import type { TurnGunsFrame } from '../state.ts';
import { forgetVolleys } from './markers.ts';
import { idleInFire, OPENINGS, type OpeningScene, shootersIn } from './openings.ts';
import { firingSide, shooterOf } from './shooters.ts';
import { destroyRefusal, noteUse } from './weapons.ts';

interface FirePhase {
  readonly id: string;
  readonly cite: string;
  readonly prompt: string;
  /** Weapons may be destroyed by those who have them (4.0.g). */
  readonly destroys?: true;
}

const verb = verbsIn<OpeningScene>();

/** It counts as using the weapon, and who does that before a good order enemy is seen (4.0.g, 8.3.d). */
const destroy = verb('destroy', {
  cite: '4.0.g',
  who: scene => shootersIn(scene).flatMap(({ weapon }) => weapon ?? []),
  whoElse: refusal('4.0.g', 'nobody on the map possesses it'),
  unfit: ({ view }, weapon) => destroyRefusal(view, weapon),
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const { user, weapon } = shooterOf(game.state, id);
    if (!weapon) return;
    loseInSight(game, [user], '8.3.d');
    noteUse(game, user, id);
    destroyWeapon(game, weapon, '4.0.g');
  },
});

const done = verb('done', {
  cite: '3.0.a',
  perform: game => close(game, firingSide(game.world, game.state)),
});

export function* firePhase(game: Game, { destroys, ...phase }: FirePhase): Rule<void> {
  const by = firingSide(game.world, game.state);
  const sceneOf = remembered((view: View): OpeningScene => ({ world: game.world, view, side: by }));
  const deeds = destroys ? [...OPENINGS, destroy] : OPENINGS;
  if (!hasUnseen(game.state, by) && !anyOffer(deeds, sceneOf(viewFor(game.state, by, game.world))))
    return close(game, by);
  const verbs = [...deeds, done];
  yield* decide(game, verbs, sceneOf, idleInFire, { by, ...phase });
}

/** Nobody fires any more; but guns may still be turned (3.2.4.ca.d). */
function close(game: Game, side: Side): void {
  if (mayTurnGuns(game.world, game.state, side)) push(game, { is: 'turn-guns', side, turned: [] });
  else end(game);
}

/** One gun turned at the end of the phase, or its end. */
export function* turnGunsFrame(game: Game, frame: TurnGunsFrame): Rule<void> {
  if (yield* turnGuns(game, frame)) end(game);
}

function end(game: Game): void {
  if (game.state.phase === 'prep-fire') markUsers(game);
  forgetVolleys(game);
  endPhase(game);
}

/** Who has fired a weapon has fired, even if its rate of fire is left: it neither moves nor fires later (3.3, 3.5). */
function markUsers(game: Game): void {
  for (const unit of game.state.units) {
    if (!unit.used) continue;
    const weapons = game.state.weapons.filter(({ id }) => unit.used?.includes(id));
    for (const piece of [unit, ...weapons]) if (!piece.fired) game.own(piece).fired = 'prep';
  }
}

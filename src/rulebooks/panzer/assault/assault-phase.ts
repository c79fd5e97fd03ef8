/** The Assault Step (B1.2): the First Player's assaults and those of his engineers, and then the Second's. */
import { anyOffer, DONE, type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { hasSealed } from '../fire/volley.ts';
import {
  decide,
  enemies,
  type Game,
  isLeg,
  ownUnits,
  phasing,
  type Scene,
  sceneFor,
  type View,
  verbsIn,
} from '../game.ts';
import { mayHideWatchers } from '../hidden/search.ts';
import { distance } from '../world.ts';
import { assault, reachRefusal } from './assault.ts';
import { breach, demolish } from './demolition.ts';

const verb = verbsIn<Scene>();

const endPart = verb('done', { cite: 'B1.2', perform() {} });

/** The First Player's assaults, and then the Second's. */
export function* assaultPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = phasing(game);
  const scene = { world, view: game.state, side };
  // Whether it is asked goes by what everybody sees: men near an enemy, with a counter that may say anything.
  const isNear = ownUnits(scene).some(
    unit =>
      isLeg(unit) &&
      !unit.shown &&
      !unit.under &&
      enemies(scene).some(each => !reachRefusal(scene, unit, each)),
  );
  const mayLurk = mayHideWatchers(game.state as View, side, at =>
    enemies(scene).some(each => distance(world, at, each.at) <= 1),
  );
  if (!((isNear || mayLurk) && hasSealed(game.state, side)) && !anyOffer([assault, demolish, breach], scene))
    return true;
  const verbs = [assault, demolish, breach, endPart] as const;
  const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'assaults',
    cite: 'B13',
    prompt: 'Assaults',
    window: { on: 'assaults', pass: DONE, optional: true },
  });
  return act.verb === DONE.verb;
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B13', place === undefined ? 'it does not assault now' : 'assaults are on units');

/** Men who came up behind a vehicle may assault whoever is near it at once (7.49.e). */
import { anyOffer, DONE, type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { decide, type Game, pop, type Scene, sceneFor, top, unitById, verbsIn } from '../game.ts';
import { assault } from './assault.ts';

const verb = verbsIn<Scene>();

const endPart = verb('done', { cite: '7.49.e', perform() {} });

export function* stormFrame(game: Game): Rule<void> {
  const { world, state } = game;
  const { side, units } = top(state, 'storm');
  if (anyOffer([assault], { world, view: state, side })) {
    const verbs = [assault, endPart] as const;
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'storm',
      cite: '7.49.e',
      prompt: 'Assaults from behind the vehicle',
    });
    if (act.verb !== DONE.verb) return;
  }
  for (const id of units) unset(game.own(unitById(game.state, id)), 'storms');
  pop(game);
}

const idle = (): Refusal => refusal('7.49.e', 'only those who came behind the vehicle assault now');

/** Defensive Fire (7.50): a unit without a command fires back at one of those who fired at it. */
import { type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  pop,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { shockLater } from '../morale/shocks.ts';
import { sees } from '../sight/spotting.ts';
import type { Row } from '../state.ts';
import type { World } from '../world.ts';
import { fireShot, openFire, shotOf } from './shot.ts';
import { reachRefusal, rowsOf } from './weapon.ts';

const verb = verbsIn<Scene>();

const answerer = (view: View): Fielded => fieldedById(view, top(view, 'answer').unit);

const firersOf = (view: View): readonly Fielded[] =>
  top(view, 'answer')
    .firers.map(id => unitById(view, id))
    .filter(isFielded);

function answerRefusal(world: World, view: View, row: Row, target: Fielded): Refusal | undefined {
  const unit = answerer(view);
  return (
    reachRefusal({ world, view }, unit, row, target, true) ??
    (sees(world, view, unit, target) ? undefined : refusal('7.50.a', 'it has not spotted it'))
  );
}

const answer = verb('answer', {
  cite: '7.50.a',
  bar: ({ view }) =>
    answerer(view).command === 'N/C'
      ? undefined
      : refusal('7.50.a', 'only units without a command fire back'),
  who: ({ view }) => firersOf(view),
  whoElse: refusal('7.50.a', 'it has not fired at the unit'),
  by: ({ view }) => top(view, 'answer').unit,
  what: ({ view }): readonly Row[] => rowsOf(answerer(view)),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: ({ world, view }, target, row) => answerRefusal(world, view, row, target),
  args: ({ id }, row) => ({ target: id, row }),
  *perform(game, { target, row }) {
    const { unit } = top(game.state, 'answer');
    const shot = shotOf(game, unit, row, target, { manner: 'defensive' });
    pop(game);
    openFire(game, unit, target);
    game.own(unitById(game.state, unit)).answered = true;
    yield* fireShot(game, shot);
    shockLater(game, target, 'fire');
  },
});

const pass = verb('pass', { cite: '7.50.a', perform: game => pop(game) });

/** It opens to every unit whose counter nobody has seen, so that it tells nothing of the counter. */
export function* answerFrame(game: Game): Rule<void> {
  const { world, state } = game;
  const { unit } = top(state, 'answer');
  const mine = unitById(state, unit);
  const isPossible = () =>
    rowsOf(answerer(state)).some(row =>
      firersOf(state).some(target => !answerRefusal(world, state, row, target)),
    );
  if (!isFielded(mine) || !isPossible()) return pop(game);
  const verbs = [answer, pass] as const;
  yield* decide(game, verbs, sceneFor(game, mine.side), idle, {
    by: mine.side,
    id: 'answer',
    cite: '7.50.a',
    prompt: `Fire back with {${unit}}?`,
    window: { on: 'defensive-fire', pass: { verb: 'pass' }, subject: unit },
  });
}

const idle = (): Refusal => refusal('7.50.a', 'only the unit that was fired at may fire back');

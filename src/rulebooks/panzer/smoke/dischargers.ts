/** Smoke dischargers (7.9): before commands are given, vehicles that have them may hide in smoke of their own. */
import {
  against,
  anyOffer,
  atMost,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
} from '../../../engine/index.ts';
import { dischargerOf } from '../counters/index.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  ownUnits,
  type Scene,
  sceneFor,
  verbsIn,
} from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { enemyOf, sidesOf } from '../world.ts';

const verb = verbsIn<Scene>();

function notDischarging({ view }: Scene, unit: Fielded): Refusal | undefined {
  const hidden = hiddenRefusal(unit);
  if (hidden) return hidden;
  if (unit.discharged) return refusal('7.9.a', 'it has tried in this turn');
  return unit.screen && unit.screen.turn >= view.turn - 1
    ? refusal('7.9.f', 'it discharged smoke in the turn before')
    : undefined;
}

const discharge = verb('discharge', {
  cite: '7.9.a',
  who: scene => ownUnits(scene).filter(({ card }) => dischargerOf(card) > 0),
  whoElse: refusal('7.9.a', 'it has no dischargers'),
  unfit: notDischarging,
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = fieldedById(game.state, id);
    game.own(unit).discharged = true;
    if (!(yield* comesOff(id, unit.side, dischargerOf(unit.card), '7.9.c'))) return;
    game.own(fieldedById(game.state, id)).screen = { turn: game.state.turn, is: 'DS' };
    game.say('7.9.c', `{${id}} is in smoke.`);
  },
});

/** (10) at or below the Ammo Limit. */
export function* comesOff(id: string, side: Side, limit: number, cite: string): Rule<boolean> {
  return yield* roll({ die: 10 }, `smoke of {${id}}`, ({ die }) => die <= limit, {
    cite,
    by: side,
    tell: (dice, found) =>
      against(sumOf(dice), atMost(limit), found, found ? 'smoke' : 'no smoke', { of: [id] }),
  });
}

const endPart = verb('done', { cite: '7.9.b', perform() {} });

/** Who was First Player in the turn before goes first; in the first turn the side that the scenario names first (7.9.b). */
function discharging({ state, world }: Game): Side {
  const [named] = sidesOf(world);
  const first = state.firstBefore ?? named;
  return state.part === 0 ? first : enemyOf(world, first);
}

export function* dischargerPhase(game: Game): Rule<boolean> {
  const side = discharging(game);
  const { world } = game;
  if (!anyOffer([discharge], { world, view: game.state, side })) return true;
  const verbs = [discharge, endPart] as const;
  const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'dischargers',
    cite: '7.9.a',
    prompt: 'Smoke dischargers',
    window: { on: 'dischargers', pass: DONE, optional: true },
  });
  return act.verb === DONE.verb;
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.9.a', place === undefined ? 'it discharges no smoke now' : 'smoke is around vehicles');

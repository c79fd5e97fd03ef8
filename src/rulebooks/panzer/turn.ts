/**
 * The sequence of play (B1). One activity is one small step: what encloses it is on the stack of frames, and without
 * a frame it is the phase that says what may be done.
 */
import {
  against,
  atMost,
  moreThan,
  namedSum,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  term,
  unset,
} from '../../engine/index.ts';
import { initiativeOf, recoversAt } from './charts/index.ts';
import { commandPhase } from './commands/writing.ts';
import { combatPhase, volleyFrame } from './fire/volley.ts';
import { type Game, gradeOf, isFielded } from './game.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { spottingPhase } from './sight/spotting.ts';
import { PHASES, type Phase } from './state.ts';
import { forceGrade, sideName, sidesOf } from './world.ts';

/** Each gives back whether the phase is over. */
const PHASE_RULES: Readonly<Record<Phase, (game: Game) => Rule<boolean>>> = {
  *spotting(game) {
    return spottingPhase(game);
  },
  command: commandPhase,
  initiative: initiativePhase,
  combat: combatPhase,
  movement: movementPhase,
  adjustment: adjustmentPhase,
};

export function* activity(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return yield* setUpFrame(game, frame);
    case 'volley':
      return yield* volleyFrame(game);
    case 'move':
      return yield* moveFrame(game);
    case undefined:
      if (yield* PHASE_RULES[game.state.phase](game)) nextPhase(game);
  }
}

/** Both roll and add their Force Grade; a tie is rolled again (B6). */
function* initiativePhase(game: Game): Rule<boolean> {
  const { world } = game;
  const [one, other] = sidesOf(world);
  const grades = [one, other].map(side => initiativeOf(world.charts, forceGrade(world, side))) as [
    number,
    number,
  ];
  const rolls: number[] = [];
  for (const [i, side] of [one, other].entries())
    rolls.push(
      yield* roll(
        PERCENTILE,
        `initiative of the ${sideName(world, side)}`,
        faces => percentileOf(faces) + (grades[i] ?? 0),
        {
          cite: 'B6',
          by: side,
          tell: dice =>
            against(
              namedSum(sideName(world, side), percentOf(dice, term('Force Grade', grades[i] ?? 0, 'B6.1'))),
              moreThan(rolls[0] ?? -100),
              percentileOf(dice) + (grades[i] ?? 0) > (rolls[0] ?? -100),
              'for the initiative',
            ),
        },
      ),
    );
  const [mine = 0, theirs = 0] = rolls;
  if (mine === theirs) return false;
  const first = mine > theirs ? one : other;
  game.own(game.state).first = first;
  game.say('B6.2', `The ${sideName(world, first)} are First Player.`);
  return true;
}

/** A command other than N/C makes it harder to recover (B11.3, BASE.SUPREC). */
const UNDER_COMMAND = 20;

/** First those roll who may recover, one a step; then counters are turned and taken off (B1.3). */
function* adjustmentPhase(game: Game): Rule<boolean> {
  const unit = game.state.units.find(each => isFielded(each) && each.suppressed === 'OFF');
  if (unit) {
    const number = recoversAt(game.world.charts, gradeOf(game.world, unit));
    const harder = term('under command', unit.command === 'N/C' ? 0 : UNDER_COMMAND, 'BASE.SUPREC');
    const recovers = yield* roll(
      PERCENTILE,
      `recovery of {${unit.id}}`,
      faces => percentileOf(faces) + (harder?.value ?? 0) <= number,
      {
        cite: 'B11.2',
        by: unit.side,
        tell: (dice, found) =>
          against(percentOf(dice, harder), atMost(number), found, found ? 'recovers' : 'stays suppressed', {
            of: [unit.id],
          }),
      },
    );
    // Whoever failed is marked ON, which the end of the phase turns to OFF again.
    if (recovers) unset(game.own(unit), 'suppressed');
    else game.own(unit).suppressed = 'ON';
    return false;
  }
  for (const each of game.state.units.filter(isFielded)) adjust(game, each.id);
  const state = game.own(game.state);
  unset(state, 'first');
  return true;
}

function adjust(game: Game, id: string): void {
  const unit = game.state.units.find(each => each.id === id);
  if (!unit) return;
  const own = game.own(unit);
  for (const key of ['command', 'shown', 'fired', 'moved', 'spotted'] as const) unset(own, key);
  if (unit.suppressed === 'ON') own.suppressed = 'OFF';
  if (unit.spot && unit.spot.turn < game.state.turn) unset(own, 'spot');
}

function nextPhase(game: Game): void {
  const state = game.own(game.state);
  const next = PHASES[PHASES.indexOf(game.state.phase) + 1];
  state.part = 0;
  if (next) {
    state.phase = next;
    return;
  }
  state.phase = PHASES[0];
  state.turn = game.state.turn + 1;
}

/** The Adjustment Phase (B1.3): recovery, counters, and then turrets and hatches. */
import {
  against,
  anyOffer,
  atMost,
  DONE,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { recoversAt } from '../charts/index.ts';
import { abandon } from '../fire/effects.ts';
import { jettison } from '../fire/trailer.ts';
import {
  decide,
  type Game,
  gradeOf,
  isDamaged,
  isFielded,
  isVehicle,
  ownUnits,
  phasing,
  type Scene,
  sceneFor,
  show,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { ledBy, transfer } from '../leaders/leaders.ts';
import { keepDown, rise } from '../sight/full-cover.ts';
import { clearScreen } from '../smoke/screen.ts';
import { isOn } from '../world.ts';
import { button, open, swingAtRest } from './turrets.ts';

/** A command other than N/C makes it harder to recover (B11.3, BASE.SUPREC), and so does Defensive Fire (7.50). */
const UNDER_COMMAND = 20;

/** Those roll who may recover, one a step; then counters are turned. */
export function* recoveryPhase(game: Game): Rule<boolean> {
  const unit = game.state.units.filter(isFielded).find(each => each.suppressed === 'OFF');
  if (!unit) {
    for (const each of game.state.units.filter(isFielded))
      if (each.suppressed === 'ON') game.own(each).suppressed = 'OFF';
    return true;
  }
  // What it had been told counts, so that everybody may see it.
  show(game, unit, 'B11.3');
  const number = recoversAt(game.world.charts, gradeOf(game.world, unit));
  const isBusy = unit.command !== 'N/C' || unit.answered;
  const led = ledBy(game.world, game.state as View, unit, 'S');
  const harder = added([
    isBusy && { id: 'under command', cite: 'BASE.SUPREC', n: UNDER_COMMAND },
    led && { ...led, n: -led.n },
  ]);
  const recovers = yield* roll(
    PERCENTILE,
    `recovery of {${unit.id}}`,
    faces => percentileOf(faces) + harder.value <= number,
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

const verb = verbsIn<Scene>();

/** A crew may give up a vehicle that only holds the others back (7.53). */
const bailOut = verb('bail-out', {
  cite: '7.53',
  bar: ({ world }) =>
    isOn(world, '7.53') ? undefined : refusal('B10.4', 'crews do not leave of themselves'),
  who: scene => ownUnits(scene).filter(isVehicle),
  unfit: (_, unit) =>
    (isDamaged(unit) && unit.hullDamaged) || unit.tracked
      ? undefined
      : refusal('7.53', 'neither its hull nor its tracks are hurt'),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => abandon(game, unitById(game.state, unit), '7.53'),
});

const DEEDS = [bailOut, swingAtRest, button, open, keepDown, rise, transfer] as const;
const endPart = verb('done', { cite: 'B1.3', perform() {} });

export function* adjustmentPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = phasing(game);
  if (anyOffer(DEEDS, { world, view: game.state, side })) {
    const verbs = [...DEEDS, jettison, endPart] as const;
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'adjustment',
      cite: 'B1.3',
      prompt: 'Turrets, hatches and crews',
      window: { on: 'adjustment', pass: DONE, optional: true },
    });
    if (act.verb !== DONE.verb) return false;
  }
  if (game.state.part === 1) clearCounters(game);
  return true;
}

const COMES_OFF = [
  'command',
  'shares',
  'shown',
  'fired',
  'moved',
  'answered',
  'pivoted',
  'bogged',
  'called',
  'quickmarch',
  'spottedBy',
  'swung',
  'checked',
  'follows',
  'behind',
  'discharged',
  'smoked',
] as const;

/** Commands come off, shown or not (B1.4), and signs of what was done a turn ago (B3.6). */
function clearCounters(game: Game): void {
  for (const unit of game.state.units.filter(isFielded)) {
    const own = game.own(unit);
    for (const key of COMES_OFF) unset(own, key);
    clearScreen(own, unit, game.state.turn);
    if (unit.spot && unit.spot.turn < game.state.turn) unset(own, 'spot');
  }
  const isRemembered = isOn(game.world, '7.9') || game.world.scenario.initiative !== undefined;
  if (isRemembered && game.state.first !== undefined) game.own(game.state).firstBefore = game.state.first;
  unset(game.own(game.state), 'first');
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B1.3', place === undefined ? 'there is nothing to adjust' : 'nothing is adjusted there');

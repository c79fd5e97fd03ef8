/** SPOT counters may come off again in the Spotting Phase (7.41), where what gave a unit away is out of mind. */
import {
  against,
  atMost,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { GRADES, listed, removedAt } from '../charts/index.ts';
import {
  type Fielded,
  fieldedById,
  type Game,
  gradeOf,
  isArmed,
  isFielded,
  isRecon,
  type View,
} from '../game.ts';
import { distance, type World } from '../world.ts';
import { coverAt } from './cover.ts';
import { reachOfSight, spottersOf } from './spotting.ts';

export function* loseSigns(game: Game): Rule<void> {
  for (const { id } of game.state.units.filter(unit => isFielded(unit) && unit.spot))
    yield* loseSign(game, fieldedById(game.state, id));
}

/** Those of the enemy who keep an eye on things: neither suppressed nor broken nor in Full Cover (7.41.b, 7.41.d). */
const isWatchful = (unit: Fielded): boolean =>
  isArmed(unit) && !unit.suppressed && !unit.broken && !unit.fullCover;

function* loseSign(game: Game, unit: Fielded): Rule<void> {
  const { world } = game;
  const view = game.state as View;
  const cover = coverAt(world, view, unit);
  if (cover === 'no cover' || isBesideEnemy(world, view, unit)) return;
  const spotters = spottersOf(world, view, unit).filter(isWatchful);
  const isNear = spotters.some(
    spotter =>
      distance(world, spotter.at, unit.at) <= Math.floor(reachOfSight(world, view, spotter, unit) / 2),
  );
  const number = removedAt(world.charts, cover, spotters.length, isNear);
  const modifiers = removalModifiers(world, spotters);
  const comesOff = yield* roll(
    PERCENTILE,
    `whether {${unit.id}} is lost from sight`,
    faces => percentileOf(faces) + modifiers.value <= number,
    {
      cite: '7.41.e',
      by: unit.side,
      tell: (dice, found) =>
        against(
          percentOf(dice, modifiers),
          atMost(number),
          found,
          found ? 'its SPOT counter comes off' : 'its SPOT counter stays',
          { of: [unit.id] },
        ),
    },
  );
  if (comesOff) unset(game.own(unit), 'spot');
}

const isBesideEnemy = (world: World, { units }: View, unit: Fielded): boolean =>
  units.some(
    each =>
      isFielded(each) &&
      each.side !== unit.side &&
      isWatchful(each) &&
      distance(world, each.at, unit.at) <= 1,
  );

/** The best grade of those who look counts, and whether a recon unit is among them (7.41.f). */
export function removalModifiers(world: World, spotters: readonly Fielded[]): Tally {
  const list = world.charts.spotRemovalModifiers;
  const best = GRADES.find(grade => spotters.some(spotter => gradeOf(world, spotter) === grade));
  return added([best !== undefined && listed(list, best), spotters.some(isRecon) && listed(list, 'recon')]);
}

/** The Spotting Phase (B3): who is spotted by the enemy in this turn. Without limited spotting whoever can see, sees. */
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
import { modifier, spottingChance } from '../charts/index.ts';
import { alarm } from '../commands/delay.ts';
import { type Fielded, type Game, gradeOf, isFielded, isRecon, unitById, type View } from '../game.ts';
import { seesDiceOf } from '../hidden/counters.ts';
import type { UnitId } from '../state.ts';
import { distance, isOn, type World } from '../world.ts';
import { throughCamouflage } from './camouflage.ts';
import { loseSigns } from './spot-removal.ts';
import { reachOfSight, spottersOf } from './spotting.ts';

export function* spottingPhase(game: Game): Rule<boolean> {
  if (isOn(game.world, '7.41')) yield* loseSigns(game);
  for (const { id } of game.state.units.filter(isFielded).filter(({ under }) => under === undefined)) {
    const spotters = yield* spottersNow(game, id);
    const unit = unitById(game.state, id);
    if (isFielded(unit)) alarm(game, unit);
    if (spotters.length > 0) game.own(unit).spottedBy = spotters;
    else if (unit.spottedBy) unset(game.own(unit), 'spottedBy');
  }
  if (isOn(game.world, '7.7.2')) keepNearest(game);
  return true;
}

function* spottersNow(game: Game, id: UnitId): Rule<readonly UnitId[]> {
  const { world } = game;
  const target = unitById(game.state, id);
  if (!isFielded(target)) return [];
  const able = spottersOf(world, game.state as View, target);
  if (able.length === 0 || (isOn(world, '7.7') && !(yield* isNoticed(game, target, able)))) return [];
  const spotters = yield* throughCamouflage(game, target, able);
  return spotters.map(each => each.id);
}

/** The number of a spotter (7.7.1.a), with what recon units add (7.43). */
function chanceOf(world: World, view: View, spotter: Fielded, target: Fielded): number {
  const half = Math.floor(reachOfSight(world, view, spotter, target) / 2);
  const column = distance(world, spotter.at, target.at) <= half ? 'near' : 'far';
  return spottingChance(world.charts, gradeOf(world, spotter), column);
}

const SURE = 1;

/** One roll a target by whoever has the best chance, easier for each other who looks; beside it nobody rolls (7.7, 7.7.1). */
export function* isNoticed(
  game: Game,
  target: Fielded,
  able: readonly Fielded[],
  name = `{${target.id}}`,
): Rule<boolean> {
  const { world } = game;
  if (able.some(({ at }) => distance(world, at, target.at) <= SURE)) return true;
  const chances = able.map(spotter => ({
    spotter,
    number: chanceOf(world, game.state as View, spotter, target),
    recon: isOn(world, '7.43') && isRecon(spotter),
  }));
  const list = world.charts.spottingChanceModifiers;
  const scouted = modifier(list, 'recon');
  const worth = ({ number, recon }: (typeof chances)[number]) => number + (recon ? scouted.n : 0);
  const best = chances.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const others = modifier(list, 'each other spotter');
  const easier: Tally = added([
    { id: 'other spotters', cite: others.cite, n: others.n * (able.length - 1) },
    best.recon && { id: 'recon', ...scouted },
  ]);
  const number = best.number + easier.value;
  return yield* roll(PERCENTILE, `whether ${name} is spotted`, faces => percentileOf(faces) <= number, {
    cite: '7.7.1.d',
    by: best.spotter.side,
    seen: seesDiceOf(game.state, best.spotter.side),
    tell: (dice, found) =>
      against(percentOf(dice), atMost(number), found, found ? 'spotted' : 'not spotted', {
        ...(target.under === undefined && { of: [target.id] }),
      }),
  });
}

/** A unit keeps so many in sight and no more: those that are nearest (7.7.2). */
function keepNearest(game: Game): void {
  const { world } = game;
  const targets = game.state.units.filter(isFielded).filter(({ spottedBy }) => spottedBy);
  for (const spotter of game.state.units.filter(isFielded)) {
    const most = spottingChance(world.charts, gradeOf(world, spotter), 'max');
    const range = ({ at }: Fielded) => distance(world, at, spotter.at);
    const seen = targets.filter(({ spottedBy }) => spottedBy?.includes(spotter.id));
    const tooMany = seen.toSorted((one, other) => range(one) - range(other)).slice(most);
    for (const { id } of tooMany) dropSpot(game, id, spotter.id);
  }
}

function dropSpot(game: Game, target: UnitId, spotter: UnitId): void {
  const unit = unitById(game.state, target);
  const left = unit.spottedBy?.filter(id => id !== spotter) ?? [];
  const own = game.own(unit);
  if (left.length > 0) own.spottedBy = left;
  else unset(own, 'spottedBy');
}

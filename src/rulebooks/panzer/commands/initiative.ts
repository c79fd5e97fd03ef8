/** The Initiative Phase (B6): both roll and add their Force Grade; a tie is rolled again. */
import {
  against,
  moreThan,
  namedSum,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Side,
  term,
} from '../../../engine/index.ts';
import { initiativeOf } from '../charts/index.ts';
import type { Game } from '../game.ts';
import { forceGrade, sideName, sidesOf } from '../world.ts';

export function* initiativePhase(game: Game): Rule<boolean> {
  const { world } = game;
  const [one, other] = sidesOf(world);
  const mine = yield* rollFor(game, one, undefined);
  const theirs = yield* rollFor(game, other, mine);
  if (mine === theirs) return false;
  const first = mine > theirs ? one : other;
  game.own(game.state).first = first;
  game.say('B6.2', `The ${sideName(world, first)} are First Player.`);
  return true;
}

/** What the scenario gives the side for how the last turn went (7.42.1.c). */
function momentum({ world, state }: Game, side: Side): number {
  const { firstBefore } = state;
  const found = world.scenario.initiative?.find(each => each.side === side);
  if (!found || firstBefore === undefined) return 0;
  return (firstBefore === side ? found.afterFirst : found.afterSecond) ?? 0;
}

export function* rollFor(game: Game, side: Side, toBeat: number | undefined): Rule<number> {
  const { world } = game;
  const grade = initiativeOf(world.charts, forceGrade(world, side));
  const lately = momentum(game, side);
  const name = sideName(world, side);
  return yield* roll(PERCENTILE, `initiative of the ${name}`, faces => percentileOf(faces) + grade + lately, {
    cite: 'B6',
    by: side,
    tell: (dice, found) =>
      against(
        namedSum(
          name,
          percentOf(dice, term('Force Grade', grade, 'B6.1'), term('the last turn', lately, '7.42.1.c')),
        ),
        moreThan(toBeat ?? found - 1),
        toBeat === undefined || found > toBeat,
        toBeat === undefined ? 'to be beaten' : 'for the initiative',
      ),
  });
}

/** Charges against works instead of men: as a Bangalore torpedo into wire and mines, and at roadblocks (12.9.1, 7.4.3, 7.8.3). */
import type { HexId } from '../../../board/index.ts';
import {
  added,
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  refusal,
  roll,
  type Tally,
} from '../../../engine/index.ts';
import { coverOf, equivalentOf, resultOf } from '../charts/index.ts';
import { enemiesAt, firerRefusal, reachRefusal } from '../fire/eligible.ts';
import {
  armOf,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  landNow,
  lose,
  ownUnits,
  type Scene,
  unitById,
  verbsIn,
} from '../game.ts';
import { isBlocked } from '../sight/line.ts';
import type { UnitId } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexOf, rangeOf } from '../world.ts';
import { aftermath, worksToBlow } from './aftermath.ts';

/** Teams with a charge in their hands. */
export const chargesOf = (scene: Scene): readonly Fielded[] =>
  ownUnits(scene).filter(unit => armOf(unit) === 'DC' && !unit.crew);

/** Who can't fire can't throw it either. */
export const throwerRefusal = ({ world }: Scene, unit: Fielded): Refusal | undefined =>
  firerRefusal(world, unit, 'impulse');

/** It is gone once it was thrown (12.9.4). */
export function spendCharge(game: Game, id: UnitId): void {
  const unit = unitById(game.state, id);
  if (!isFielded(unit)) return;
  lose(game, unit, 'used up');
  game.say('12.9.4', `{${id}} has nothing left to fight with.`);
}

/** The ground alone counts against it (12.9.4). */
export function groundCover(land: Land, at: HexId): Tally {
  const terrain = terrainAt(land, at) ?? 'open';
  return added([{ id: terrain, cite: '12.9.4', n: coverOf(land.charts, terrain) }]);
}

const verb = verbsIn<Scene>();

export const blow = verb('blow', {
  cite: '12.9.1',
  who: chargesOf,
  whoElse: refusal('12.9.1', 'it has no charge'),
  unfit: throwerRefusal,
  what: ({ world, view }, unit): readonly HexId[] => [
    ...new Set(
      view.works
        .filter(({ at }) => rangeOf(world, unit.at, at) <= 1 && worksToBlow(view.works, at).length > 0)
        .map(({ at }) => at),
    ),
  ],
  whatElse: refusal('12.9.1', 'there is nothing to blow up'),
  refusal: ({ world, view, side }, unit, at) => {
    if (enemiesAt(view, side, at).length > 0) return refusal('12.9.2', 'it is thrown at the men there');
    if (isBlocked(world, unit.at, at)) return refusal('1.2.4', 'it can’t get there');
    return reachRefusal(world, unit, at);
  },
  args: ({ id }, at) => ({ unit: id, at }),
  *perform(game, { unit: id, at }) {
    const { side } = fieldedById(game.state, id);
    const { charts } = game.world;
    const strength = equivalentOf(charts, 'DC');
    const hex = hexOf(at);
    const cover = groundCover(landNow(game), hex);
    game.own(game.state).acted = true;
    const result = yield* roll(
      PERCENTILE,
      `charge at ${hex}`,
      faces => resultOf(charts, strength, percentileOf(faces) + cover.value),
      {
        cite: '7.4.3',
        by: side,
        tell: (dice, found) => lookedUp(percentOf(dice, cover), `with ${strength} firepower`, found),
      },
    );
    aftermath(game, 'DC', at, [result]);
    spendCharge(game, id);
  },
});

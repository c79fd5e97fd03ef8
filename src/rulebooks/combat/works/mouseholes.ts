/** Mouseholes (7.6): a charge opens a way through the wall of a building, a hedge, or a pillbox. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
} from '../../../engine/index.ts';
import { directionName } from '../../../hex/index.ts';
import { equivalentOf, resultOf } from '../charts/index.ts';
import { fireModifiers } from '../fire/modifiers.ts';
import { volley } from '../fire/volley.ts';
import {
  type Fielded,
  fieldedById,
  type Game,
  landNow,
  lose,
  type Scene,
  stackAt,
  verbsIn,
} from '../game.ts';
import type { HexsideId, LocId } from '../state.ts';
import { aftermath } from '../support-weapons/aftermath.ts';
import { chargesOf, spendCharge, throwerRefusal } from '../support-weapons/charges.ts';
import { directionTo, hexsideAt, isBuilding, sideBetween, terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { collapse } from '../terrain/rubble.ts';
import { hexAt, hexName, hexOf, isPillbox, neighbourNumbers } from '../world.ts';
import { pillboxIn } from './pillboxes.ts';

/** There must be something to go through: walls of houses, hedges, a pillbox; roadblocks are taken away whole (7.6.1, 7.8.3). */
function wallRefusal(land: Land, from: LocId, to: LocId): Refusal | undefined {
  const side = sideBetween(land, from, to);
  if (side === undefined) return refusal('7.6.1', 'it does not lie beside it');
  if (land.holed.has(side)) return refusal('7.6.1', 'there is a hole already');
  if (isPillbox(to)) return undefined;
  if (land.barred.has(side)) return refusal('7.8.3', 'no hole is made through a roadblock');
  const stands = hexsideAt(land, side);
  if (stands === 'cliff') return refusal('7.6.1', 'there is a cliff');
  const isWalled = stands !== undefined || [from, to].some(at => isBuilding(terrainAt(land, at)));
  return isWalled ? undefined : refusal('7.6.1', 'there is no wall to go through');
}

const verb = verbsIn<Scene>();

export const makeHole = verb('mousehole', {
  cite: '7.6.1',
  who: chargesOf,
  whoElse: refusal('7.6.1', 'it has no charge'),
  unfit: (scene, unit) =>
    unit.at === hexOf(unit.at) ? throwerRefusal(scene, unit) : refusal('7.6.1', 'it is not on the ground'),
  what: ({ world, view }, { at }): readonly LocId[] =>
    neighbourNumbers(world, hexAt(world, at)).flatMap(next => {
      const hex = hexName(world, next);
      return pillboxIn(view, hex) ? [hex, `${hex}#pillbox` as const] : [hex];
    }),
  whatElse: refusal('7.6.1', 'it does not lie beside it'),
  refusal: ({ world }, { at }, to) => wallRefusal(world, at, to),
  args: ({ id }, to) => ({ unit: id, to }),
  *perform(game, { unit: id, to }) {
    const unit = fieldedById(game.state, id);
    game.own(game.state).acted = true;
    const found = yield* attempt(game, unit, to);
    if (found === 'mishap') bringDown(game, [hexOf(unit.at), hexOf(to)]);
    if (found === 'made') yield* breakThrough(game, unit, to);
    spendCharge(game, id);
  },
});

const NOUGHTS = 100;

const FOUND = { made: 'a hole', mishap: 'all comes down', failed: 'no hole' } as const;

/** On the row of charges, unmodified: E, C or a check with an addition makes it, 00 is too much (7.6.2.a, 7.6.2.b). */
function readAttempt({ charts }: Pick<Land, 'charts'>, total: number): keyof typeof FOUND {
  if (total === NOUGHTS) return 'mishap';
  const result = resultOf(charts, equivalentOf(charts, 'DC'), total);
  return /^(2?E|C.*|M\+\d)$/.test(result) ? 'made' : 'failed';
}

/** What a roll would bring, in words. */
export const holeBy = (land: Pick<Land, 'charts'>, total: number): string => FOUND[readAttempt(land, total)];

function* attempt(game: Game, { side }: Fielded, to: LocId): Rule<keyof typeof FOUND> {
  const { charts } = game.world;
  const read = (total: number) => readAttempt({ charts }, total);
  return yield* roll(PERCENTILE, `mousehole to ${to}`, faces => read(percentileOf(faces)), {
    cite: '7.6.2.a',
    by: side,
    tell: (dice, found) =>
      lookedUp(percentOf(dice), `with ${equivalentOf(charts, 'DC')} firepower`, FOUND[found]),
  });
}

/** All on both sides are lost, and what stood there is rubble (7.6.2.b). */
function bringDown(game: Game, hexes: readonly ReturnType<typeof hexOf>[]): void {
  game.say('7.6.2.b', `The charge brings everything down on both sides.`);
  for (const hex of hexes) {
    collapse(game, hex);
    for (const unit of game.state.units) {
      if (unit.at === undefined || hexOf(unit.at) !== hex) continue;
      lose(game, unit, 'eliminated');
      game.say('7.6.2.b', `{${unit.id}} is buried.`);
    }
  }
}

/** Those behind it are attacked by the same charge, with all that covers them (7.6.2.a). */
function* breakThrough(game: Game, unit: Fielded, to: LocId): Rule<void> {
  const { side, at } = unit;
  const land = landNow(game);
  const direction = directionTo(land, hexAt(land, at), hexAt(land, to)) ?? 0;
  const hole: HexsideId = `${hexOf(at)}/${directionName(direction)}`;
  const there = stackAt(game.state, to);
  game.own(game.state).holes = [...(game.state.holes ?? []), hole];
  game.say('7.6.1', `There is a way through the wall from ${hexOf(at)} to ${hexOf(to)}.`);
  if (there.length === 0) return;
  const volleyAt = { from: [at], isDirected: false, arm: 'DC' } as const;
  const { results } = yield* volley(game, {
    by: side,
    what: `charge at ${to}`,
    cite: '7.6.2.a',
    strength: equivalentOf(game.world.charts, 'DC'),
    targets: there.map(each => ({ unit: each, modifiers: fireModifiers(land, game.state, volleyAt, each) })),
  });
  aftermath(game, 'DC', to, results);
}

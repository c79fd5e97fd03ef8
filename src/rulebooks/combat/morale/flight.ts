/** Flight (10.6): who is Disrupted makes for the nearest cover, on the way or later by an impulse. */

import type { HexIx } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { coverOf, type Gait } from '../charts/index.ts';
import { heldRefusal } from '../close-combat/melee.ts';
import { clearCrossfire } from '../fire/enfilade.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  amend,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  landNow,
  lay,
  ownUnits,
  type Scene,
  top,
  verbsIn,
} from '../game.ts';
import { groundCost, waysOut } from '../movement/costs.ts';
import { onTheWay, pointsLeft, steppingOut } from '../movement/on-the-way.ts';
import { isBlocked } from '../sight/line.ts';
import type { LocId } from '../state.ts';
import { terrainIn } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt, neighbourNumbers, rangeOf } from '../world.ts';

/** By hex: how many hexes it is to the nearest that covers. */
const distances = rememberedOf((world: Land): readonly number[] => {
  const { hexCount } = world.field;
  const far = new Array<number>(hexCount).fill(Infinity);
  let edge: HexIx[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const terrain = terrainIn(world, hex);
    if (terrain && coverOf(world.charts, terrain) > 0 && !world.burning.has(hex)) {
      far[hex] = 0;
      edge.push(hex);
    }
  }
  for (let n = 1; edge.length > 0; n++) {
    const next: HexIx[] = [];
    for (const hex of edge)
      for (const beside of neighbourNumbers(world, hex)) {
        if (far[beside] !== Infinity || terrainIn(world, beside) === undefined) continue;
        far[beside] = n;
        // One flees out of a fire, and through none (6.13.2.a).
        if (!world.burning.has(beside)) next.push(beside);
      }
    edge = next;
  }
  return far;
});

const coverFrom = (world: Land, at: LocId): number => distances(world)[hexAt(world, at)] ?? Infinity;

/** Against fleeing there: the way to cover is shortened (10.6.1.a), never towards an enemy who sees it. */
function flightRefusal({ world, view }: Scene, unit: Fielded, to: LocId): Refusal | undefined {
  const cost = groundCost(world, unit.at, to);
  if (isRefusal(cost)) return cost;
  if (view.units.some(each => each.at === to && each.side !== unit.side))
    return refusal('10.6.1.a', 'the enemy is there');
  if (coverFrom(world, to) >= coverFrom(world, unit.at))
    return refusal('10.6.1.a', 'that is no way to the nearest cover');
  const isTowards = view.units.some(
    each =>
      each.at !== undefined &&
      each.side !== unit.side &&
      // Who lies In Cover sees nothing of it (7.5.2).
      each.inCover === undefined &&
      rangeOf(world, each.at, to) < rangeOf(world, each.at, unit.at) &&
      !isBlocked(world, each.at, unit.at),
  );
  return isTowards ? refusal('6.13.2.b', 'that is towards the enemy') : undefined;
}

const verb = verbsIn<Scene>();

/** An impulse is used to crawl on towards cover (10.6.1.b, 10.6.2). */
export const flee = verb('flee', {
  cite: '10.6.2',
  who: ownUnits,
  unfit: ({ world, view }, unit) => {
    if (!isDisrupted(unit)) return refusal('10.6.1.a', 'it is not Disrupted');
    if (unit.moved !== undefined) return refusal('4.4.7', 'it has moved');
    return coverFrom(world, unit.at) === 0 ? refusal('10.6.1.a', 'it has cover') : heldRefusal(view, unit);
  },
  what: ({ world, view }, { at }) => waysOut(world, view, at),
  whatElse: refusal('10.6.1.a', 'there is no way'),
  refusal: flightRefusal,
  args: ({ id }, to) => ({ unit: id, to }),
  perform(game, { unit: id, to }) {
    game.own(game.state).acted = true;
    flight(game, fieldedById(game.state, id), to);
  },
});

function flight(game: Game, unit: Fielded, to: LocId, gait: Gait = 'crawl'): void {
  game.own(unit).moved = gait;
  delete game.own(unit).dugIn;
  delete game.own(unit).inCover;
  lay(game, unit, to);
  clearCrossfire(game);
  game.say('10.6.1.a', `{${unit.id}} flees.`);
  openWindow(game, 'mp', [unit.id]);
}

/** Disrupted on its way it makes for cover with what it has left, and a hex in any case (10.6.1.a). */
export const fleeOnTheWay = verb('flee', {
  cite: '10.6.1.a',
  bar: steppingOut,
  who: scene => onTheWay(scene).filter(isDisrupted),
  whoElse: refusal('10.6.1.a', 'it was not Disrupted on its way'),
  unfit: ({ world, view }, unit) =>
    coverFrom(world, unit.at) === 0 ? refusal('10.6.1.a', 'it has cover') : heldRefusal(view, unit),
  what: ({ world, view }, { at }) => waysOut(world, view, at),
  whatElse: refusal('10.6.1.a', 'there is no way'),
  refusal: (scene, unit, to) => {
    const refused = flightRefusal(scene, unit, to);
    if (refused || !top(scene.view, 'move').fled?.includes(unit.id)) return refused;
    const cost = groundCost(scene.world, unit.at, to);
    return isRefusal(cost) || cost > pointsLeft(scene, unit)
      ? refusal('10.6.1.a', 'it has too few points left')
      : undefined;
  },
  args: ({ id }, to) => ({ unit: id, to }),
  perform(game, { unit: id, to }) {
    const unit = fieldedById(game.state, id);
    const { gait, spent, fled = [] } = top(game.state, 'move');
    const cost = groundCost(landNow(game), unit.at, to);
    const paid = (spent[id] ?? 0) + (isRefusal(cost) ? 0 : cost);
    amend(game, 'move', { spent: { ...spent, [id]: paid }, fled: [...fled, id] });
    flight(game, unit, to, gait);
  },
});

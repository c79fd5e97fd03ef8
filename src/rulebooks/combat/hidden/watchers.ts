/** Whether somebody unseen might fire at those who gave cause for a window, for all that anybody can tell. */
import type { Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { windowPlaces } from '../fire/eligible.ts';
import { armsOf, reachOf } from '../fire/strength.ts';
import { type Game, isFielded, landNow } from '../game.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { isBlocked } from '../sight/line.ts';
import type { LocId } from '../state.ts';
import { rangeOf, type World } from '../world.ts';
import { hidingPlaces } from './places.ts';

/** As far as anybody in the scenario fires. */
const farthest = rememberedOf((world: World): number =>
  Math.max(
    ...orderOfBattle(world).map(unit => {
      const arms = armsOf(world, unit);
      return arms ? reachOf(arms) : 0;
    }),
  ),
);

/** Whether somebody unseen may be in such a place: under others, or where men may be hidden. */
export function mayBeUnseen(game: Game, side: Side, isMeant: (at: LocId) => boolean): boolean {
  const { state } = game;
  const covered = state.units
    .filter(isFielded)
    .flatMap(unit => (unit.side === side && unit.secret === 'covered' ? unit.at : []));
  return [...covered, ...hidingPlaces(landNow(game), state, side)].some(isMeant);
}

export function mayBeWatched(game: Game, side: Side): boolean {
  const world = landNow(game);
  const targets = windowPlaces(game.state);
  return mayBeUnseen(game, side, from =>
    targets.some(at => rangeOf(world, from, at) <= farthest(world) && !isBlocked(world, from, at)),
  );
}

/** Pits that were dug and left (7.1.2): in the same phase others may get in, one for each. */
import { refusal } from '../../../engine/index.ts';
import { costOf } from '../charts/index.ts';
import { type Fielded, type Game, isLeader, type Scene, unitById, verbsIn } from '../game.ts';
import { onTheWay, pointsLeft, spendInPlace, steppingOut } from '../movement/on-the-way.ts';

/** It costs nothing to get out (7.1.2.b), and the pit is there till the phase is over (7.1.2.a); a leader leaves none. */
export function leavePit(game: Game, unit: Fielded): void {
  if (!unit.dugIn) return;
  delete game.own(unit).dugIn;
  if (!isLeader(unit)) game.own(game.state).pits = [...(game.state.pits ?? []), unit.at];
}

const verb = verbsIn<Scene>();

/** A point in its place (7.1.2.a). */
export const getIn = verb('get-in', {
  cite: '7.1.2.a',
  bar: steppingOut,
  who: scene => onTheWay(scene).filter(({ at }) => scene.view.pits?.includes(at)),
  whoElse: refusal('7.1.2.a', 'nobody has left a pit there in this phase'),
  unfit: (scene, unit) => {
    if (unit.dugIn) return refusal('7.1.2.b', 'it is dug in');
    if (unit.morale !== undefined) return refusal('12.3.1.5.3.a', 'it can’t move');
    return pointsLeft(scene, unit) >= costOf(scene.world.charts, 'under a marker')
      ? undefined
      : refusal('7.1.2.a', 'it has no point left');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    game.own(unit).dugIn = true;
    // One man-sized hole each; leaders find room besides (7.1.2.b).
    if (!isLeader(unit)) {
      const pits = [...(game.state.pits ?? [])];
      pits.splice(pits.indexOf(unit.at as (typeof pits)[number]), 1);
      game.own(game.state).pits = pits;
    }
    spendInPlace(game, id, costOf(game.world.charts, 'under a marker'));
  },
});

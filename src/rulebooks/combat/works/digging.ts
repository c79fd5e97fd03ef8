/** Digging in (7.1.1): all points of a cautious move, and an Action Check. */

import { roadsIn } from '../../../board/index.ts';
import { refusal } from '../../../engine/index.ts';
import { openWindow } from '../fire/open-window.ts';
import { fieldedById, ownUnits, type Scene, verbsIn } from '../game.ts';
import { actionCheck } from '../morale/action-check.ts';
import { moverRefusal } from '../movement/gaits.ts';
import { isBuilding, terrainAt } from '../terrain/ground.ts';
import { hexAt } from '../world.ts';

const verb = verbsIn<Scene>();

export const digIn = verb('dig-in', {
  cite: '7.1.1.a',
  who: ownUnits,
  unfit: ({ world, view }, unit) => {
    if (unit.dugIn) return refusal('7.1.1.a', 'it is dug in');
    const terrain = terrainAt(world, unit.at);
    if (isBuilding(terrain)) return refusal('7.1.1.b', 'nobody digs in a building');
    if (terrain === 'shellholes') return refusal('6.9.1.b', 'shellholes are there already');
    if (roadsIn(world.field, hexAt(world, unit.at)).includes('road'))
      return refusal('6.3.1.b', 'the road is paved');
    return moverRefusal(view, unit);
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = fieldedById(game.state, id);
    const theirs = game.own(unit);
    game.own(game.state).acted = true;
    theirs.moved = 'cautious';
    if (yield* actionCheck(unit, 'Action Check to dig in', '7.1.1.a')) theirs.dugIn = true;
    openWindow(game, 'dig', [id]);
  },
});

/** Who is near whom: leaders and their range of support (9.1.3). */
import { cardOfUnit, type Fielded, isDisrupted, type View } from '../game.ts';
import { isHidden } from '../hidden/unseen.ts';
import { areAdjacent } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexOf } from '../world.ts';

export const rankOf = (unit: Pick<Fielded, 'card'>) => {
  const card = cardOfUnit(unit);
  return card.is === 'leader' ? card.rank : undefined;
};

/** Whether he helps anybody at all: one who is hidden would give himself away (R48), a Disrupted leader does not, nor one who has just pulled himself together (9.1.4.3.1.b). */
const canSupport = (leader: Fielded): boolean =>
  !isHidden(leader) && rankOf(leader) !== undefined && !isDisrupted(leader) && leader.tended !== 'disrupted';

/** In a neighbour into which one could walk (9.1.3, 1.2.4). */
const isWithinReach = (world: Land, a: Fielded, b: Fielded): boolean =>
  hexOf(a.at) !== hexOf(b.at) && areAdjacent(world, a.at, b.at);

/** Leaders of its side, other than itself, who stand by it: in its location, its hex, or beside it with their range. */
export function leadersBy(world: Land, view: View, unit: Fielded) {
  const leaders = view.units.filter(
    (each): each is Fielded =>
      each.at !== undefined && each.side === unit.side && each.id !== unit.id && canSupport(each as Fielded),
  );
  return {
    inLocation: leaders.filter(({ at }) => at === unit.at),
    inHex: leaders.filter(({ at }) => hexOf(at) === hexOf(unit.at)),
    /** Officers and Commissars reach the next hex, unless they are wounded (9.1.4.3.1.c). */
    beside: leaders.filter(
      leader => rankOf(leader) !== 'nco' && !leader.wounded && isWithinReach(world, leader, unit),
    ),
  };
}

/** Pits that a scenario gives a group for its set-up: the only ones that there are in buildings (6.4.5, 7.1.1.b). */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { groupOf } from '../../kit/world.ts';
import type { BookAct } from '../acts.ts';
import { type Fielded, isLeader, ownUnits, type Scene, type View, verbsIn } from '../game.ts';
import type { Land } from '../terrain/land.ts';
import { groundRefusal } from '../works/digging.ts';
import { hexOf } from '../world.ts';

/** A marker each, leaders without one (7.1.2.b). */
function pitsLeft(world: Land, { units }: Pick<View, 'units'>, group: string): number {
  const used = units.filter(unit => unit.group === group && unit.dugIn && !isLeader(unit));
  return (groupOf(world, group).dugIn ?? 0) - used.length;
}

/** In trenches and pillboxes nobody digs a pit of his own. */
function pitRefusal({ world, view }: Scene, unit: Fielded): Refusal | undefined {
  if (unit.dugIn) return refusal('7.1.1.a', 'it is dug in');
  if (unit.at.includes('#') || unit.at === undefined) return refusal('7.1.1.a', 'it has better works there');
  if (pitsLeft(world, view, unit.group) <= 0) return refusal('6.4.5', 'the scenario gives it no pits');
  return groundRefusal(world, hexOf(unit.at));
}

const verb = verbsIn<Scene>();

export const digThere = verb('dig-in', {
  cite: '6.4.5',
  who: ownUnits,
  unfit: pitRefusal,
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const found = game.state.units.find(({ id }) => id === unit);
    if (found) game.own(found).dugIn = true;
  },
});

/** For a set-up that is made for somebody: the first who stand on the ground get them. */
export function dugAtFirst(world: Land, view: View, side: Side): readonly BookAct[] {
  const acts: BookAct[] = [];
  for (const { id } of world.scenario.groups.filter(group => group.side === side)) {
    const able = ownUnits({ view, side }).filter(
      unit => unit.group === id && !isLeader(unit) && !pitRefusal({ world, view, side }, unit),
    );
    for (const unit of able.slice(0, pitsLeft(world, view, id))) acts.push({ verb: 'dig-in', unit: unit.id });
  }
  return acts;
}

/** Where hidden men may be, as everybody can tell (3.3.4.1.a): in the area of a group that may hide, as long as some are not found. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { groupOf } from '../../kit/world.ts';
import type { AnyUnit, View } from '../game.ts';
import type { LocId } from '../state.ts';
import { locationsIn, terrainIn } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { bunkerIn } from '../works/pillboxes.ts';
import { trenchIn } from '../works/trenches.ts';
import { ix, type World } from '../world.ts';

/** How many of a group may set up hidden. */
export const mayHide = (world: World, { group }: Pick<AnyUnit, 'group'>): number =>
  groupOf(world, group).hidden ?? 0;

/** The places in which a group sets up: any location of its hexes (3.3.2). */
export const setUpPlaces = rememberedIn((world: Land, group: string): readonly LocId[] =>
  hexesIn(world.field, groupOf(world, group).setUp ?? []).flatMap((hex: HexId) => {
    const number = ix(world, hex);
    const works = { works: world.scenario.works ?? [] };
    const dug = [...trenchIn(works, hex), ...bunkerIn(works, hex)];
    return terrainIn(world, number) === undefined ? [] : [...locationsIn(world, number), ...dug];
  }),
);

/** Groups of the side with somebody left who is hidden, in the state as in the enemy's view. */
const hidingGroups = (world: World, { units }: View, side: Side): readonly string[] => [
  ...new Set(
    units.flatMap(unit =>
      unit.side === side &&
      unit.lost === undefined &&
      (unit.at === undefined || unit.secret === 'hidden') &&
      mayHide(world, unit) > 0
        ? unit.group
        : [],
    ),
  ),
];

/** Places in which somebody of that side may be hidden, for all that the other knows. */
export function hidingPlaces(world: Land, view: View, side: Side): readonly LocId[] {
  const [group, ...others] = hidingGroups(world, view, side);
  if (group === undefined) return [];
  const places = setUpPlaces(world, group);
  return others.length === 0
    ? places
    : [...new Set([...places, ...others.flatMap(each => setUpPlaces(world, each))])];
}

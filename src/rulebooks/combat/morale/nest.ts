/** The Fanatic Resistance Nest (9.2.4): a building of the Russian area in which nobody fears anything while a Commissar is there. */
import { buildingOf, type HexId } from '../../../board/index.ts';
import { refusal, unset } from '../../../engine/index.ts';
import {
  type AnyUnit,
  type Fielded,
  type Game,
  isDisrupted,
  isFielded,
  type Scene,
  type View,
  verbsIn,
} from '../game.ts';
import { setUpPlaces } from '../hidden/places.ts';
import type { LocId } from '../state.ts';
import { hexAt, hexName, hexOf, type World } from '../world.ts';
import { rankOf } from './support.ts';

const MOST_HEXES = 4;

/** By their first hex: buildings of up to four hexes that lie in the area of the side (9.2.4). */
function buildingsOf({ world, side }: Scene): readonly HexId[] {
  const area = new Set(
    world.scenario.groups.flatMap(group =>
      group.side === side && group.setUp ? setUpPlaces(world, group.id).map(hexOf) : [],
    ),
  );
  return world.field.buildings.flatMap(({ hexes }) => {
    const names = hexes.map(hex => hexName(world, hex));
    const isFit = names.length <= MOST_HEXES && names.every(name => area.has(name));
    return isFit ? names.slice(0, 1) : [];
  });
}

const verb = verbsIn<Scene>();

export const nest = verb('nest', {
  cite: '9.2.4',
  bar: ({ world, view, side }) => {
    if (world.scenario.nest !== side) return refusal('9.2.4', 'the scenario gives them no nest');
    return view.nest === undefined ? undefined : refusal('9.2.4', 'one building is the nest already');
  },
  who: (scene): readonly LocId[] => buildingsOf(scene),
  whoElse: refusal('9.2.4', 'a nest is a building of up to four hexes in their area'),
  args: at => ({ at }),
  perform(game, { at }) {
    const building = buildingOf(game.world.field, hexAt(game.world, at));
    if (building) game.own(game.state).nest = building.id;
  },
});

const isInNest = (world: World, { nest: id }: View, { at }: Fielded): boolean =>
  id !== undefined && buildingOf(world.field, hexAt(world, at))?.id === id;

/** Its own courage (9.2.1), or that of the nest (9.2.4.1, R51). */
export const hasCourage = (world: World, view: View, unit: AnyUnit): boolean =>
  unit.courage === true ||
  (isFielded(unit) && unit.side === world.scenario.nest && isInNest(world, view, unit));

/** Once no Commissar in order is left in it, it is a house like any other (9.2.4.1). */
export function settleNest(game: Game): void {
  const { state, world } = game;
  if (state.nest === undefined || state.doing.some(({ is }) => is === 'set-up')) return;
  const isHeld = state.units
    .filter(isFielded)
    .some(unit => rankOf(unit) === 'commissar' && !isDisrupted(unit) && isInNest(world, state, unit));
  if (isHeld) return;
  unset(game.own(state), 'nest');
  game.say('9.2.4.1', 'The nest has lost its Commissar, and is none any more.');
}

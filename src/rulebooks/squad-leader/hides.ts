/** What sides keep from one another: in step one, on what their guns are laid (8.9.8.4). */
import type { Hidden, Side } from '../../engine/index.ts';
import type { View } from './game.ts';
import { maySightIn } from './scenario/sighting.ts';
import type { State } from './state.ts';
import type { AnyWeapon } from './units.ts';
import { enemyOf, sidesOf, type World } from './world.ts';

const boreSight: Hidden<State, World> = {
  id: 'bore-sight',
  title: 'the hex on which a gun is laid',
  unknownTo: (state, side) =>
    state.weapons.flatMap(({ id, sighted }) =>
      sighted && sighted.by !== side && !sighted.shown ? `${id} ${sighted.at}` : [],
    ),
  isPossible: (_view, side, world) => maySightIn(world, enemyOf(world, side)),
};

/**
 * The state as the side knows it. Where the enemy may have laid guns it is never the state itself, whether or not he has: even
 * that would tell.
 */
export function viewFor(state: View, side: Side, world: World): View {
  if (!maySightIn(world, enemyOf(world, side))) return state;
  const isUnknown = ({ sighted }: AnyWeapon) =>
    sighted !== undefined && sighted.by !== side && !sighted.shown;
  return {
    ...state,
    weapons: state.weapons.map(weapon => {
      if (!isUnknown(weapon)) return weapon;
      const { sighted: _, ...known } = weapon;
      return known;
    }),
  };
}

/** Nothing where nobody waits for an enemy who comes from off the map. */
export const hides = (world: World): readonly Hidden<State, World>[] =>
  sidesOf(world).some(side => maySightIn(world, side)) ? [boreSight] : [];

/** What sides keep from one another: in step one, on what their guns are laid (8.9.8.4). */
import type { Hidden } from '../../engine/index.ts';
import { maySightIn } from './scenario/sighting.ts';
import type { State } from './state.ts';
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

/** Nothing where nobody waits for an enemy who comes from off the map. */
export const hides = (world: World): readonly Hidden<State, World>[] =>
  sidesOf(world).some(side => maySightIn(world, side)) ? [boreSight] : [];

/** What sides keep from one another (3.3.3, 3.3.4): each thing by a name of its own, for whatever must not tell of it. */
import { clone, type Hidden, type Random, type Side } from '../../../engine/index.ts';
import type { AnyUnit, View } from '../game.ts';
import type { State } from '../state.ts';
import { enemyOf, type World } from '../world.ts';
import { drawSecrets, missingFrom } from './imagining.ts';
import { isSettingUp } from './unseen.ts';
import { unseenBy } from './views.ts';

type Secret = Hidden<State, World>;

const whereItIs = ({ id, at }: AnyUnit): string => `${id} ${at}`;

const secretSetUp: Secret = {
  id: 'secret-set-up',
  title: 'a set-up that is not done',
  unknownTo: (state, side, world) =>
    isSettingUp(state, enemyOf(world, side)) ? unseenBy(state, side).map(whereItIs) : [],
  isPossible: (view, side, world) => isSettingUp(view, enemyOf(world, side)),
};

const coveredUnit: Secret = {
  id: 'covered-unit',
  title: 'what lies under the top of a stack',
  unknownTo: (state, side) =>
    unseenBy(state, side)
      .filter(({ secret }) => secret === 'covered')
      .map(whereItIs),
  isPossible: ({ below = [] }) => below.length > 0,
};

const hiddenUnit: Secret = {
  id: 'hidden-unit',
  title: 'a hidden unit',
  unknownTo: (state, side) =>
    unseenBy(state, side)
      .filter(({ secret }) => secret === 'hidden')
      .map(whereItIs),
  isPossible: (view, side, world) => missingFrom(view, side, world).length > (view.below?.length ?? 0),
};

export const hides = ({ scenario }: World): readonly Secret[] => [
  secretSetUp,
  coveredUnit,
  ...(scenario.groups.some(({ hidden }) => hidden !== undefined) ? [hiddenUnit] : []),
];

export const imagined = (view: View, side: Side, world: World, random: Random): State =>
  clone<State>(drawSecrets(view, side, world, random));

/** What sides keep from one another (6.4, 8.1.8.5, 8.3): each thing by a name of its own, for whatever must not tell of it. */
import type { Hidden, Side } from '../../../engine/index.ts';
import { card } from '../counters/index.ts';
import type { View } from '../game.ts';
import { isGun } from '../guns/guns.ts';
import type { State } from '../state.ts';
import type { AnyUnit } from '../units.ts';
import { enemyOf, nationOf, sidesOf, type World } from '../world.ts';
import { isPlaceholder, isSettingUpUnseen, setsUpInSecret, usesConcealment } from './unseen.ts';

type Secret = Hidden<State, World>;

const ofEnemy = (state: View, side: Side, isMeant: (unit: AnyUnit) => boolean): readonly AnyUnit[] =>
  state.units.filter(unit => unit.side !== side && unit.at !== undefined && isMeant(unit));

const whereItIs = ({ id, at }: AnyUnit): string => `${id} ${at}`;

/** An enemy of whom nobody can tell the side where he is, or a ?; or the enemy is setting up. */
const isPossible: Secret['isPossible'] = (view, side, world) => {
  const enemy = enemyOf(world, side);
  const isAbout = (unit: AnyUnit) => unit.side === enemy && (unit.at === undefined || isPlaceholder(unit));
  return (setsUpInSecret(world, enemy) || usesConcealment(world)) && view.units.some(isAbout);
};

const hiddenGun: Secret = {
  id: 'hidden-gun',
  title: 'a hidden gun',
  unknownTo: (state, side) =>
    state.weapons.filter(isGun).flatMap(({ id, by, facing }) => {
      const crew = state.units.find(unit => unit.id === by);
      return crew?.hidden && crew.side !== side ? [`${id} ${crew.at} ${facing}`] : [];
    }),
  isPossible,
};

const hiddenSquad: Secret = {
  id: 'hidden-squad',
  title: 'a hidden squad',
  unknownTo(state, side) {
    const serving = new Set(state.weapons.filter(isGun).map(({ by }) => by));
    return ofEnemy(state, side, ({ id, hidden }) => hidden === true && !serving.has(id)).map(whereItIs);
  },
  isPossible,
};

const concealedStack: Secret = {
  id: 'concealed-stack',
  title: 'a stack under a ?',
  unknownTo: (state, side) =>
    ofEnemy(state, side, unit => unit.concealed === true && !unit.hidden && !isPlaceholder(unit)).map(
      whereItIs,
    ),
  isPossible,
};

const secretSetUp: Secret = {
  id: 'secret-set-up',
  title: 'a set-up in secret',
  unknownTo: (state, side, world) =>
    isSettingUpUnseen(world, state, enemyOf(world, side))
      ? ofEnemy(state, side, () => true).map(whereItIs)
      : [],
  isPossible,
};

/** Nothing in scenarios in which all lies open. */
export function hides(world: World): readonly Secret[] {
  const sides = sidesOf(world);
  if (!sides.some(side => setsUpInSecret(world, side)) && !usesConcealment(world)) return [];
  const hasGuns = world.scenario.groups.some(
    ({ setUp, weapons = {} }) => setUp && Object.keys(weapons).some(id => card(id).kind === 'gun'),
  );
  return [
    ...(sides.some(side => setsUpInSecret(world, side)) ? [secretSetUp] : []),
    ...(hasGuns ? [hiddenGun] : []),
    ...(sides.some(side => nationOf(world, side) === 'japanese') ? [hiddenSquad] : []),
    ...(usesConcealment(world) ? [concealedStack] : []),
  ];
}

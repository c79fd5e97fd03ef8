/** Guns at set-up: which way they point, that they are dug in, and what is hidden from the enemy (6.3, 6.4, 8.1.8.5). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { isOpenGround, modifier } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import { setUpVerb, unplacedRefusal } from '../scenario/set-up-scene.ts';
import { terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  isLeader,
  possessorOf,
  sizeOf,
  unitById,
  weaponById,
} from '../units.ts';
import { ownUnits } from '../whose.ts';
import { groupOf, nationOf, type World } from '../world.ts';
import { canEmplace, canHideGun, gunOf, isCrew, isGun } from './guns.ts';

const NOT_THERE = refusal('6.4.a', 'it is not on the map');

/** Guns of the side that stand on the map. */
function gunsOnMap(view: View, side: Side): readonly AnyWeapon[] {
  return view.weapons.filter(weapon => {
    if (!isGun(weapon)) return false;
    const unit = possessorOf(view, weapon);
    return unit?.side === side && unit.at !== undefined;
  });
}

/** Guns that don't point anywhere yet: the set-up can't end before they do (3.2.4.ca.a). */
export const hasUnpointedGuns = (view: View, side: Side): boolean =>
  gunsOnMap(view, side).some(({ facing }) => facing === undefined);

/** The player turns his guns as he likes, and says what he hides. */
const face = setUpVerb('face', {
  cite: '3.2.4.ca.a',
  bar: unplacedRefusal,
  who: ({ view, side }) => gunsOnMap(view, side),
  whoElse: refusal('1.2.6.a', 'it is no gun on the map'),
  what: (_, { facing }) => SPINES.filter(spine => spine !== facing),
  whatElse: refusal('3.2.4.ca.a', 'it points there'),
  args: ({ id }, spine) => ({ weapon: id, spine }),
  perform(game, { weapon, spine }) {
    game.own(weaponById(game.state, weapon)).facing = spine;
  },
});

const hide = setUpVerb('hide', {
  cite: '6.4.a',
  bar: unplacedRefusal,
  who: scene => ownUnits(scene).filter(({ at }) => at !== undefined),
  whoElse: NOT_THERE,
  unfit: ({ world, view }, unit) => hidingRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).hidden = true;
  },
});

export const GUN_SET_UP = [face, hide] as const;

/** The crew of a gun that is dug in, or one of the few Japanese who may (6.4.a, 8.1.8.5). */
export function hidingRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  const { at } = unit;
  if (at === undefined) return NOT_THERE;
  if (unit.hidden) return refusal('6.4.a', 'it is hidden');
  if (isGunCrew(view, unit)) {
    return canHideGun(world, at) ? undefined : refusal('6.4.a', 'on a paved road there is nowhere to hide');
  }
  return nationOf(world, unit.side) === 'japanese'
    ? hidingJapaneseRefusal(world, view, unit, at)
    : refusal('6.4.a', 'only a gun and its crew may be hidden');
}

function hidingJapaneseRefusal(world: World, view: View, unit: AnyUnit, at: HexId): Refusal | undefined {
  const terrain = terrainAt(world, at);
  if (gunOf(view, unit)) return refusal('6.4.a', 'a gun without a crew is not hidden');
  if (terrain === undefined || isOpenGround(world.charts, terrain))
    return refusal('8.1.8.5', 'it is in open ground');
  const hidden = view.units.filter(each => each.side === unit.side && each.hidden && !isGunCrew(view, each));
  if (isLeader(unit)) {
    const hasCompany = hidden.some(each => each.at === at && !isLeader(each));
    return hasCompany ? undefined : refusal('8.1.8.5', 'a leader hides with those who do');
  }
  const allowed = hiddenJapanese(world, view, unit.side);
  return sizeOfAll([...hidden, unit]) <= allowed
    ? undefined
    : refusal('8.1.8.5', `no more than ${allowed} squads may be hidden`);
}

const isGunCrew = (view: View, unit: AnyUnit): boolean => isCrew(unit) && gunOf(view, unit) !== undefined;
const sizeOfAll = (units: readonly AnyUnit[]): number => units.reduce((sum, unit) => sum + sizeOf(unit), 0);

/** A tenth of the squads that set up on the map, fractions up (8.1.8.5). */
export function hiddenJapanese(world: World, view: View, side: Side): number {
  const onMap = view.units.filter(
    unit => unit.side === side && groupOf(world, unit.group).setUp !== undefined,
  );
  const { n: percent } = modifier(world.charts.pacificModifiers, 'hidden Japanese, percent of squads');
  return Math.ceil((sizeOfAll(onMap) * percent) / 100);
}

/** Where it has been set up a gun is dug in, unless it stands on a paved road (6.3.a). */
export function emplaceGuns(game: Game, side: Side): void {
  for (const gun of gunsOnMap(game.state, side)) {
    const at = possessorOf(game.state, gun)?.at;
    if (at !== undefined && canEmplace(game.world, at)) game.own(gun).emplaced = true;
  }
}

/** Whether the side has anybody on the map at the start. */
export function setsUpOnMap({ scenario, field }: World, side: Side): boolean {
  return scenario.groups.some(
    group => group.side === side && group.setUp !== undefined && hexesIn(field, group.setUp).length > 0,
  );
}

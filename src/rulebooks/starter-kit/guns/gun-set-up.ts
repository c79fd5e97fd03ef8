/** Guns at set-up: which way they point, that they are dug in, and what is hidden from the enemy (6.3, 6.4, 8.1.8.5). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { isOpenGround, modifier } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import type { UnitId } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, type AnyWeapon, isLeader, possessorOf, sizeOf } from '../units.ts';
import { groupOf, nationOf, type World } from '../world.ts';
import { canEmplace, canHideGun, gunOf, isCrew, isGun } from './guns.ts';

type GunSetUpAct = Extract<BookAct, { verb: 'face' | 'hide' }>;

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
export function gunSetUpActs(world: World, view: View, side: Side): readonly GunSetUpAct[] {
  const turns = gunsOnMap(view, side).flatMap(({ id, facing }) =>
    SPINES.filter(spine => spine !== facing).map(spine => ({ verb: 'face', weapon: id, spine }) as const),
  );
  const hides = view.units
    .filter(unit => unit.side === side && !isRefusal(mayHide(world, view, unit)))
    .map(({ id }) => ({ verb: 'hide', unit: id }) as const);
  return [...turns, ...hides];
}

/** The crew of a gun that is dug in, or one of the few Japanese who may (6.4.a, 8.1.8.5). */
export function mayHide(world: World, view: View, unit: AnyUnit): 'hides' | Refusal {
  const { at } = unit;
  if (at === undefined || unit.hidden) return refusal('6.4.a', 'it is not on the map');
  const gun = isCrew(unit) ? gunOf(view, unit) : undefined;
  if (gun) {
    return canHideGun(world, at) ? 'hides' : refusal('6.4.a', 'on a paved road there is nowhere to hide');
  }
  if (nationOf(world, unit.side) !== 'japanese') {
    return refusal('6.4.a', 'only a gun and its crew may be hidden');
  }
  return mayHideJapanese(world, view, unit, at);
}

function mayHideJapanese(world: World, view: View, unit: AnyUnit, at: HexId): 'hides' | Refusal {
  const terrain = terrainAt(world, at);
  if (gunOf(view, unit)) return refusal('6.4.a', 'a gun without a crew is not hidden');
  if (terrain === undefined || isOpenGround(world.charts, terrain))
    return refusal('8.1.8.5', 'it is in open ground');
  const hidden = view.units.filter(each => each.side === unit.side && each.hidden && !isGunCrew(view, each));
  if (isLeader(unit)) {
    const hasCompany = hidden.some(each => each.at === at && !isLeader(each));
    return hasCompany ? 'hides' : refusal('8.1.8.5', 'a leader hides with those who do');
  }
  const allowed = hiddenJapanese(world, view, unit.side);
  return sizeOfAll([...hidden, unit]) <= allowed
    ? 'hides'
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

export function hide(game: Game, id: UnitId): void {
  const unit = game.state.units.find(each => each.id === id);
  if (unit) game.own(unit).hidden = true;
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

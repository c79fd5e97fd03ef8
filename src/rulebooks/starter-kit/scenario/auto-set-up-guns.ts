/** Where guns, tanks and what is hidden go in a set-up that nobody thinks about. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { best } from '../../kit/best.ts';
import type { Taste } from '../../kit/set-up-taste.ts';
import { isOpenGround } from '../charts/index.ts';
import { concealableHexes } from '../concealment/gain.ts';
import type { View } from '../game.ts';
import { hidingRefusal } from '../guns/gun-set-up.ts';
import { canEmplace, groundRefusal, gunCardOf, isCrew, isGun } from '../guns/guns.ts';
import { covers, SPINES, type Spine } from '../ordnance/covered-arcs.ts';
import { sight } from '../sight/sight.ts';
import { coverAt, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, type AnyWeapon, fitsIn, unitById, unitsAt } from '../units.ts';
import { canPark } from '../vehicles/vehicle-set-up.ts';
import { vehicleCardOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { possessorsFor, weaponsToGive } from './set-up.ts';
import { enemyGround, goals, nearest } from './set-up-aims.ts';
import { areaOf } from './set-up-area.ts';
import type { SetUpPlan } from './set-up-plan.ts';
import { vehiclesToPlace } from './set-up-scene.ts';

/** As many hexes are looked at as places for a gun, and as many to be seen from there. */
const PLACES = 60;
const VIEWS = 40;

/** For each gun a crew of its group goes where the gun sees far. */
export function placeGunCrews(world: World, plan: SetUpPlan, side: Side, taste: Taste): void {
  for (const gun of weaponsToGive(world, plan.view, side).filter(isGun)) {
    const group = orderOfBattle(world.scenario).groupOfWeapon.get(gun.id)?.id;
    const crew = plan.view.units.find(unit => unit.group === group && unit.at === undefined && isCrew(unit));
    const at = crew && gunHex(world, plan.view, gun, crew, taste);
    if (crew && at !== undefined) plan.take({ verb: 'place', unit: crew.id, at });
  }
}

/** To crews, and first the guns that fit the fewest places where crews are. */
export function giveGuns(world: World, plan: SetUpPlan, side: Side): void {
  const crewsFor = (gun: AnyWeapon) =>
    possessorsFor(world, plan.view, gun).filter(id => isCrew(unitById(plan.view, id)));
  for (;;) {
    const guns = weaponsToGive(world, plan.view, side).filter(gun => isGun(gun) && crewsFor(gun).length > 0);
    const gun = best(guns, each => -crewsFor(each).length);
    const [crew] = gun ? crewsFor(gun) : [];
    if (!gun || !crew) return;
    plan.take({ verb: 'give', weapon: gun.id, to: crew });
  }
}

/** Cover to be hidden in, with a long view over the ground that matters, and nobody else in the way. */
function gunHex(world: World, view: View, gun: AnyWeapon, crew: AnyUnit, taste: Taste): HexId | undefined {
  const card = gunCardOf(gun);
  if (!card) return undefined;
  const ends = goals(world, crew.side);
  const watched = thinned([...ends, ...enemyGround(world, crew.side)], VIEWS);
  const places = areaOf(world, crew)
    .filter(
      hex => canEmplace(world, hex) && !groundRefusal(world, card, hex) && unitsAt(view, hex).length === 0,
    )
    .filter(hex => fitsIn(world, view, hex, crew.side, [crew]))
    .map(hex => ({ hex, far: nearest(world, hex, ends) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, PLACES);
  return best(places, ({ hex, far }) => {
    const seen = watched.filter(each => sight(world, view, hex, each).clear).length;
    const hides = isOpen(world, hex) ? 0 : 12;
    const cover = 2 * (coverAt(world, view, hex)?.tem ?? 0);
    return (30 * seen) / watched.length + hides + cover - far + taste.liking(hex);
  })?.hex;
}

const isOpen = (world: World, hex: HexId): boolean => {
  const terrain = terrainAt(world, hex);
  return terrain === undefined || isOpenGround(world.charts, terrain);
};

/** Evenly, so that what is left stands for the whole. */
function thinned<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, i) => i % step === 0);
}

/** Guns look where most of the enemy will be, and what can be hidden is. */
export function pointAndHide(world: World, plan: SetUpPlan, side: Side): void {
  for (const gun of plan.view.weapons.filter(isGun)) {
    const crew = plan.view.units.find(unit => unit.id === gun.by);
    if (!crew || crew.side !== side || crew.at === undefined || gun.facing !== undefined) continue;
    plan.take({ verb: 'face', weapon: gun.id, spine: outlook(world, crew.at, side) });
  }
  for (const { id, at } of plan.view.units) {
    const unit = plan.view.units.find(each => each.id === id);
    if (!unit || unit.side !== side || at === undefined || isOpen(world, at)) continue;
    if (!hidingRefusal(world, plan.view, unit)) plan.take({ verb: 'hide', unit: id });
  }
}

/** The hexspine whose arc holds most of where the enemy is or comes from. */
function outlook(world: World, at: HexId, side: Side): Spine {
  const watched = enemyGround(world, side);
  return best(SPINES, spine => watched.filter(hex => covers(world, at, spine, hex)).length) ?? 0;
}

/** The ? counters lie on the largest stacks. */
export function conceal(world: World, plan: SetUpPlan, side: Side): void {
  for (;;) {
    const { view } = plan;
    const at = best(concealableHexes({ world, view, side }), hex => unitsAt(view, hex, side).length);
    if (at === undefined) return;
    plan.take({ verb: 'conceal', at });
  }
}

/** Tanks in cover near to what the fight is about, hull and turret towards the enemy, hatches open. */
export function parkVehicles(world: World, plan: SetUpPlan, side: Side, taste: Taste): void {
  const ends = goals(world, side);
  for (const vehicle of vehiclesToPlace({ world, view: plan.view, side })) {
    const at = best(
      areaOf(world, vehicle).filter(hex => canPark(world, plan.view, vehicle, hex)),
      hex => 2 * (coverAt(world, plan.view, hex)?.tem ?? 0) - nearest(world, hex, ends) + taste.liking(hex),
    );
    if (at === undefined) continue;
    const spine = outlook(world, at, side);
    plan.take({ verb: 'park', vehicle: vehicle.id, at });
    plan.take({ verb: 'heading', spine, hatch: 'open' });
    if (vehicleCardOf(vehicle).turret !== 'NT') plan.take({ verb: 'turret', to: spine });
  }
}

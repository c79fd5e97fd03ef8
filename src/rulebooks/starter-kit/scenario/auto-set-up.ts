/** A sensible set-up without anybody's help: what the page offers at a click, and where bots begin. */

import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { best } from '../../kit/best.ts';
import { type Taste, tasteOf, type Weights } from '../../kit/set-up-taste.ts';
import type { BookAct } from '../acts.ts';
import type { View } from '../game.ts';
import type { Unit, UnitId, Weapon } from '../state.ts';
import { coverAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  cardOf,
  fitsIn,
  isLeader,
  leadershipOf,
  sizeOf,
  unitsAt,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { conceal, giveGuns, parkVehicles, placeGunCrews, pointAndHide } from './auto-set-up-guns.ts';
import { possessorsFor, weaponsToGive } from './set-up.ts';
import { goals, nearest } from './set-up-aims.ts';
import { areaOf } from './set-up-area.ts';
import { SetUpPlan } from './set-up-plan.ts';
import { unitsToPlace } from './set-up-scene.ts';

const PLAIN: Weights = { nearness: 2, room: 5 };

/**
 * The placements and gifts that finish the side's set-up from here, while it sets up; `done` is left to the player.
 * Besides the plain one, variation 0, there are as many as there are numbers.
 */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  if (view.doing.at(-1)?.is !== 'set-up') return [];
  const taste = tasteOf(PLAIN, variation);
  const plan = new SetUpPlan(view);
  parkVehicles(world, plan, side, taste);
  placeGunCrews(world, plan, side, taste);
  for (const unit of placingOrder(world, plan.view, side)) {
    const at = bestHex(world, plan.view, unit, taste);
    if (at !== undefined) plan.take({ verb: 'place', unit: unit.id, at });
  }
  giveGuns(world, plan, side);
  for (const weapon of heaviestFirst(weaponsToGive(world, plan.view, side))) {
    const to = bestPossessor(world, plan.view, weapon, taste);
    if (to !== undefined) plan.take({ verb: 'give', weapon: weapon.id, to });
  }
  pointAndHide(world, plan, side);
  conceal(world, plan, side);
  return plan.acts;
}

/** Squads first, then the men who lead them, the best of them first. */
function placingOrder(world: World, view: View, side: Side): readonly AnyUnit[] {
  const waiting = unitsToPlace({ world, view, side });
  const leaders = waiting.filter(isLeader).toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  return [...waiting.filter(unit => !isLeader(unit)), ...leaders];
}

function bestHex(world: World, view: View, unit: AnyUnit, taste: Taste): HexId | undefined {
  return best(
    areaOf(world, unit).filter(hex => fitsIn(world, view, hex, unit.side, [unit])),
    hex =>
      isLeader(unit) ? worthToLeader(view, unit, hex, taste) : worthToSquad(world, view, unit, hex, taste),
  );
}

/** Cover, near to what the fight is about, and not all in one place. */
function worthToSquad(world: World, view: View, unit: AnyUnit, hex: HexId, taste: Taste): number {
  const cover = coverAt(world, view, hex)?.tem ?? 0;
  const crowd = unitsAt(view, hex, unit.side).reduce((sum, each) => sum + sizeOf(each), 0);
  const far = nearest(world, hex, goals(world, unit.side));
  return 4 * cover - taste.nearness * far - taste.room * crowd + taste.liking(hex);
}

/** With the strongest stack that has no leader yet. */
function worthToLeader(view: View, unit: AnyUnit, hex: HexId, taste: Taste): number {
  const there = unitsAt(view, hex, unit.side);
  const squads = there.reduce((sum, each) => sum + sizeOf(each), 0);
  return 4 * squads - 10 * there.filter(isLeader).length + taste.liking(hex);
}

const heaviestFirst = (weapons: readonly Weapon[]) =>
  weapons.toSorted((a, b) => weaponCardOf(b).portage - weaponCardOf(a).portage);

/** A whole squad with its hands free, beside a good leader. */
function bestPossessor(world: World, view: View, weapon: Weapon, taste: Taste): UnitId | undefined {
  return best(possessorsFor(world, view, weapon), id => {
    const unit = view.units.find(each => each.id === id) as Unit;
    const busy = weaponsOf(view, unit).length;
    const size = cardOf(unit).kind === 'squad' ? 6 : isLeader(unit) ? 0 : 4;
    const leaders = unit.at === undefined ? [] : unitsAt(view, unit.at, unit.side).filter(isLeader);
    const led = leaders.length === 0 ? 0 : 1 - Math.min(...leaders.map(leadershipOf));
    return size + led - 8 * busy + taste.liking(id) / 2;
  });
}

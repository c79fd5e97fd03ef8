/** A sensible set-up without anybody's help: what the page offers at a click, and where bots begin. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { best } from '../../kit/best.ts';
import { type Taste, tasteOf, type Weights } from '../../kit/set-up-taste.ts';
import type { BookAct } from '../acts.ts';
import { terrainModifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { fitsIn } from '../movement/stacking.ts';
import type { LocId } from '../state.ts';
import { loadPoints } from '../support-weapons/portage.ts';
import { terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isLeader,
  leadershipOf,
  unitsAt,
  weaponsOf,
} from '../units.ts';
import { distance, type World } from '../world.ts';
import { enemyArea, exitHexes, objectives } from './aims.ts';
import { bearersFor, weaponsToGive } from './set-up.ts';
import { areaOf } from './set-up-area.ts';

const PLAIN: Weights = { nearness: 2, room: 5 };

/**
 * The placements and gifts that finish the side's set-up from here, while it sets up; `done` is left to the player.
 * Besides the plain one, variation 0, there are as many as there are numbers.
 */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  if (view.doing.at(-1)?.is !== 'set-up') return [];
  const taste = tasteOf(PLAIN, variation);
  const acts: BookAct[] = [];
  let now = view;
  for (const unit of placingOrder(world, view, side)) {
    const at = bestHex(world, now, unit, taste);
    if (at === undefined) continue;
    acts.push({ verb: 'place', unit: unit.id, at });
    now = { ...now, units: now.units.map(each => (each.id === unit.id ? { ...each, at } : each)) };
  }
  const heaviest = weaponsToGive(world, now, side).toSorted(
    (a, b) => loadPoints(world, b) - loadPoints(world, a),
  );
  for (const weapon of heaviest) {
    const to = bestBearer(world, now, weapon, taste);
    if (to === undefined) continue;
    acts.push({ verb: 'give', weapon: weapon.id, to: to.id });
    now = {
      ...now,
      weapons: now.weapons.map(each => (each.id === weapon.id ? { ...each, by: to.id } : each)),
    };
  }
  return acts;
}

/** Squads first, then the men who lead them, the best of them first. */
function placingOrder(world: World, view: View, side: Side): readonly AnyUnit[] {
  const waiting = view.units.filter(
    unit => unit.side === side && unit.at === undefined && areaOf(world, unit).length > 0,
  );
  const leaders = waiting.filter(isLeader).toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  return [...waiting.filter(unit => !isLeader(unit)), ...leaders];
}

function bestHex(world: World, view: View, unit: AnyUnit, taste: Taste): HexId | undefined {
  const room = areaOf(world, unit).filter(hex => fitsIn(world, view, hex, unit.side, [unit]));
  return best(room, hex =>
    isLeader(unit) ? worthToLeader(view, unit, hex, taste) : worthToSquad(world, view, unit, hex, taste),
  );
}

/** Cover, near to what the fight is about, and not all in one place. */
function worthToSquad(world: World, view: View, unit: AnyUnit, hex: HexId, taste: Taste): number {
  const terrain = terrainAt(world, hex);
  const cover = terrain === undefined ? 0 : terrainModifier(world.charts, terrain);
  const far = nearest(world, hex, goals(world, unit.side));
  const crowd = unitsAt(view, hex, unit.side).length;
  return 4 * cover - taste.nearness * far - taste.room * crowd + taste.liking(hex);
}

/** With the strongest stack that has no leader yet. */
function worthToLeader(view: View, unit: AnyUnit, hex: HexId, taste: Taste): number {
  const there = unitsAt(view, hex, unit.side);
  const leaders = there.filter(isLeader).length;
  return 4 * (there.length - leaders) - 10 * leaders + taste.liking(hex);
}

/** A whole squad with its hands free, beside a good leader. */
function bestBearer(world: World, view: View, weapon: AnyWeapon, taste: Taste): AnyUnit | undefined {
  const able = bearersFor(world, view, weapon).filter(
    ({ at, side, id }) =>
      at === undefined ||
      fitsIn(
        world,
        { ...view, weapons: view.weapons.map(each => (each === weapon ? { ...each, by: id } : each)) },
        at,
        side,
      ),
  );
  return best(able, unit => {
    const size = cardOf(unit).kind === 'squad' ? 6 : isLeader(unit) ? 0 : 4;
    const led = unit.at === undefined ? 0 : unitsAt(view, unit.at, unit.side).filter(isLeader).length;
    return size + led - 8 * weaponsOf(view, unit).length + taste.liking(unit.id) / 2;
  });
}

/** What the side must take, hold or reach; without anything of the kind, the enemy. */
function goals(world: World, side: Side): readonly LocId[] {
  const held = objectives(world).flatMap(({ hexes }) => hexes);
  if (held.length > 0) return held;
  const exits = exitHexes(world, side);
  return exits.length > 0 ? exits : enemyArea(world, side);
}

const nearest = (world: World, hex: HexId, to: readonly LocId[]): number =>
  to.length === 0 ? 0 : Math.min(...to.map(each => distance(world, hex, each)));

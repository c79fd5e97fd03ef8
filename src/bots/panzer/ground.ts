/** What the fight is about: ground to hold, an edge to leave by, or just the enemy; and how far it is. */
import { type HexId, hexesIn, neighbourOf } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { ALL_DIRECTIONS } from '../../hex/index.ts';
import { exitHexes } from '../../rulebooks/kit/scenario/victory.ts';
import { entryCost } from '../../rulebooks/panzer/charts/index.ts';
import { isVehicle, type View } from '../../rulebooks/panzer/game.ts';
import type { Condition } from '../../rulebooks/panzer/scenario/scenario.ts';
import { countOf } from '../../rulebooks/panzer/scenario/victory.ts';
import { terrainAt, wayThrough } from '../../rulebooks/panzer/terrain/ground.ts';
import { hexName, ix, type World } from '../../rulebooks/panzer/world.ts';
import { type Aim as AnyAim, aimsOf, measureWay, waysKept } from '../kit/aims.ts';

export type Aim = AnyAim<HexId, HexId>;

const UNREACHABLE = 90;
/** Off the ways two hexes take about as long as three along them. */
const OFF_THE_WAY = 1.5;

export const isGround = ({ is }: Condition): boolean => is === 'hold';

const objectives = ({ scenario, field }: World): readonly HexId[] =>
  scenario.victory.all.flatMap(condition => (condition.is === 'hold' ? hexesIn(field, condition.hexes) : []));

function holderOf({ units }: View, hex: HexId): Side | undefined {
  const sides = new Set(units.flatMap(({ at, side }) => (at === hex ? [side] : [])));
  return sides.size === 1 ? [...sides][0] : undefined;
}

const placesOf = ({ units }: View, side: Side): readonly HexId[] =>
  units.flatMap(unit => (unit.side === side && unit.at && isVehicle(unit) ? [unit.at] : []));

/** Points of movement of a tracked vehicle, over ground alone. */
function stepsInto(world: World, to: HexId): readonly (readonly [from: HexId, cost: number])[] {
  const here = ix(world, to);
  const entry = entryCost(world.charts, terrainAt(world, here) ?? 'clear', 'tracked');
  if (entry === undefined || terrainAt(world, here) === undefined) return [];
  return ALL_DIRECTIONS.flatMap(side => {
    const from = neighbourOf(world.field, here, side);
    if (from === undefined) return [];
    return [[hexName(world, from), wayThrough(world, here, side) ? 1 : OFF_THE_WAY * entry] as const];
  });
}

export const aimOf = aimsOf<World, View, HexId, HexId>({
  objectives,
  placesOf: hex => [hex],
  exits: exitHexes,
  holder: holderOf,
  lacking(world, view) {
    const ground = world.scenario.victory.all.find(isGround);
    return ground ? ground.least - countOf(world, view, ground) : 0;
  },
  wayTo: waysKept((world, _view, goals) => measureWay(goals, to => stepsInto(world, to), UNREACHABLE)),
  takers: placesOf,
  posts: (view, side) => view.units.flatMap(unit => (unit.side === side && unit.at ? [unit.at] : [])),
});

/** Victory conditions: what is to be controlled, who has left the map, who is left. */

import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { rememberedIn, rememberedOf } from '../../kit/remembered.ts';
import { personCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Loss } from '../state.ts';
import { isSquad } from '../units.ts';
import { enemyOf, hexName, type World } from '../world.ts';
import type { Condition } from './scenario.ts';

/** Something that a side can control: a building by its id, or a hex by its own. */
export interface Objective {
  readonly key: string;
  readonly hexes: readonly HexId[];
}

/** All that the victory conditions ask to control. */
export const objectives = rememberedOf((world: World): readonly Objective[] => {
  const found = world.scenario.victory.conditions.flatMap(condition => objectivesIn(world, condition));
  return [...new Map(found.map(each => [each.key, each])).values()];
});

const objectivesIn = rememberedIn((world: World, condition: Condition): readonly Objective[] => {
  switch (condition.is) {
    case 'control-buildings':
      return buildings(world, condition.buildings);
    case 'gain-buildings':
      return buildings(world, Object.values(condition.held).flat());
    case 'control-hexes':
      return hexesIn(world.field, condition.hexes).map(hex => ({ key: hex, hexes: [hex] }));
    default:
      return [];
  }
});

const buildings = (world: World, ids: readonly string[]): readonly Objective[] =>
  world.field.buildings
    .filter(({ id }) => ids.includes(id))
    .map(({ id, hexes }) => ({ key: id, hexes: hexes.map(hex => hexName(world, hex)) }));

/** The one side that is there, if one of its units is unbroken. */
export function occupier(view: View, { hexes }: Objective): Side | undefined {
  const there = view.units.filter(unit => unit.at !== undefined && hexes.includes(unit.at) && !unit.guard);
  const side = there[0]?.side;
  if (side === undefined || there.some(unit => unit.side !== side)) return undefined;
  return there.some(unit => !unit.broken) ? side : undefined;
}

/** What a card says of the start; everything else is held by whoever comes first. */
export function initialControl(world: World): Readonly<Record<string, Side>> {
  const control: Record<string, Side> = {};
  for (const condition of world.scenario.victory.conditions) {
    if (condition.is !== 'gain-buildings') continue;
    for (const [side, ids] of Object.entries(condition.held)) for (const id of ids) control[id] = side;
  }
  return control;
}

const exits = new WeakMap<World, Map<Side, readonly HexId[]>>();

/** The hexes of the edge by which units of the side may leave the map; none if that wins it nothing. */
export function exitHexes(world: World, side: Side): readonly HexId[] {
  const known = exits.get(world) ?? new Map<Side, readonly HexId[]>();
  exits.set(world, known);
  const found =
    known.get(side) ??
    world.scenario.victory.conditions.flatMap(condition =>
      condition.is === 'exit' && condition.side === side ? hexesIn(world.field, condition.along) : [],
    );
  known.set(side, found);
  return found;
}

/** What a unit counts in our scenarios: a squad 2, a half-squad or crew 1, a single man 1. */
const POINTS_OF_A_SQUAD = 2;
export const pointsOf = (card: string): number => (personCard(card).kind === 'squad' ? POINTS_OF_A_SQUAD : 1);

/** Captured units that are held at the end count double (3.29.2). */
const points = (losses: readonly Loss[]) =>
  losses.reduce((sum, { card, how }) => sum + pointsOf(card) * (how === 'captured' ? 2 : 1), 0);

const unbrokenSquads = (view: View, side: Side): number =>
  view.units.filter(unit => unit.side === side && !unit.broken && unit.at !== undefined && isSquad(unit))
    .length;

/** How far the condition is fulfilled, in what it counts. */
export function progress(world: World, view: View, condition: Condition): number {
  const { side } = condition;
  const enemy = enemyOf(world, side);
  switch (condition.is) {
    case 'control-buildings':
    case 'control-hexes':
      return objectivesIn(world, condition).filter(({ key }) => view.control[key] === side).length;
    case 'gain-buildings': {
      const taken = (from: Side, by: Side) =>
        (condition.held[from] ?? []).filter(id => view.control[id] === by).length;
      return taken(enemy, side) - taken(side, enemy);
    }
    case 'squad-ratio': {
      const [ours, theirs] = [unbrokenSquads(view, side), unbrokenSquads(view, enemy)];
      return theirs === 0 ? (ours > 0 ? condition.least : 0) : Math.floor(ours / theirs);
    }
    case 'exit':
      return points(view.losses.filter(loss => loss.side === side && loss.how === 'exited'));
    case 'casualties':
      return (
        points(view.losses.filter(loss => loss.side === enemy && loss.how !== 'exited')) +
        view.units.reduce(
          (sum, unit) => sum + (unit.side === enemy && unit.guard ? 2 * pointsOf(unit.card) : 0),
          0,
        )
      );
  }
}

/** How much of it is asked; for each of its men shot as a prisoner before its eyes, a squad more of that side (3.30.5). */
export function required(world: World, view: View, condition: Condition): number {
  if (condition.is !== 'casualties') return condition.least;
  const enemy = enemyOf(world, condition.side);
  const shot = view.outraged?.filter(side => side === enemy).length ?? 0;
  return condition.least + shot * POINTS_OF_A_SQUAD;
}

const isMet = (world: World, view: View, condition: Condition) =>
  progress(world, view, condition) >= required(world, view, condition);

export function outcome(view: View, world: World): Outcome | undefined {
  const { side, needs, conditions, words } = world.scenario.victory;
  const other = enemyOf(world, side);
  const met = conditions.filter(condition => isMet(world, view, condition));
  const isWon = needs === 'all' ? met.length === conditions.length : met.length > 0;
  if (isOver(view)) {
    return isWon
      ? { winner: side, why: words, cite: 'SC1.VC' }
      : { winner: other, why: `not fulfilled: ${words}`, cite: 'SC1.VC' };
  }
  const [noneOfUs, noneOfThem] = [side, other].map(each => !view.units.some(unit => unit.side === each));
  if (noneOfUs) return { winner: other, why: `nobody is left to win with`, cite: 'SC1.VC' };
  if (noneOfThem && isWon) return { winner: side, why: words, cite: 'SC1.VC' };
  return undefined;
}

const isOver = ({ doing }: View) => doing.at(-1)?.is === 'done';

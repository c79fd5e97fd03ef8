/** Victory conditions (22.0): what is to be controlled, who has left the map, who has fallen. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { unitCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Location, Loss } from '../state.ts';
import { enemyOf, type World } from '../world.ts';
import type { Condition } from './scenario.ts';

const objectivesOf = new WeakMap<World, readonly Location[]>();

/** All locations that the victory conditions ask to control. */
export function objectives(world: World): readonly Location[] {
  const known = objectivesOf.get(world);
  if (known) return known;
  const named = world.scenario.victory.all.flatMap(condition =>
    condition.is === 'control' ? condition.places : [],
  );
  const list = [...new Set(named)] as Location[];
  objectivesOf.set(world, list);
  return list;
}

/** At the start a side controls what lies in its own set-up area alone. */
export function initialControl(world: World): Readonly<Record<string, Side>> {
  const { scenario, field } = world;
  const areas = scenario.sides.map(({ id }) => {
    const parts = scenario.groups.flatMap(group => (group.side === id ? (group.setUp ?? []) : []));
    return { id, hexes: new Set<string>(hexesIn(field, parts)) };
  });
  const control: Record<string, Side> = {};
  for (const location of objectives(world)) {
    const hex = location.replace(/[/#].*$/, '');
    const [owner, ...others] = areas.filter(({ hexes }) => hexes.has(hex));
    if (owner && others.length === 0) control[location] = owner.id;
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
    world.scenario.victory.all.flatMap(condition =>
      condition.is === 'exit' && condition.side === side ? hexesIn(world.field, condition.along) : [],
    );
  known.set(side, found);
  return found;
}

/** A squad or weapon team counts 2, a half-squad half of that (22.0.c), a crew or single man 1. */
export function pointsOf(id: string): number {
  const { kind } = unitCard(id);
  return kind === 'squad' || kind === 'weapon-team' ? 2 : 1;
}

const points = (losses: readonly Loss[]) => losses.reduce((sum, { card }) => sum + pointsOf(card), 0);

/** How far the condition is fulfilled, in what it counts. */
export function progress(view: View, condition: Condition): number {
  const { side } = condition;
  switch (condition.is) {
    case 'control':
      return condition.places.filter(location => view.control[location] === side).length;
    case 'exit':
      return points(view.losses.filter(loss => loss.side === side && loss.how === 'exited'));
    case 'casualties':
      return points(view.losses.filter(loss => loss.side !== side && loss.how === 'eliminated'));
    case 'points':
      return view.points?.[side] ?? 0;
  }
}

/** Nothing is decided before the last turn is over, unless a side has nobody left to go on with (22.0.d). */
export function outcome(view: View, world: World): Outcome | undefined {
  const { side, all, words } = world.scenario.victory;
  const other = enemyOf(world, side);
  if (view.doing.at(-1)?.is === 'done') {
    return all.every(condition => progress(view, condition) >= condition.least)
      ? { winner: side, why: words, cite: '22.0.d' }
      : { winner: other, why: `not fulfilled: ${words}`, cite: '22.0.d' };
  }
  return view.units.length === 0 ? { why: 'nobody is left on either side', cite: '22.0.d' } : undefined;
}

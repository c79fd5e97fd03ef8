/** Victory conditions (22.0): what is to be controlled, who has left the map, who has fallen. */
import type { Outcome, Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { holderAtStart, outcomeAtEnd, pointsFor } from '../../kit/scenario/victory.ts';
import { unitCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { VEHICLE_CARDS } from '../vehicles/cards.ts';
import { vehiclesOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import type { Condition } from './scenario.ts';

export { exitHexes } from '../../kit/scenario/victory.ts';

/** All locations that the victory conditions ask to control. */
export const objectives = rememberedOf(({ scenario }: World): readonly Location[] => {
  const named = scenario.victory.all.flatMap(condition =>
    condition.is === 'control' ? condition.places : [],
  );
  return [...new Set(named)] as Location[];
});

/** At the start a side controls what lies in its own set-up area alone. */
export function initialControl(world: World): Readonly<Record<string, Side>> {
  const control: Record<string, Side> = {};
  for (const location of objectives(world)) {
    const owner = holderAtStart(world, [location.replace(/[/#].*$/, '')]);
    if (owner !== undefined) control[location] = owner;
  }
  return control;
}

/** A vehicle counts 4, a squad or weapon team 2, a half-squad half of that (22.0.c), a crew or single man 1. */
export function pointsOf(id: string): number {
  if (VEHICLE_CARDS.has(id)) return 4;
  const { kind } = unitCard(id);
  return kind === 'squad' || kind === 'weapon-team' ? 2 : 1;
}

/** How far the condition is fulfilled, in what it counts. */
export function progress(view: View, condition: Condition): number {
  const { side } = condition;
  switch (condition.is) {
    case 'control':
      return condition.places.filter(location => view.control[location] === side).length;
    case 'exit':
    case 'casualties':
      return pointsFor(view.losses, condition, pointsOf);
    case 'points':
      return view.points?.[side] ?? 0;
  }
}

/** Nothing is decided before the last turn is over, unless a side has nobody left to go on with (22.0.d). */
export function outcome(view: View, world: World): Outcome | undefined {
  if (view.doing.at(-1)?.is === 'done') {
    const { all } = world.scenario.victory;
    const isWon = all.every(condition => progress(view, condition) >= condition.least);
    return outcomeAtEnd(world, isWon, '22.0.d');
  }
  return view.units.length === 0 && vehiclesOf(view).every(({ abandoned }) => abandoned)
    ? { why: 'nobody is left on either side', cite: '22.0.d' }
    : undefined;
}

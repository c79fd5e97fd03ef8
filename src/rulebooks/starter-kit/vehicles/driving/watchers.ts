/** What the defender's vehicles may do besides firing when an enemy moves in their sight (3.3.2.1, 7.5.b). */
import type { Rule, Side } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import { moverAt } from '../../fire/shooters.ts';
import type { Game, View } from '../../game.ts';
import { sight } from '../../sight/sight.ts';
import type { World } from '../../world.ts';
import { vehicleById } from '../vehicles.ts';
import { dispense, dispenseActs } from './dispensers.ts';
import { motionActs, motionAttempt } from './motion-attempt.ts';

export type Watch = Extract<BookAct, { verb: 'rouse' | 'dispense' }>;

const NONE: readonly Watch[] = [];

export function watchActs(world: World, view: View, side: Side): readonly Watch[] {
  const where = view.vehicles === undefined ? undefined : moverAt(view);
  if (where === undefined) return NONE;
  const dispensing = (view.vehicles ?? [])
    .filter(
      ({ side: owner, at }) => owner === side && at !== undefined && sight(world, view, at, where).clear,
    )
    .flatMap(vehicle => dispenseActs(world, view, vehicle));
  return [...motionActs(world, view, side), ...dispensing];
}

export function* watch(game: Game, act: Watch): Rule<void> {
  const vehicle = vehicleById(game.state, act.vehicle);
  if (act.verb === 'rouse') yield* motionAttempt(game, vehicle);
  else yield* dispense(game, vehicle, act);
}

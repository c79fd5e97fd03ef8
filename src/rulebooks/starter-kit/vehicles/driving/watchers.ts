/** What the defender's vehicles may do besides firing when an enemy moves in their sight (3.3.2.1, 7.5.b). */
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import type { OpeningScene } from '../../fire/openings.ts';
import { moverAt } from '../../fire/shooters.ts';
import { verbsIn } from '../../game.ts';
import { sight } from '../../sight/sight.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';
import { dispense, dispenseRefusal, dispensersOf, throwRefusal, throwsOf } from './dispensers.ts';
import { motionAttempt, motionNumber } from './motion-attempt.ts';

const verb = verbsIn<OpeningScene>();

const ownVehicles = ({ view, side }: OpeningScene): readonly AnyVehicle[] =>
  view.vehicles?.filter(each => each.side === side && each.at !== undefined && !each.wreck) ?? [];

/** An enemy moves somewhere on the map. */
const bar = ({ view }: OpeningScene): Refusal | undefined =>
  view.vehicles === undefined || moverAt(view) === undefined
    ? refusal('3.3.2.1.a', 'no enemy moves on the map')
    : undefined;

const rouse = verb('rouse', {
  cite: '3.3.2.1.a',
  bar,
  who: ownVehicles,
  unfit({ world, view }, vehicle) {
    const number = motionNumber(world, view, vehicle);
    return isRefusal(number) ? number : undefined;
  },
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => motionAttempt(game, vehicleById(game.state, vehicle)),
});

const dispenseInSight = verb('dispense', {
  cite: '7.5.b',
  bar,
  who: scene => ownVehicles(scene).filter(vehicle => dispensersOf(scene.world, vehicle).length > 0),
  whoElse: refusal('7.5.a', 'it has no smoke dispenser'),
  unfit({ world, view }, vehicle) {
    const against = dispenseRefusal(world, vehicle);
    const mover = moverAt(view);
    if (against || vehicle.at === undefined || mover === undefined) return against;
    return sight(world, view, vehicle.at, mover).clear
      ? undefined
      : refusal('7.5.b', 'the enemy who moves is not in its sight');
  },
  what: ({ world }, vehicle) => throwsOf(world, vehicle),
  whatElse: refusal('7.5.a', 'it throws no smoke there, or not with its hatches as they are'),
  refusal: ({ world, view }, vehicle, each) => throwRefusal(world, view, vehicle, each),
  args: ({ id }, { kind, at }) => ({ vehicle: id, kind, at }),
  *perform(game, act) {
    yield* dispense(game, vehicleById(game.state, act.vehicle), act);
  },
});

export const WATCHES = [rouse, dispenseInSight] as const;

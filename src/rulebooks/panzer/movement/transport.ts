/** Riding and towing (B12.10): mounting and dismounting cost carrier and unit half of their movement. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import { getBackIn } from '../artillery/on-foot.ts';
import type { VehicleCard } from '../counters/index.ts';
import { isScoutCar } from '../fire/modifiers.ts';
import {
  cardOfUnit,
  type Fielded,
  fieldedById,
  isFielded,
  isLeg,
  isVehicle,
  ownUnits,
  type Scene,
  show,
  unitById,
  type View,
  vehicleCardOf,
  verbsIn,
} from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { treadOnMines } from '../mines/enter.ts';
import type { UnitId } from '../state.ts';
import { isOn, type World } from '../world.ts';
import { speedOf } from './costs.ts';
import { fullRefusal, moverOf, spend, takePlace } from './mover.ts';

const verb = verbsIn<Scene>();

/** A scout car that men are packed into carries one more (7.38.4). */
function capacityOf(world: World, carrier: Fielded): VehicleCard['carries'] {
  const carries = vehicleCardOf(carrier)?.carries;
  return carries && isOn(world, '7.38') && isScoutCar(carrier) ? { ...carries, leg: 2 } : carries;
}

/** Whether there is room aboard: so many guns are towed, so many leg units ride. */
export function roomRefusal(
  world: World,
  { units }: View,
  carrier: Fielded,
  unit: Fielded,
): Refusal | undefined {
  const carries = capacityOf(world, carrier);
  if (!carries) return refusal('B12.10', 'it carries nobody');
  const aboard = units.filter(each => each.aboard === carrier.id && isLeg(each) === isLeg(unit)).length;
  return aboard < (isLeg(unit) ? carries.leg : carries.towed)
    ? undefined
    : refusal('B12.10', 'there is no room aboard');
}

/** Half of what the unit could move, rounded up. */
const halfOf = (world: World, unit: Fielded): number => Math.ceil(speedOf(world, unit, undefined) / 2);

/**
 * While a carrier is on its way it takes up those in its hex who have not moved and are under its own command or without one;
 * guns that can't be pushed wait for it.
 */
export const mount = verb('mount', {
  cite: 'B12.10',
  who: scene => {
    const mover = moverOf(scene.view);
    return ownUnits(scene).filter(({ at, id }) => at === mover.at && id !== mover.id);
  },
  whoElse: refusal('B12.10', 'it is not in the same hex'),
  unfit: ({ world, view }, unit) => {
    const mover = moverOf(view);
    if (isVehicle(unit)) return refusal('B12.10', 'vehicles do not ride');
    if (unit.aboard) return refusal('B12.10', 'it is aboard');
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    if (unit.moved || unit.fired) return refusal('B12.10', 'it has moved or fired');
    if (unit.suppressed) return refusal('B11.1', 'it is suppressed');
    if (usedOf(view) + halfOf(world, mover) > speedOf(world, mover, undefined))
      return refusal('B12.10', 'the vehicle has too few points left');
    // An observer has his place in his own vehicle (7.47.c).
    return unit.observes === mover.id ? undefined : roomRefusal(world, view, mover, unit);
  },
  what: ({ view }): readonly UnitId[] => [moverOf(view).id],
  args: ({ id }, on) => ({ unit: id, on }),
  perform(game, { unit, on }) {
    const rider = unitById(game.state, unit);
    const own = game.own(rider);
    unset(own, 'lane');
    unset(own, 'aside');
    if (rider.observes !== on) own.aboard = on;
    own.moved = true;
    show(game, rider);
    spend(game, halfOf(game.world, fieldedById(game.state, on)));
    if (rider.observes === on) {
      getBackIn(game, unit);
      return game.say('7.47.c', `The observer is in {${on}} again.`);
    }
    game.say('B12.10', `{${unit}} mounts {${on}}.`);
  },
});

const usedOf = ({ doing }: View): number => {
  const frame = doing.at(-1);
  return frame?.is === 'move' ? frame.used : 0;
};

/** Riders get off where their vehicle is, in the Movement Phase, and go no farther in it. */
export const dismount = verb('dismount', {
  cite: 'B12.10',
  who: scene => ownUnits(scene).filter(({ aboard }) => aboard !== undefined),
  whoElse: refusal('B12.10', 'it is not aboard'),
  unfit: ({ view }, unit) => {
    const carrier = unit.aboard && unitById(view, unit.aboard);
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    if (unit.moved) return refusal('B12.10', 'it has moved');
    if (
      carrier &&
      isFielded(carrier) &&
      carrier.moved &&
      !carrier.bogged &&
      cardOfUnit(carrier).is === 'vehicle' &&
      carrier.command === 'MOVE'
    )
      return refusal('B12.10', 'its vehicle has used up its movement');
    return fullRefusal(view, unit, unit.at);
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const rider = fieldedById(game.state, unit);
    const carrier = rider.aboard && unitById(game.state, rider.aboard);
    const own = game.own(rider);
    takePlace(game, own, rider.at, carrier?.lane?.side);
    unset(own, 'aboard');
    own.moved = true;
    own.spot = { by: 'MOVE', turn: game.state.turn };
    // Half of the carrier's movement is gone with it, and it stays.
    if (carrier) game.own(carrier).moved = true;
    game.say('B12.10', `{${unit}} dismounts.`);
    yield* treadOnMines(game, unit);
  },
});

/** A demolition charge against a vehicle (4.3.e): named when it is placed, it goes off where it was put. */
import type { HexId } from '../../../../board/index.ts';
import { type Frozen, lookedUp, type Rule, roll, signed, sumOf, term } from '../../../../engine/index.ts';
import { type Aspect, chargePosition, hitAspect, modifier, toKillWith } from '../../charts/index.ts';
import { DR, type Game, type View } from '../../game.ts';
import type { LaidCharge, VehicleId } from '../../state.ts';
import { spineOf } from '../../vehicles/arcs.ts';
import { isMovingTarget, vehicleById } from '../../vehicles/vehicles.ts';
import type { World } from '../../world.ts';
import { facingShown } from '../covered-arcs.ts';
import { attackOnArmour } from './to-kill.ts';

type Mined = NonNullable<LaidCharge['on']>;

/** The sides that the vehicle shows to who places the charge; they stay struck however it turns afterwards. */
export function minedBy(world: World, view: View, id: VehicleId, from: HexId): Mined {
  const vehicle = vehicleById(view, id);
  const facing = (aspect: Aspect) =>
    vehicle.at === undefined
      ? 'front'
      : (facingShown(world, vehicle.at, spineOf(vehicle, aspect), from) ?? 'front');
  return { vehicle: id, hull: facing('hull'), turret: facing('turret') };
}

/**
 * How well it was put decides where it strikes and what it is worth, and is harder on a vehicle in motion (3.3.2.p); then
 * the roll to kill, unless it is a dud.
 */
export function* explodeUnder(game: Game, charge: Frozen<LaidCharge>, on: Mined): Rule<void> {
  const vehicle = game.state.vehicles?.find(({ id }) => id === on.vehicle);
  if (!vehicle || vehicle.wreck || vehicle.at !== charge.at) return;
  const side = game.state.attacker;
  const moving = modifier(game.world.charts.toHitModifiers, 'moving vehicle');
  const drm = isMovingTarget(game.state, vehicle) ? moving.n : 0;
  const position = yield* roll(
    DR,
    `the charge on {${vehicle.id}}`,
    ({ coloured, white }) => {
      const change = chargePosition(game.world.charts, coloured + white + drm);
      return change === undefined
        ? 'useless'
        : { change, aspect: hitAspect(game.world.charts, coloured, white) };
    },
    {
      cite: '4.3.e',
      by: side,
      tell: (dice, found) =>
        lookedUp(
          sumOf(dice, term('moving vehicle', drm, moving.cite)),
          'on the table of positions',
          found === 'useless'
            ? 'badly placed'
            : `on the ${found.aspect}, ${signed(found.change)} to its to kill number`,
        ),
    },
  );
  if (position === 'useless') {
    game.say('4.3.e', `The charge on {${vehicle.id}} is badly placed`);
    return;
  }
  const { change, aspect } = position;
  yield* attackOnArmour(game, {
    by: side,
    vehicle,
    killer: 'HE or DC',
    number: toKillWith(game.world.charts, 'DC') + change,
    aspect,
    facing: on[aspect],
    dud: charge.removal,
  });
}

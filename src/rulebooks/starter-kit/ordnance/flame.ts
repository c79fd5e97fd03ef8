/** A flamethrower against a vehicle (4.2.e): nothing has to be hit, and armour is no help. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Rule } from '../../../engine/index.ts';
import { fireColumn, toKillWith } from '../charts/index.ts';
import { markFirer, noteShots } from '../fire/markers.ts';
import { type Firer, firearmCard, normalRange, shooterOf } from '../fire/shooters.ts';
import { breakdownNumbers, noteUse } from '../fire/weapons.ts';
import { pop } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { sight } from '../sight/sight.ts';
import type { FireFrame, VehicleId } from '../state.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';
import { engagingFirer } from './engaging.ts';
import { type ArmourHit, attackOnArmour } from './hits/to-kill.ts';

/** The attack as the roll to kill needs it. */
export function flameHit(world: World, view: View, firer: Firer, target: HexId, id: VehicleId): ArmourHit {
  const longRange = distance(world, firer.at, target) > normalRange(world, firer);
  const firepower = (firer.weapon && firearmCard(firer.weapon)?.firepower) ?? 0;
  const { removal } = breakdownNumbers(world, view, firer);
  return {
    by: firer.user.side,
    vehicle: vehicleById(view, id),
    killer: 'FT',
    number: toKillWith(world.charts, 'FT'),
    aspect: 'hull',
    facing: 'rear',
    longRange,
    column: fireColumn(longRange ? firepower / 2 : firepower),
    ...(removal !== undefined && { removal }),
  };
}

/** The vehicle is named before the flame is let loose; nothing else in the hex is struck. */
export function* flameAttack(
  game: Game,
  frame: Frozen<FireFrame>,
  target: HexId,
  vehicle: VehicleId,
): Rule<void> {
  const { world, state } = game;
  const [id] = frame.shooters;
  const firer = id === undefined ? undefined : engagingFirer(world, state, shooterOf(state, id), target);
  if (!firer || isRefusal(firer)) throw new Error(`${id} may not fire at ${vehicle}`);
  const { weapon, user } = firer;
  const hit = flameHit(world, state, firer, target, vehicle);
  pop(game);
  if (weapon) noteUse(game, user, weapon.id);
  noteShots(game, [firer]);
  markFirer(game, firer, false);
  if (!sight(world, state, firer.at, target).clear) {
    return game.say('3.2.1.e', `{${firer.id}} can't see ${target}: the fire is wasted`);
  }
  game.say('4.2.e', `{${firer.id}} turns its flame on {${vehicle}}`);
  const { isSpent } = yield* attackOnArmour(game, hit);
  if (isSpent && weapon) destroyWeapon(game, weapon, '4.2.d');
}

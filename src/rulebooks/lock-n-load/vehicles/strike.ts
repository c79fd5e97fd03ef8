/** A shell has hit a vehicle (14.1.g to 14.1.3): where it strikes, whether it goes through, and what the crew makes of it. */
import { added, type Rule, type Side } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import type { Location } from '../state.ts';
import type { World } from '../world.ts';
import { armorStruck, facesTowards, isSkirted } from './impact.ts';
import { abandonVehicle, destroyVehicle, shakeVehicle } from './losses.ts';
import { nerveCheck } from './nerve.ts';
import { penetrationRoll } from './penetration.ts';
import { type AnyVehicle, turretFacing, vehicleById, vehicleCardOf } from './vehicles.ts';

export interface Shell {
  readonly by: Side;
  readonly why: string;
  readonly from: Location;
  readonly penetration: number;
  /** A shaped charge: side skirts halve it (RRT.2). */
  readonly heat?: true;
}

export type Part = 'hull' | 'turret';

/** What it meets there: the hull turned as the hull is, the turret as the turret (14.1.3.a, 14.1.3.b). */
export function armorMet(world: World, vehicle: AnyVehicle, from: Location, part: Part): number | undefined {
  const { at, facing } = vehicle;
  if (at === undefined) return undefined;
  const looks = part === 'turret' ? turretFacing(vehicle) : facing;
  return armorStruck(vehicleCardOf(vehicle), facesTowards(world, at, looks, from), part === 'turret');
}

/** What of it is left behind side skirts, rounded up (RRT.2). */
export function penetrationThere(
  world: World,
  vehicle: AnyVehicle,
  { from, penetration, heat }: Pick<Shell, 'from' | 'penetration' | 'heat'>,
  part: Part,
): number {
  const { at, facing } = vehicle;
  if (!heat || at === undefined) return penetration;
  const faces = facesTowards(world, at, facing, from);
  return isSkirted(vehicleCardOf(vehicle), faces, part === 'turret')
    ? Math.ceil(penetration / 2)
    : penetration;
}

export function* shellStrikes(game: Game, target: AnyVehicle, part: Part, shell: Shell): Rule<void> {
  const { by, why, from } = shell;
  const penetration = penetrationThere(game.world, target, shell, part);
  const { id } = target;
  const armor = armorMet(game.world, target, from, part);
  if (armor === undefined) {
    game.say('14.1.2', `Nothing on {${id}} stops the shell`);
    return yield* destroyVehicle(game, target, 'fire');
  }
  const result = yield* penetrationRoll({ by, why, penetration, armor });
  switch (result.is) {
    case 'dud':
      return;
    case 'destroyed':
      return yield* destroyVehicle(game, target, 'fire');
    case 'level':
      return yield* leaveOrStay(game, vehicleById(game.state, id));
    case 'stopped':
      return yield* holdNerve(game, vehicleById(game.state, id), result.short);
  }
}

/** The plate and the shell are level: who keeps his nerve is only Shaken, and all others get out (14.1.1.a). */
function* leaveOrStay(game: Game, vehicle: AnyVehicle): Rule<void> {
  if (vehicle.abandoned) return;
  const why = `whether the crew of {${vehicle.id}} stays`;
  const stays = yield* nerveCheck(game, vehicle, {
    why,
    cite: '14.1.1.a',
    modifiers: added([], 'modifiers'),
  });
  if (stays) shakeVehicle(game, vehicle);
  else abandonVehicle(game, vehicle);
}

/** The more the shell falls short the easier it is borne; a 12 is always too much (14.1.1.d). */
function* holdNerve(game: Game, vehicle: AnyVehicle, short: number): Rule<void> {
  if (vehicle.abandoned) return;
  const modifiers = added([{ id: 'what the shell fell short by', cite: '14.1.1.d', n: -short }], 'modifiers');
  const why = `the nerve of the crew of {${vehicle.id}}`;
  const holds = yield* nerveCheck(game, vehicle, { why, cite: '14.1.1.d', modifiers, twelveFails: true });
  if (!holds) shakeVehicle(game, vehicle);
}

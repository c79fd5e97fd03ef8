/** The nerve of a vehicle's crew: their Morale, their checks, their rallies (11.5, 15.0.d). */
import {
  added,
  against,
  atMost,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { rollPair } from '../air/arrival.ts';
import { listed } from '../charts/index.ts';
import { isSheltered } from '../fire/cover.ts';
import { type Game, TWO_D6, type View } from '../game.ts';
import type { VehicleId } from '../state.ts';
import type { World } from '../world.ts';
import { ARMOR_LEADERS, type ArmorLeaderCard } from './armor-leaders.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from './vehicles.ts';

/** Who commands it, if an Armor Leader does (11.5.a). */
export const armorLeaderOf = ({ leader }: AnyVehicle): ArmorLeaderCard | undefined =>
  leader === undefined ? undefined : ARMOR_LEADERS.get(leader);

/** Its Armor Leader's, if it has one (11.5.b). */
export const vehicleMorale = (vehicle: AnyVehicle): number =>
  armorLeaderOf(vehicle)?.morale ?? vehicleCardOf(vehicle).morale;

/** What is taken off the dice of its rally (11.5.b, 15.0.d). */
export function rallyModifiers(world: World, view: View, vehicle: AnyVehicle): Tally {
  const leader = armorLeaderOf(vehicle);
  const isCovered = vehicle.at !== undefined && isSheltered(world, view, vehicle.at);
  const entries = [
    leader && leader.leadership > 0 && { id: leader.name, cite: '11.5.b', n: -leader.leadership },
    isCovered && listed(world.charts.moraleModifiers, 'positive Target Modifier'),
  ];
  return added(entries, 'modifiers');
}

interface Check {
  readonly why: string;
  readonly cite: string;
  readonly modifiers: Tally;
  /** A 12 on the dice fails, whatever is taken off them (14.1.1.d). */
  readonly twelveFails?: true;
}

/** Two dice against its Morale; whether it passes. */
export function* nerveCheck(game: Game, vehicle: AnyVehicle, check: Check): Rule<boolean> {
  const { why, cite, modifiers, twelveFails } = check;
  const morale = vehicleMorale(vehicle);
  return yield* rollPair(
    game,
    TWO_D6,
    why,
    ({ first, second }) =>
      first + second + modifiers.value <= morale && !(twelveFails && first + second === 12),
    {
      cite,
      by: vehicle.side,
      tell: (dice, passes) => {
        const isTwelve = twelveFails && dice.first + dice.second === 12;
        const verdict = passes ? 'passes' : 'fails';
        return isTwelve
          ? lookedUp(sumOf(dice), 'by itself', verdict, { of: [vehicle.id] })
          : against(sumOf(dice, modifiers), atMost(morale), passes, verdict, { of: [vehicle.id] });
      },
    },
    ({ first, second }) => [first, second],
  );
}

/** Shaken, and once a phase; nobody else is needed for it (3.0, 15.0.d). */
export function vehicleRallyRefusal(vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (vehicle.abandoned) return refusal('14.1.1.b', 'nobody is in it any more');
  if (!vehicle.shaken) return refusal('3.0.c', 'it is not Shaken');
  return vehicle.tried ? refusal('3.0.i', 'it has tried to rally in this phase') : undefined;
}

export function* vehicleRally(game: Game, id: VehicleId): Rule<void> {
  const vehicle = vehicleById(game.state, id);
  const modifiers = rallyModifiers(game.world, game.state, vehicle);
  const passes = yield* nerveCheck(game, vehicle, {
    why: `{${id}} tries to rally`,
    cite: '15.0.d',
    modifiers,
  });
  const mine = game.own(vehicle);
  mine.tried = true;
  if (!passes) return;
  unset(mine, 'shaken');
  game.say('15.0.d', `{${id}} rallies`);
}

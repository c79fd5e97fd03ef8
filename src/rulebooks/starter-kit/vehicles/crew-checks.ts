/** Checks of the men inside a vehicle (7.10.b): what morale they have, and what is added to their dice. */
import { added, against, atMost, type Rule, roll, sumOf, type Tally } from '../../../engine/index.ts';
import { listed, vehicleCrewMorale } from '../charts/index.ts';
import { DR, type Game } from '../game.ts';
import { enemyOf, nationOf, type World } from '../world.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** That of the best elite troops of their nation (7.10.b). */
export function crewMorale(world: World, vehicle: AnyVehicle): number {
  return vehicleCrewMorale(
    world.charts,
    vehicleCardOf(vehicle).nation,
    nationOf(world, enemyOf(world, vehicle.side)),
  );
}

/** The number of the check, and one more for men who have been stunned before (7.10.i); nobody leads them. */
function crewCheckModifiers(world: World, vehicle: AnyVehicle, harder: number): Tally {
  return added([
    harder > 0 && { id: `${harder}MC`, cite: '3.2.3.p', n: harder },
    vehicle.shaken && listed(world.charts.vehicularFireModifiers, 'shaken crew'),
  ]);
}

type CrewCheck = 'passed' | 'pinned' | 'failed' | 'twelve';

/** A morale check: with its last possible roll the crew passes and is pinned (3.2.3.n). */
export function* crewCheck(game: Game, vehicle: AnyVehicle, harder: number, cite: string): Rule<CrewCheck> {
  const morale = crewMorale(game.world, vehicle);
  const drm = crewCheckModifiers(game.world, vehicle, harder);
  const name = harder === 0 ? 'NMC' : `${harder}MC`;
  return yield* roll(
    DR,
    `${name} of the crew of {${vehicle.id}}`,
    ({ coloured, white }): CrewCheck => {
      const original = coloured + white;
      const final = original + drm.value;
      if (final > morale) return original === 12 ? 'twelve' : 'failed';
      return final === morale ? 'pinned' : 'passed';
    },
    {
      cite,
      by: vehicle.side,
      tell: (dice, found) =>
        against(sumOf(dice, drm), atMost(morale), found === 'passed' || found === 'pinned', CHECKED[found], {
          of: [vehicle.id],
        }),
    },
  );
}

const CHECKED: Readonly<Record<CrewCheck, string>> = {
  passed: 'holds',
  pinned: 'holds, but is pinned',
  failed: 'fails',
  twelve: 'fails with a 12',
};

/** A check that the crew passes or doesn't: a pin task check, or whether it comes through a possible shock. */
export function* passesNormalCheck(
  game: Game,
  vehicle: AnyVehicle,
  cite: string,
  why = 'NMC',
): Rule<boolean> {
  const morale = crewMorale(game.world, vehicle);
  const drm = why === 'NMC' ? crewCheckModifiers(game.world, vehicle, 0) : undefined;
  return yield* roll(
    DR,
    `${why} of the crew of {${vehicle.id}}`,
    ({ coloured, white }) => coloured + white + (drm?.value ?? 0) <= morale,
    {
      cite,
      by: vehicle.side,
      tell: (dice, passes) =>
        against(sumOf(dice, drm), atMost(morale), passes, passes ? 'passes' : 'fails', { of: [vehicle.id] }),
    },
  );
}

/** The Damage Check of a vehicle that small arms or shells from above have struck (17.2.d, 17.3.b), and what it brings. */
import { against, atMost, type Rule, roll, sumOf, type Tally, term } from '../../../engine/index.ts';
import { type DamageColumn, type DamageResult, damage } from '../charts/index.ts';
import { D6, type Game } from '../game.ts';
import { lowestArmor } from './impact.ts';
import { abandonVehicle, destroyVehicle, shakeVehicle } from './losses.ts';
import { armorLeaderOf, vehicleMorale } from './nerve.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** As a vehicle, whoever leads it (11.5.c). */
export const vehicleColumn = (vehicle: AnyVehicle): DamageColumn =>
  vehicleCardOf(vehicle).armor ? 'Armored Vehicle' : 'Unarmored Vehicle';

/** An Armor Leader in Good Order takes his modifier off (11.5.b). */
const steadying = (vehicle: AnyVehicle): number => {
  const leader = vehicle.shaken ? undefined : armorLeaderOf(vehicle);
  return leader ? -leader.leadership : 0;
};

export function* vehicleDamageCheck(
  game: Game,
  vehicle: AnyVehicle,
  excess: number,
  cite: string,
): Rule<void> {
  const leader = armorLeaderOf(vehicle);
  const terms = [
    term('excess of the attack', excess, '5.0.f'),
    term(leader?.name ?? '', steadying(vehicle), '11.5.b'),
  ];
  const added = terms.reduce((sum, each) => sum + (each?.value ?? 0), 0);
  const morale = vehicleMorale(vehicle);
  const column = vehicleColumn(vehicle);
  const result: DamageResult = yield* roll(
    D6,
    `the Damage Check of {${vehicle.id}}`,
    ({ die }) => damage(game.world.charts, column, die + added, morale),
    {
      cite: cite === '5.0.d' ? '17.2.d' : cite,
      by: vehicle.side,
      tell: (dice, is) =>
        against(sumOf(dice, ...terms), atMost(morale), is === 'no effect', is, { of: [vehicle.id] }),
    },
  );
  yield* vehicleSuffers(game, vehicle, result);
}

function* vehicleSuffers(game: Game, vehicle: AnyVehicle, result: DamageResult): Rule<void> {
  if (result === 'no effect') return;
  if (result === 'shaken') shakeVehicle(game, vehicle);
  else if (result === 'abandoned') abandonVehicle(game, vehicle);
  else yield* destroyVehicle(game, vehicle, 'fire');
}

/** Its lowest armor stands beside the shelter of its hex (17.2.d); nothing does where it has none (17.3.a). */
export function armored(vehicle: AnyVehicle, shelter: Tally): Tally {
  const armor = lowestArmor(vehicleCardOf(vehicle)) ?? 0;
  if (armor === 0) return shelter;
  const entry = {
    id: 'lowest armor',
    cite: '17.2.d',
    op: '+',
    n: armor,
    stage: 'armor',
    of: vehicle.id,
  } as const;
  return { ...shelter, value: shelter.value + armor, kept: [...shelter.kept, entry] };
}

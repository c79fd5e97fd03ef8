/** The dice of a Close Assault (17.1): nerve first, then each by himself against the vehicle. */
import { against, moreThan, namedSum, type Rule, roll, sumOf, term } from '../../../../engine/index.ts';
import type { Game } from '../../game.ts';
import { isMeleeEligible, isSingleUse } from '../../melee/strength.ts';
import { eliminate, removeWeapon } from '../../morale/losses.ts';
import { moraleCheck } from '../../morale/morale.ts';
import type { Location, UnitId, VehicleId } from '../../state.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  findUnit,
  isHero,
  isLeader,
  leadershipOf,
  lendsModifier,
  meleeAt,
  unitById,
  unitsAt,
} from '../../units.ts';
import type { World } from '../../world.ts';
import { destroyVehicle } from '../losses.ts';
import { vehicleById } from '../vehicles.ts';
import { armorClimbed, assaultStrength, helpersIn, isTankAssaulter, weaponAgainstTanks } from './strength.ts';

/** Leaders check first, and help the MMCs of their kind, not Heroes; `from`: where they come from (17.1.d). */
export function* braveEnough(game: Game, units: readonly UnitId[], from?: Location): Rule<readonly UnitId[]> {
  const { world, state } = game;
  const all = units.map(id => unitById(state, id));
  const inOrder = [...all.filter(isLeader), ...all.filter(unit => !isLeader(unit))];
  const passed: AnyUnit[] = [];
  for (const unit of inOrder) {
    const leader = isLeader(unit) || isHero(unit) ? undefined : bestOf(world, passed, unit);
    const why = `whether {${unit.id}} dares to assault the vehicle`;
    if (yield* moraleCheck(game, unit, why, '17.1.d', leader, from)) passed.push(unit);
  }
  const brave = passed.map(({ id }) => id);
  // A Leader without a weapon for it does not go by himself (17.1.e).
  return passed.some(unit => isTankAssaulter(state, unit)) ? brave : [];
}

/** The best Leader of its kind who has passed. */
const bestOf = (world: World, passed: readonly AnyUnit[], unit: AnyUnit): AnyUnit | undefined =>
  passed
    .filter(each => lendsModifier(each) && areOfOneBadge(each, unit))
    .toSorted((a, b) => leadershipOf(world, b) - leadershipOf(world, a))[0];

const DICE = { attack: 6, defence: 6 } as const;

/** One after another, until one of them has destroyed it (17.1.f). */
export function* assaultEach(game: Game, units: readonly UnitId[], id: VehicleId): Rule<boolean> {
  const helpers = helpersIn(game.world, game.state, unitsLeft(game, units));
  for (const unit of unitsLeft(game, units).filter(each => isTankAssaulter(game.state, each))) {
    const vehicle = vehicleById(game.state, id);
    const strength = assaultStrength(game.world, game.state, unit, helpers.get(unit.id));
    const armor = armorClimbed(vehicle);
    const weapon = weaponAgainstTanks(game.state, unit);
    const isDestroyed = yield* roll(
      DICE,
      `{${unit.id}} assaults {${id}}`,
      ({ attack, defence }) => attack + strength.value > defence + armor,
      {
        cite: '17.1.f',
        by: unit.side,
        tell: ({ attack, defence }, isMore) =>
          against(
            namedSum('attack', sumOf({ attack }, strength)),
            moreThan(namedSum('defence', sumOf({ defence }, term('lowest armor', armor, '17.1.f')))),
            isMore,
            isMore ? 'the vehicle is destroyed' : 'no effect',
            { of: [id] },
          ),
      },
    );
    if (weapon && isSingleUse(weapon)) removeWeapon(game, weapon, '1.6.3.d');
    if (!isDestroyed) continue;
    yield* overcome(game, id);
    return true;
  }
  return false;
}

const unitsLeft = ({ state }: Game, units: readonly UnitId[]): readonly AnyUnit[] =>
  units.flatMap(id => findUnit(state, id) ?? []);

/** Nobody gets out (16.1.1.b), and whoever of its side can't fight is lost with it (17.1.h); the others stay locked there. */
function* overcome(game: Game, id: VehicleId): Rule<void> {
  const vehicle = vehicleById(game.state, id);
  const { at, side } = vehicle;
  if (at === undefined) return;
  yield* destroyVehicle(game, vehicle, 'close assault');
  for (const unit of unitsAt(game.state, at, side))
    if (!isMeleeEligible(game.state, unit)) eliminate(game, unit, '17.1.h');
  if (!meleeAt(game.state, at)) game.own(game.state.melees).push({ at, fought: true });
}

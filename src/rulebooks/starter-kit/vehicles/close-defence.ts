/** The Nahverteidigungswaffe (3.8.s): a bomb thrown out of a buttoned-up vehicle among those who climb on it. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { blast } from '../fire/blast.ts';
import type { Attack } from '../fire/card.ts';
import type { Game, View } from '../game.ts';
import type { CombatInTurnFrame } from '../state.ts';
import { unitsAt } from '../units.ts';
import type { World } from '../world.ts';
import { dispensersOf } from './driving/dispensers.ts';
import { type AnyVehicle, isDazed } from './vehicles.ts';

const FIREPOWER = 16;

/** Why the vehicle may not throw its bomb now. */
export function closeDefenceRefusal(
  view: View,
  { at, side, ambusher, assaulted = [], defended = [] }: Frozen<CombatInTurnFrame>,
  vehicle: AnyVehicle,
): Refusal | undefined {
  if (vehicle.crewExposed) return refusal('3.8.s', 'it is thrown by a vehicle that is buttoned up');
  if (isDazed(vehicle)) return refusal('3.8.s', 'its crew is in shock or stunned');
  if (defended.includes(vehicle.id)) return refusal('3.8.s', 'it has been used in this phase');
  if (ambusher !== side && !assaulted.includes(vehicle.id)) {
    return refusal('3.8.s', 'the vehicle has not been attacked');
  }
  return unitsAt(view, at).some(unit => unit.side !== side)
    ? undefined
    : refusal('3.8.s', 'there is no enemy infantry in the hex');
}

const weaponOf = (world: World, vehicle: AnyVehicle) =>
  dispensersOf(world, vehicle).find(({ kind }) => kind === 'sN');

/** Above this roll nothing happens: without the weapon, never anything. */
export const closeDefenceUsage = (world: World, vehicle: AnyVehicle): number =>
  weaponOf(world, vehicle)?.usage ?? 0;

/** On all infantry in the hex, friends too, whatever covers them. */
export function closeDefenceAttack(view: View, at: HexId): Attack {
  const given = { id: 'close defence weapon', cite: '3.8.s', n: FIREPOWER };
  return {
    kind: 'close defence',
    firers: [],
    leaders: [],
    target: at,
    targets: unitsAt(view, at),
    given,
  };
}

export function* closeDefence(game: Game, vehicle: AnyVehicle, at: HexId): Rule<void> {
  const usage = closeDefenceUsage(game.world, vehicle);
  yield* blast(game, closeDefenceAttack(game.state, at), usage + 1);
}

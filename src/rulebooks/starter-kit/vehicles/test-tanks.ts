/** For tests about vehicles that fire: what is offered, what is armed, and how a match stands. */
import type { Match } from '../../../engine/index.ts';
import type { Arm } from '../counters/card.ts';
import { isRefusal } from '../refusal.ts';
import type { FireMode, Phase, State, Vehicle } from '../state.ts';
import { type Position, skirmish, worldOf } from '../testing.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';
import type { World } from '../world.ts';
import { armMode } from './arms.ts';

type TestMatch = Match<State, World>;

export const tank = (match: TestMatch, id = 'v1'): AnyVehicle => vehicleById(match.state, id);

/** Everything that the side may do now, of one verb. */
export const offers = (match: TestMatch, side: string, verb: string): readonly string[] =>
  match.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

type Change = Partial<Vehicle> & { readonly card: string };

/** How the arm of such a vehicle may fire in that phase, as attacker or defender; or by which rule it may not. */
export function modeOf(
  arm: Arm,
  phase: Phase,
  change: Change,
  role: 'attacker' | 'defender' = 'attacker',
): FireMode | string {
  const enemy = change.card.startsWith('russian') ? 'german 4-6-7' : 'russian 4-4-7';
  const nation = change.card.split(' ')[0] ?? '';
  const position: Position = {
    phase,
    attacker: role === 'attacker' ? nation : (enemy.split(' ')[0] ?? ''),
    units: [{ card: enemy, at: '1:H4' }],
    vehicles: [{ at: '1:F5', ...change }],
  };
  const match = skirmish({ ...position, doing: [{ is: 'done' }] });
  const mode = armMode(worldOf(position), match.state, tank(match), arm);
  return isRefusal(mode) ? mode.cite : mode;
}

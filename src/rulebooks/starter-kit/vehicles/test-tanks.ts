/** For tests about vehicles that fire: what is offered, how arms may fire, and what an attack comes to. */
import { isRefusal, type Match } from '../../../engine/index.ts';
import type { Told } from '../../kit/testing/notation.ts';
import type { Arm } from '../counters/card.ts';
import type { FireMode, Phase, State, Vehicle } from '../state.ts';
import { type Position, skirmish, vehicleTold, worldOf } from '../testing/bench.ts';
import type { World } from '../world.ts';
import { armMode } from './arms.ts';
import { burstLines, declaredBurst } from './gun-attack.ts';
import { type AnyVehicle, vehicleById } from './vehicles.ts';

type TestMatch = Match<State, World>;

export const tank = (match: TestMatch, id = 'v1'): AnyVehicle => vehicleById(match.state, id);

/** Everything that the side may do now, of one verb. */
export const offers = (match: TestMatch, side: string, verb: string): readonly string[] =>
  match.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

/** How the arm of such a vehicle may fire in that phase, as attacker or defender; or by which rule it may not. */
export function modeOf(
  arm: Arm,
  phase: Phase,
  told: string | Told<Vehicle>,
  role: 'attacker' | 'defender' = 'attacker',
): FireMode | string {
  const change = vehicleTold(told);
  const enemy = change.card.startsWith('russian') ? 'german 4-6-7' : 'russian 4-4-7';
  const nation = change.card.split(' ')[0] ?? '';
  const position: Position = {
    phase,
    attacker: role === 'attacker' ? nation : (enemy.split(' ')[0] ?? ''),
    units: [`${enemy} H4`],
    vehicles: [{ at: '1:F5', ...change }],
  };
  const match = skirmish({ ...position, doing: [{ is: 'done' }] });
  const mode = armMode(worldOf(position), match.state, tank(match), arm);
  return isRefusal(mode) ? mode.cite : mode;
}

export const PANTHER = 'german Panther F5 facing 1';

/** A tank between two squads, one before it and one behind. */
export const SQUADS = {
  phase: 'prep-fire',
  attacker: 'german',
  units: ['russian 4-4-7 H5', 'russian 4-4-7 D5'],
  vehicles: [PANTHER],
} as const satisfies Position;

/** What the declared attack comes to: column and modifier, target by target. */
export function attackOf(position: Position, match: TestMatch) {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is declared');
  const world = worldOf(position);
  const burst = declaredBurst(world, match.state, frame, frame.target);
  return burstLines(world, match.state, burst).map(({ column, drm, firepower }) => ({
    column,
    drm: drm.value,
    firepower: firepower.value,
  }));
}

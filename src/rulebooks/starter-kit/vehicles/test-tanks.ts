/** For tests about vehicles that fire: what is offered, how arms may fire, and what an attack comes to. */
import { isRefusal } from '../../../engine/index.ts';
import type { Told } from '../../kit/testing/notation.ts';
import type { Arm } from '../counters/card.ts';
import type { FireMode, Phase, Vehicle } from '../state.ts';
import { type Position, standing, type TestMatch, vehicle, vehicleTold } from '../testing/bench.ts';
import { armMode } from './arms.ts';
import { burstLines, declaredBurst } from './gun-attack.ts';

export { offers, vehicle as tank } from '../testing/bench.ts';

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
  const match = standing(position);
  const mode = armMode(match.world, match.state, vehicle(match), arm);
  return isRefusal(mode) ? mode.cite : mode;
}

export const PANTHER = 'german Panther F5 facing 1';

/** A tank between two squads, one before it and one behind. */
export const SQUADS = {
  phase: 'german prep-fire',
  units: ['russian 4-4-7 H5', 'russian 4-4-7 D5'],
  vehicles: [PANTHER],
} as const satisfies Position;

/** What the declared attack comes to: column and modifier, target by target. */
export function attackOf({ world, state }: TestMatch) {
  const frame = state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is declared');
  const burst = declaredBurst(world, state, frame, frame.target);
  return burstLines(world, state, burst).map(({ column, drm, firepower }) => ({
    column,
    drm: drm.value,
    firepower: firepower.value,
  }));
}

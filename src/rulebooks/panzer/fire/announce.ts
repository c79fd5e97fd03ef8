/** Who may fire in the Direct Fire Step. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { outOfTurn } from '../commands/initiative-groups.ts';
import type { Fielded, Scene } from '../game.ts';

/** Against a unit that would fire in this phase. */
export function notFiring(
  { world, view }: Pick<Scene, 'world' | 'view'>,
  unit: Fielded,
): Refusal | undefined {
  const waits = outOfTurn(world, view, unit);
  if (waits) return waits;
  if (unit.fired) return refusal('B7', 'it has fired');
  return unit.command === 'FIRE' || unit.command === 'SHORT-HALT'
    ? undefined
    : refusal('B5.1', 'it has neither FIRE nor SHORT HALT');
}

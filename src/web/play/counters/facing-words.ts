/** Where a counter looks, in words: as on a clock, like every other direction that is spoken here. */
import type { Counter } from '../../../engine/index.ts';
import { oClock } from '../speech/clock.ts';

/** `faces two o’clock, turret at four o’clock`; nothing for what looks everywhere. */
export function facingWords({ facing, turret }: Pick<Counter, 'facing' | 'turret'>): string {
  return [
    facing === undefined ? '' : `faces ${oClock(facing * 2)}`,
    turret === undefined || turret === facing ? '' : `turret at ${oClock(turret * 2)}`,
  ]
    .filter(part => part !== '')
    .join(', ');
}

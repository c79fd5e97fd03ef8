/** Who may move how (10.1.1.a, MOV-SUM.1). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Gait } from '../charts/index.ts';
import { heldRefusal } from '../close-combat/melee.ts';
import { cardOfUnit, type Fielded, isDisrupted, isPinned, type View } from '../game.ts';

/** Against its moving at all. */
export function moverRefusal(view: View, unit: Fielded): Refusal | undefined {
  if (unit.moved !== undefined) return refusal('4.4.7', 'it has moved');
  if (isPinned(unit)) return refusal('12.3.1.5.3.a', 'it is Pinned Down');
  if (isDisrupted(unit)) return refusal('12.3.1.5.4.a', 'it is Disrupted');
  return unit.fired !== undefined ? refusal('10.1.5', 'it has fired') : heldRefusal(view, unit);
}

/** Against this way of moving. */
export function gaitRefusal(unit: Fielded, gait: Gait): Refusal | undefined {
  const card = cardOfUnit(unit);
  if (card.is !== 'team' || gait === 'cautious' || gait === 'crawl') return undefined;
  // Flamethrowers run (12.9.8, R7).
  return gait === 'run' && card.arm === 'FT'
    ? undefined
    : refusal('10.1.1.a', 'teams neither run nor assault');
}

/** Unless it crawls, a team goes on its move side (MOV-SUM.2); charges, bottles and flamethrowers always do (10.3.1). */
export function carriesRefusal(unit: Fielded, gait: Gait): Refusal | undefined {
  const card = cardOfUnit(unit);
  if (card.is !== 'team' || unit.crew || gait === 'crawl') return undefined;
  return card.arm === 'DC' || card.arm === 'FT' || card.arm === 'MOL'
    ? undefined
    : refusal('MOV-SUM.2', 'it is on its weapon side');
}

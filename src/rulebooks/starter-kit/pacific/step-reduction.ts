/** Step reduction (8.1.2 to 8.1.6): where others lose heart, Japanese squads and crews lose men. */
import type { Rule } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { type Aftermath, breakUnit, eliminate, replaceByLower, wound } from '../morale/losses.ts';
import { type AnyUnit, cardOf, mmcCard } from '../units.ts';
import { isJapaneseLeader } from './japanese.ts';

/** How a check was failed; without either, comrades have died beside it. */
interface Failure {
  readonly twelve?: boolean;
  readonly beyondElr?: boolean;
}

/** What a Japanese unit suffers instead of breaking. False if it breaks like anybody else, with casualties or not. */
export function* suffersInstead(
  game: Game,
  unit: AnyUnit,
  { twelve = false, beyondElr = false }: Failure,
  aftermath: Aftermath,
): Rule<boolean> {
  if (isJapaneseLeader(unit)) {
    if (twelve) eliminate(game, unit, '8.1.7.b', aftermath);
    else yield* wound(game, unit, aftermath);
    return true;
  }
  if (twelve || !losesSteps(unit)) return false;
  stepReduce(game, unit, beyondElr, aftermath);
  return true;
}

/** It has a step to lose: all Japanese squads have, and crews that are not down to their last men. */
function losesSteps(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind !== 'leader' && card.step !== undefined;
}

/** It has failed a check without casualties, or would break because others died (8.1.3, 8.1.6). */
function stepReduce(game: Game, unit: AnyUnit, beyondElr: boolean, aftermath: Aftermath): void {
  const { kind, class: quality, half } = mmcCard(unit);
  if (beyondElr && quality === 'C' && half !== undefined) {
    // Conscripts beyond their experience run: half of them are left, and those are broken (8.1.3.e).
    game.own(unit).card = half;
    game.say('8.1.3.e', `{${unit.id}} is replaced by a half-squad`);
    breakUnit(game, unit, aftermath);
    return;
  }
  // First the poorer troops, then their loss (8.1.3.c, 8.1.3.d).
  if (beyondElr && kind === 'squad') replaceByLower(game, unit);
  loseStep(game, unit, aftermath);
}

/** It keeps its pin, its exhaustion and what it has acquired, unless what is left of it is broken (8.1.2). */
function loseStep(game: Game, unit: AnyUnit, aftermath: Aftermath): void {
  const { kind, step, reduced } = mmcCard(unit);
  if (step === undefined) throw new Error(`${unit.id} has no step to lose`);
  const cite = kind === 'crew' ? '8.1.6' : reduced ? '8.1.3.b' : '8.1.3.a';
  game.own(unit).card = step;
  game.say(cite, `{${unit.id}} loses a step`);
  if (mmcCard(unit).arrivesBroken) breakUnit(game, unit, aftermath);
}

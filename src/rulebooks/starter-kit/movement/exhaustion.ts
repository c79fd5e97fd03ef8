/** Counter exhausted (3.3.1): who has double timed, or spent all he had on an advance. */
import { unset } from '../../../engine/index.ts';
import { audienceOf } from '../concealment/telling.ts';
import type { Game } from '../game.ts';
import type { AnyUnit } from '../units.ts';

export function exhaust(game: Game, unit: AnyUnit, cite: string): void {
  if (unit.exhausted) return;
  game.own(unit).exhausted = true;
  game.say(cite, `{${unit.id}} is exhausted`, audienceOf(unit));
}

/** At the start of their next movement phase units have rested: it only bars them from double time (3.3.1.i). */
export function rest(game: Game): void {
  for (const unit of game.state.units) {
    if (unit.side !== game.state.attacker || !unit.exhausted) continue;
    const mine = game.own(unit);
    unset(mine, 'exhausted');
    mine.winded = true;
    game.say('3.3.1.i', `{${unit.id}} is no longer exhausted`, audienceOf(unit));
  }
}

/** What happens to units: breaking, losses, elimination (3.20). */
import { unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { stopThere } from '../trails/back.ts';
import { type AnyUnit, cardOf } from '../units.ts';
import { countLoss, holdIntegrity } from './integrity.ts';

/** An unbroken unit turns to its broken side (3.20.5); in desperation, unless nobody has fired at it (SQLA-14A, 3.28.5.3). */
export function breakUnit(game: Game, unit: AnyUnit, unfired = false): void {
  stopThere(game, unit.id, 'broken');
  const mine = game.own(unit);
  mine.broken = true;
  if (!unfired) mine.desperate = true;
  unset(mine, 'pinned', 'exhausted', 'berserk');
  game.say('3.20.5', `{${unit.id}} breaks`);
}

/** A squad becomes a half-squad; of anything smaller nobody is left (3.20.6, 3.20.8). */
export function reduce(game: Game, unit: AnyUnit, cite: string): void {
  const card = cardOf(unit);
  if (card.kind === 'squad' && card.half !== undefined) {
    countLoss(game, unit, card.half);
    const mine = game.own(unit);
    mine.card = card.half;
    mine.was = card.id;
    game.say(cite, `{${unit.id}} is reduced to a half-squad`);
    holdIntegrity(game);
  } else {
    eliminate(game, unit, cite);
  }
}

/** Takes a unit out of the game; its weapons stay lying where it was. */
export function eliminate(game: Game, unit: AnyUnit, cite: string): void {
  stopThere(game, unit.id, 'fell');
  game.say(cite, `{${unit.id}} is eliminated`);
  dropAll(game, unit);
  countLoss(game, unit);
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'eliminated' });
  removeUnit(game, unit);
  holdIntegrity(game);
}

export function removeUnit(game: Game, { id }: AnyUnit): void {
  const units = game.own(game.state.units);
  units.splice(
    units.findIndex(each => each.id === id),
    1,
  );
}

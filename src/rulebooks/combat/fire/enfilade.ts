/** Crossfire (12.6.1): two impulses of a side in a row at one place, from directions far apart. */
import type { Side } from '../../../engine/index.ts';
import { type Game, landNow } from '../game.ts';
import { entrySides } from '../sight/sides.ts';
import type { LocId } from '../state.ts';

/** Hexsides between the two lines. */
const FAR_APART = 2;

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 6 - Math.abs(a - b));

export function noteCrossfire(game: Game, side: Side, from: readonly LocId[], at: LocId): void {
  const { state } = game;
  const by = [...new Set(from.flatMap(each => entrySides(landNow(game), each, at)))];
  const last = state.shots[side];
  const isCrossed = last?.at === at && last.by.some(one => by.some(other => apart(one, other) >= FAR_APART));
  game.own(state).shots = { ...state.shots, [side]: { at, by } };
  if (!isCrossed || state.enfiladed.includes(at) || !state.units.some(unit => unit.at === at)) return;
  game.own(state).enfiladed = [...state.enfiladed, at];
  game.say('12.6.1', `${at} lies in crossfire.`);
}

/** An impulse without fire ends the sequence. */
export function forgetShot(game: Game, side: Side): void {
  if (game.state.shots[side] === undefined) return;
  const { [side]: _, ...others } = game.state.shots;
  game.own(game.state).shots = others;
}

/** Where nobody is left there is no crossfire any more (12.6.1.1). */
export function clearCrossfire(game: Game): void {
  const { enfiladed, units } = game.state;
  const left = enfiladed.filter(at => units.some(unit => unit.at === at));
  if (left.length < enfiladed.length) game.own(game.state).enfiladed = left;
}

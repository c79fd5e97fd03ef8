/** At any time a side may give up the concealment of a unit (8.3.e): to be reckoned with in a rout, say. */
import type { Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';

export function showActs(view: View, side: Side) {
  if (view.doing.some(({ is }) => is === 'set-up' || is === 'done')) return [];
  return view.units
    .filter(unit => unit.side === side && unit.concealed && unit.at !== undefined)
    .map(({ id }) => ({ verb: 'show', unit: id }) as const);
}

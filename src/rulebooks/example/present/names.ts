/** What players call things: `American rifle squad 3`, `K5`; never an id. */
import { CARDS } from '../counters.ts';
import type { View } from '../game.ts';
import { sideOf, type World } from '../world.ts';

/** What there is to look at. */
export interface Looked {
  readonly view: View;
  readonly world: World;
}

export function nameOf({ view, world }: Looked, thing: string): string {
  const unit = view.units.find(({ id }) => id === thing);
  if (unit) {
    const alike = view.units.filter(({ side, card }) => side === unit.side && card === unit.card);
    const number = alike.length > 1 ? ` ${alike.indexOf(unit) + 1}` : '';
    const nation = sideOf(world, unit.side)?.nation ?? unit.side;
    return `${nation.charAt(0).toUpperCase()}${nation.slice(1)} ${CARDS[unit.card].title}${number}`;
  }
  const isOneBoard = world.field.boards.length === 1;
  return isOneBoard ? thing.slice(thing.indexOf(':') + 1) : thing;
}

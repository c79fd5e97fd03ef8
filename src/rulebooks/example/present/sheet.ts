/** Everything that is printed on a squad, with where it comes from. */
import type { Sheet } from '../../../engine/index.ts';
import { CARDS } from '../counters.ts';
import type { View } from '../game.ts';

export function sheet({ units }: View, piece: string): Sheet | undefined {
  const unit = units.find(({ id }) => id === piece);
  if (!unit) return undefined;
  const { title, range, moves, source } = CARDS[unit.card];
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    parts: [
      {
        is: 'figures',
        title: 'On the counter',
        figures: [
          { name: 'range', text: `${range}`, cite: '3.1', source },
          { name: 'moves', text: `${moves}`, cite: '4.1', source },
        ],
      },
    ],
  };
}

/** What a debriefing counts. */
import type { Side } from '../../../engine/index.ts';
import { type SeenRoll, statisticsOf } from '../../log/rolls.ts';

interface Luck {
  readonly side: Side;
  readonly count: number;
  /** What the side's rolls came to, and what such dice come to in the long run. */
  readonly mean: number;
  readonly due: number;
}

export function luckOf(rolls: readonly SeenRoll[], sides: readonly Side[]): readonly Luck[] {
  return sides.map(side => {
    const rows = statisticsOf(rolls.filter(({ by }) => by === side));
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const meanOf = (of: 'mean' | 'expected') =>
      count === 0 ? 0 : rows.reduce((sum, row) => sum + row.count * row[of], 0) / count;
    return { side, count, mean: meanOf('mean'), due: meanOf('expected') };
  });
}

/** Everybody sits where the one before him sat. */
export function swapped<Seat>(
  seats: Readonly<Record<Side, Seat>>,
  sides: readonly Side[],
): Readonly<Record<Side, Seat>> {
  return Object.fromEntries(
    sides.flatMap((side, i) => {
      const seat = seats[sides[(i + 1) % sides.length] ?? side];
      return seat === undefined ? [] : [[side, seat]];
    }),
  );
}

/** The one after it in the book's order; none after the last. */
export const nextScenario = <Card extends { readonly id: string }>(
  cards: readonly Card[],
  id: string,
): Card | undefined => cards[cards.findIndex(each => each.id === id) + 1];

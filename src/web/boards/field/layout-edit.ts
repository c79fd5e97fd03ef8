/** What one may do with boards on the table. Every function gives a new layout and leaves the old one. */
import type { Layout, Placement } from '../../../board/index.ts';

const upright = (board: string): Placement => ({ board, turned: false });

/** A board at the right end of a row. */
export function addRight(layout: Layout, row: number, board: string): Layout {
  return layout.map((each, i) => (i === row ? [...each, upright(board)] : each));
}

/** A board in a row of its own, below all others. */
export function addBelow(layout: Layout, board: string): Layout {
  return [...layout, [upright(board)]];
}

export function turnBoard(layout: Layout, row: number, column: number): Layout {
  return changed(layout, row, column, placement => [{ ...placement, turned: !placement.turned }]);
}

/** The last board stays: there is no battlefield without one. */
export function removeBoard(layout: Layout, row: number, column: number): Layout {
  if (layout.flat().length === 1) return layout;
  return changed(layout, row, column, () => []).filter(each => each.length > 0);
}

function changed(
  layout: Layout,
  row: number,
  column: number,
  change: (placement: Placement) => Placement[],
): Layout {
  return layout.map((each, i) =>
    i === row ? each.flatMap((placement, j) => (j === column ? change(placement) : [placement])) : each,
  );
}

/** A board of a layout with its place and its number, which counts row by row from 1. */
export interface LaidBoard extends Placement {
  readonly number: number;
  readonly row: number;
  readonly column: number;
}

export function numberedRows(layout: Layout): LaidBoard[][] {
  let number = 0;
  return layout.map((each, row) =>
    each.map((placement, column) => ({ ...placement, number: ++number, row, column })),
  );
}

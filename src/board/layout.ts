/**
 * How boards lie on the table, as a short text: `village+hill` side by side, `village/hill` one above the
 * other, `village^` turned half around, `village[A-Q]` only those columns. Boards are numbered from 1, row by row. At its end
 * `@snow` says in which palette they are painted; it changes nothing but the look.
 */
import { z } from 'zod';
import { columnName, parseColumn } from '../hex/index.ts';

export const MOST_BOARDS = 8;

const ColumnRange = z.tuple([z.string(), z.string()]);

/** The document form of a layout: rows of boards from the top. */
export const LayoutDocument = z.array(
  z.array(
    z.strictObject({
      board: z.string().min(1),
      turned: z.boolean().optional(),
      columns: ColumnRange.optional(),
    }),
  ),
);
export type LayoutDocument = z.infer<typeof LayoutDocument>;

export interface Placement {
  readonly board: string;
  readonly turned: boolean;
  /** First and last column that are kept, by number, as the board names them. */
  readonly columns?: readonly [number, number];
}

export type Layout = readonly (readonly Placement[])[];

/** By season and theatre. */
export const PALETTE_NAMES = ['temperate', 'autumn', 'snow', 'desert', 'steppe', 'jungle'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];
export const DEFAULT_PALETTE: PaletteName = 'temperate';

/** A value, or one sentence that says why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly wrong: string };

const fail = (wrong: string) => ({ ok: false, wrong }) as const;

const PLACEMENT = /^([a-z][a-z0-9-]*)(?:\[([A-Z]{1,2})-([A-Z]{1,2})\])?(\^)?/;

export function parseLayout(text: string): Outcome<Layout> {
  const rows: Placement[][] = [[]];
  let at = 0;
  for (;;) {
    const match = PLACEMENT.exec(text.slice(at));
    if (match === null) return fail(unexpected(text, at, "a board's name"));
    const [all, board = '', first, last, turned] = match;
    const placement = placementOf(board, turned !== undefined, first, last);
    if (!placement.ok) return placement;
    rows.at(-1)?.push(placement.value);
    at += all.length;
    const separator = text[at];
    if (separator === undefined) return limited(rows);
    if (separator === '/') rows.push([]);
    else if (separator !== '+') return fail(unexpected(text, at, "'+', '/', '^', '[A-Q]' or the end"));
    at++;
  }
}

/** `village+hill@snow` apart: the boards, and the palette. */
export function splitPalette(
  text: string,
): Outcome<{ readonly boards: string; readonly palette: PaletteName }> {
  const [boards = '', name = DEFAULT_PALETTE, ...more] = text.split('@');
  const palette = PALETTE_NAMES.find(each => each === name);
  if (palette === undefined || more.length > 0)
    return fail(
      `battlefield '${text}': found the palette '${[name, ...more].join('@')}'; expected one of ${PALETTE_NAMES.join(', ')}`,
    );
  return { ok: true, value: { boards, palette } };
}

/** The boards painted in a palette, as a text. */
export const withPalette = (boards: string, palette: PaletteName): string =>
  palette === DEFAULT_PALETTE ? boards : `${boards}@${palette}`;

export function layoutOf(document: LayoutDocument): Outcome<Layout> {
  const rows: Placement[][] = [];
  for (const row of document) {
    const placements: Placement[] = [];
    for (const { board, turned = false, columns } of row) {
      const placement = placementOf(board, turned, columns?.[0], columns?.[1]);
      if (!placement.ok) return placement;
      placements.push(placement.value);
    }
    if (placements.length === 0)
      return fail('a battlefield has a row without boards; expected at least one in each');
    rows.push(placements);
  }
  return limited(rows);
}

export function layoutText(layout: Layout): string {
  const one = ({ board, turned, columns }: Placement) => {
    const range = columns === undefined ? '' : `[${columnName(columns[0])}-${columnName(columns[1])}]`;
    return `${board}${range}${turned ? '^' : ''}`;
  };
  return layout.map(row => row.map(one).join('+')).join('/');
}

function placementOf(
  board: string,
  turned: boolean,
  first: string | undefined,
  last: string | undefined,
): Outcome<Placement> {
  if (first === undefined || last === undefined) return { ok: true, value: { board, turned } };
  const from = parseColumn(first);
  const to = parseColumn(last);
  if (from === undefined || to === undefined || from >= to) {
    return fail(
      `columns ${first}-${last} of board '${board}' are no range; expected two columns such as A-Q`,
    );
  }
  if (from % 2 === 1 || to % 2 === 1) {
    return fail(
      `board '${board}' can't be cut at ${first}-${last}; expected columns A, C, E, … at both ends`,
    );
  }
  return { ok: true, value: { board, turned, columns: [from, to] } };
}

function limited(layout: Layout): Outcome<Layout> {
  const count = layout.flat().length;
  if (count > MOST_BOARDS) return fail(`a battlefield of ${count} boards; expected at most ${MOST_BOARDS}`);
  return count === 0
    ? fail('a battlefield without boards; expected at least one')
    : { ok: true, value: layout };
}

function unexpected(text: string, at: number, expected: string): string {
  const found = text[at] === undefined ? 'the end' : `'${text[at]}'`;
  return `battlefield '${text}': found ${found} at character ${at + 1}; expected ${expected}`;
}

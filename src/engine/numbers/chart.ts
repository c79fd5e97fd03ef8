/**
 * The book's tables as data. Most printed charts are not in the source texts, so every value says where it comes
 * from, and the page shows it. A player who owns the game can lay a chart pack of his own over ours.
 */

/**
 * `printed`: in the text. `public`: from public material, which is named. `inferred`: from the text's examples.
 * `substitute`: ours, in agreement with every printed and inferred value.
 */
export const PROVENANCES = ['printed', 'public', 'inferred', 'substitute'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface Source {
  readonly provenance: Provenance;
  /** Rule, line, example or public material. */
  readonly from: string;
  /** Sources differ, or the value looks odd: `from` says how. */
  readonly doubtful?: true;
}

export interface Chart<Cell> {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly source: Source;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Row by row. */
  readonly cells: readonly (readonly Cell[])[];
  /** Cells whose source is another than the chart's, by `row/column`. */
  readonly exceptions?: Readonly<Record<string, Source>>;
}

/** A chart pack: by chart id, by `row/column`, a value of the player's own. */
export type ChartPack = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Checks the chart's shape, so that a slip in the data is found when it is loaded and not in play. */
export function chart<Cell>(data: Chart<Cell>): Chart<Cell> {
  const { id, rows, columns, cells, exceptions = {} } = data;
  if (cells.length !== rows.length)
    throw new Error(`chart ${id}: ${rows.length} rows named, ${cells.length} given`);
  for (const [i, row] of cells.entries()) {
    if (row.length !== columns.length) {
      throw new Error(`chart ${id}, row ${rows[i]}: ${columns.length} columns named, ${row.length} given`);
    }
  }
  for (const list of [rows, columns]) {
    const twice = list.find((name, i) => list.indexOf(name) !== i);
    if (twice !== undefined) throw new Error(`chart ${id} names '${twice}' twice`);
  }
  for (const place of Object.keys(exceptions)) position(data, place);
  return data;
}

export function cell<Cell>(chart: Chart<Cell>, row: string, column: string): Cell {
  const i = chart.rows.indexOf(row);
  const j = chart.columns.indexOf(column);
  if (i < 0 || j < 0) throw new Error(`chart ${chart.id} has no place '${row}/${column}'`);
  return chart.cells[i]?.[j] as Cell;
}

export function sourceOf<Cell>(chart: Chart<Cell>, row: string, column: string): Source {
  return chart.exceptions?.[`${row}/${column}`] ?? chart.source;
}

/** The chart with a player's own values; each is checked to be of the same kind as ours. */
export function withPack<Cell>(data: Chart<Cell>, pack: ChartPack): Chart<Cell> {
  const own = pack[data.id];
  if (own === undefined) return data;
  const cells = data.cells.map(row => [...row]);
  const exceptions: Record<string, Source> = { ...data.exceptions };
  for (const [place, value] of Object.entries(own)) {
    const [i, j] = position(data, place);
    const ours = cells[i]?.[j];
    if (typeof value !== typeof ours) {
      throw new Error(
        `chart pack: ${data.id} ${place} should be a ${typeof ours}, found ${JSON.stringify(value)}`,
      );
    }
    (cells[i] as Cell[])[j] = value as Cell;
    exceptions[place] = { provenance: 'public', from: "the player's own chart pack" };
  }
  return { ...data, cells, exceptions };
}

/** Names may hold slashes of their own (a column for `1/2` firepower). */
function position<Cell>({ id, rows, columns }: Chart<Cell>, place: string): readonly [number, number] {
  for (let slash = place.indexOf('/'); slash >= 0; slash = place.indexOf('/', slash + 1)) {
    const i = rows.indexOf(place.slice(0, slash));
    const j = columns.indexOf(place.slice(slash + 1));
    if (i >= 0 && j >= 0) return [i, j];
  }
  throw new Error(`chart ${id} has no place '${place}'; expected 'row/column'`);
}

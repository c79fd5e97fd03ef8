/**
 * The book's tables as data. Most printed charts are not in the source texts, so every value says where it comes
 * from, and the page shows it. A player who owns the game can lay a chart pack of his own over ours.
 */

/**
 * `printed`: in the text. `public`: from public material, which is named. `inferred`: from the text's examples.
 * `substitute`: ours, in agreement with every printed and inferred value. `pack`: from a player's own chart pack.
 */
export const PROVENANCES = ['printed', 'public', 'inferred', 'substitute', 'pack'] as const;
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
  /**
   * What a value must be, where its neighbours in the column don't tell: undefined if it will do. A function, so that
   * the chart's fingerprint rests on its data alone.
   */
  readonly expects?: (value: unknown, row: string, column: string) => string | undefined;
}

/** Values of a player's own: by chart id, by `row/column`. */
export type ChartValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

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
  for (const place of Object.keys(exceptions)) {
    const at = placeIn(data, place);
    if (typeof at === 'string') throw new Error(`chart ${id} has no place '${place}'; expected ${at}`);
  }
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

/** The chart with other values at some of its places, which have been found good. */
export function withValues<C extends Chart<unknown>>(
  data: C,
  values: Readonly<Record<string, unknown>>,
  source: Source,
): C {
  const own = Object.entries(values);
  if (own.length === 0) return data;
  const cells = data.cells.map(row => [...row]);
  const exceptions: Record<string, Source> = { ...data.exceptions };
  for (const [place, value] of own) {
    const at = placeIn(data, place);
    if (typeof at === 'string') throw new Error(`chart ${data.id} has no place '${place}'; expected ${at}`);
    (cells[at[0]] as unknown[])[at[1]] = value;
    exceptions[place] = source;
  }
  return { ...data, cells, exceptions };
}

/** Where `row/column` is, or what was expected there. Names may hold slashes of their own (`1/2` firepower). */
export function placeIn<Cell>(
  { rows, columns }: Chart<Cell>,
  place: string,
): readonly [row: number, column: number] | string {
  let known = -1;
  for (let slash = place.indexOf('/'); slash >= 0; slash = place.indexOf('/', slash + 1)) {
    const i = rows.indexOf(place.slice(0, slash));
    const j = columns.indexOf(place.slice(slash + 1));
    if (i >= 0 && j >= 0) return [i, j];
    if (i >= 0) known = i;
  }
  if (known >= 0) return `'${rows[known]}/' and one of the columns ${listed(columns)}`;
  return `'row/column', with one of the rows ${listed(rows)}`;
}

const listed = (names: readonly string[]): string => names.map(name => `'${name}'`).join(', ');

/** Numbers stay within this, or within ten times the greatest of ours. */
const USUAL_SIZE = 100;

/**
 * What a value at this place must be, or undefined if this one will do. The column tells: a word must be one that the
 * rules know how to read there; a number must be whole, positive or at least nothing wherever all of ours are.
 */
export function expectationOf<Cell>(
  { rows, columns, cells, expects }: Chart<Cell>,
  [i, j]: readonly [number, number],
  value: unknown,
): string | undefined {
  if (expects) return expects(value, rows[i] ?? '', columns[j] ?? '');
  const ours = cells.map(row => row[j]);
  const numbers = ours.filter(each => typeof each === 'number');
  const others = [...new Set(ours.filter(each => typeof each !== 'number'))];
  if (numbers.length > 0 && typeof value === 'number' && fits(value, numbers)) return undefined;
  const isSwitch = others.length > 0 && others.every(each => typeof each === 'boolean');
  if (isSwitch ? typeof value === 'boolean' : others.some(each => each === value)) return undefined;
  const words = isSwitch ? ['true or false'] : others.map(each => JSON.stringify(each));
  return [...(numbers.length > 0 ? [numberWords(numbers)] : []), ...words].join(' or ');
}

const mostOf = (ours: readonly number[]): number =>
  Math.max(USUAL_SIZE, ...ours.map(each => 10 * Math.abs(each)));

function fits(value: number, ours: readonly number[]): boolean {
  const least = Math.min(...ours);
  if (Math.abs(value) > mostOf(ours) || (least > 0 && value <= 0) || (least >= 0 && value < 0)) return false;
  return Number.isInteger(value) || !ours.every(Number.isInteger);
}

function numberWords(ours: readonly number[]): string {
  const least = Math.min(...ours);
  const whole = ours.every(Number.isInteger) ? 'a whole number' : 'a number';
  const from = least > 0 ? ' above 0' : least >= 0 ? ' of 0 or more' : '';
  return `${whole}${from}, at most ${mostOf(ours)}`;
}

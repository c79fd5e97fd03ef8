/**
 * Data written as a table: a line of headings, then a line a row, cells parted by bars. Every column has its reader, so
 * that rows are typed, and a slip of the pen is found when they are loaded.
 */

/** Reads a cell, or throws what it expected. Undefined: the row goes without. */
type Reader<T> = (cell: string) => T;
type Columns = Readonly<Record<string, Reader<unknown>>>;

type Kept<C extends Columns> = {
  readonly [K in keyof C as undefined extends ReturnType<C[K]> ? never : K]: ReturnType<C[K]>;
};
type Spared<C extends Columns> = {
  readonly [K in keyof C as undefined extends ReturnType<C[K]> ? K : never]?: Exclude<
    ReturnType<C[K]>,
    undefined
  >;
};
type Row<C extends Columns> = Kept<C> & Spared<C>;

/** A row's values come in the order of the headings; a column without a heading is empty in all rows. */
export function readTable<C extends Columns>(columns: C, table: string): readonly Row<C>[] {
  const [headings = [], ...rows] = table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  const unknown = headings.find(each => !(each in columns));
  if (unknown !== undefined)
    throw new Error(`there is no column '${unknown}'; expected some of ${Object.keys(columns).join(', ')}`);
  const names = [...new Set([...headings, ...Object.keys(columns)])];
  return rows.map(cells => {
    if (cells.length !== headings.length)
      throw new Error(`'${cells[0]}' has ${cells.length} cells; expected ${headings.length}`);
    const values = names.map((name, i) => [
      name,
      readCell(columns[name], cells[i] ?? '', `'${cells[0]}', ${name}`),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  });
}

/** Tables of the same columns, each under a name; every row with the name of its table. */
export function readTables<C extends Columns, Name extends string>(
  columns: C,
  tables: Readonly<Record<Name, string>>,
): readonly (readonly [Name, Row<C>])[] {
  const names = Object.keys(tables) as Name[];
  return names.flatMap(name => readTable(columns, tables[name]).map(row => [name, row] as const));
}

function readCell(reader: Reader<unknown> | undefined, cell: string, where: string): unknown {
  try {
    return reader?.(cell);
  } catch (error) {
    throw new Error(`${where}: '${cell}' is no good; expected ${(error as Error).message}`);
  }
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}

export function text(cell: string): string {
  expect('a text', cell !== '');
  return cell;
}

export function number(cell: string): number {
  expect('a number', cell !== '' && Number.isFinite(Number(cell)));
  return Number(cell);
}

/** Empty, or a word that says that it is so. */
export const flag =
  (word: string): Reader<true | undefined> =>
  cell => {
    expect(`'${word}' or nothing`, cell === '' || cell === word);
    return cell === '' ? undefined : true;
  };

export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T> =>
  cell => {
    const found = words.find(word => word === cell);
    if (found === undefined) throw new Error(`one of ${words.join(', ')}`);
    return found;
  };

/** What the word stands for. */
export const namedIn =
  <T>(names: Readonly<Record<string, T>>): Reader<T> =>
  cell => {
    const found = names[cell];
    if (found === undefined) throw new Error(`one of ${Object.keys(names).join(', ')}`);
    return found;
  };

/** Empty cells stay empty. */
export const maybe =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  cell =>
    cell === '' ? undefined : reader(cell);

/** As many as there are, parted by commas; none if the cell is empty. */
export const several =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  cell =>
    cell === '' ? [] : cell.split(',').map(each => reader(each.trim()));

/** `morale: ours, range: reported`. */
export const keyed =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  cell =>
    Object.fromEntries(
      several(entry => {
        const [key = '', ...value] = entry.split(':');
        return [key, reader(value.join(':').trim())] as const;
      })(cell),
    );

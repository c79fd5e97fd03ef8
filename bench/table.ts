import type { Result } from './result.ts';

/** Three digits that matter, and thousands kept apart: 12 300, 45.6, 0.0123. */
export function figure(value: number): string {
  const [whole = '', fraction] = (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const given = (value: number | undefined, after = ''): string =>
  value === undefined ? '' : `${figure(value)}${after}`;

/** The results as lines of text in columns. */
export function table(results: readonly Result[]): readonly string[] {
  return columns([
    ['', 'ours', 'in CPU time', 'theirs', 'ratio', ''],
    ...results.map(({ name, ours, cpu, theirs, ratio, unit }) => [
      name,
      figure(ours),
      given(cpu),
      given(theirs),
      given(ratio, ' x'),
      unit,
    ]),
  ]);
}

/** Rows of cells, figures to the right between a name and a unit. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const last = (rows[0]?.length ?? 0) - 1;
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 || column === last ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map(row => `  ${row.map(cell).join('  ')}`.trimEnd());
}

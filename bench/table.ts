import type { Result } from './result.ts';

/** Three digits that matter, and thousands kept apart: 12 300, 45.6, 0.0123. */
export function figure(value: number): string {
  const [whole = '', fraction] = (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The results as lines of text in columns. */
export function table(results: readonly Result[]): readonly string[] {
  const rows = [
    ['', 'ours', 'theirs', 'ratio', ''],
    ...results.map(({ name, ours, theirs, ratio, unit }) => [
      name,
      figure(ours),
      theirs === undefined ? '' : figure(theirs),
      ratio === undefined ? '' : `${figure(ratio)} x`,
      unit,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 || column === 4 ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map(row => `  ${row.map(cell).join('  ')}`.trimEnd());
}

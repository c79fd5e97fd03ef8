/** Lists of modifiers: charts of one column in which every row has a rule of its own. */
import { type Chart, cell, chart, type Source } from './chart.ts';
import type { Addend } from './tally.ts';

export interface Modifier {
  readonly n: number;
  readonly cite: string;
}

export interface ModifierChart<Name extends string> extends Chart<number> {
  readonly cites: Readonly<Record<Name, string>>;
}

interface Head {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly source: Source;
  /** What the numbers are added to or multiply: `DRM`, `cost`. */
  readonly column: string;
}

/** A row: its number, its rule and, where it differs from the chart's, its source. */
type Row = readonly [n: number, cite: string, source?: Source];

export function modifierChart<Name extends string>(
  { column, ...head }: Head,
  modifiers: Readonly<Record<Name, Row>>,
): ModifierChart<Name> {
  const entries = Object.entries<Row>(modifiers);
  const exceptions: Record<string, Source> = {};
  for (const [name, [, , source]] of entries) if (source) exceptions[`${name}/${column}`] = source;
  const data = chart({
    ...head,
    rows: entries.map(([name]) => name),
    columns: [column],
    cells: entries.map(([, [n]]) => [n]),
    exceptions,
  });
  const cites = Object.fromEntries(entries.map(([name, [, cite]]) => [name, cite])) as Record<Name, string>;
  return { ...data, cites };
}

/** The number and the rule behind it, as a tally wants them. */
export function modifier<Name extends string>(list: ModifierChart<Name>, name: Name): Modifier {
  return { n: cell(list, name, list.columns[0] ?? ''), cite: list.cites[name] };
}

/** The same by its name, to be added. */
export const listed = <Name extends string>(list: ModifierChart<Name>, name: Name): Addend => ({
  id: name,
  ...modifier(list, name),
});

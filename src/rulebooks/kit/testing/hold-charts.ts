/**
 * Proof for tests that every value of a book's charts is read by its rules. Look-ups are driven through every question
 * they can be asked, on charts that remember which of their cells were looked at, and each must be named by a rule. A
 * list of modifiers is looked up by name alone: each of its rows must be named in a rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chart } from '../../../engine/index.ts';

type ChartTable = Readonly<Record<string, Chart<unknown>>>;

interface HeldCharts<Charts extends ChartTable> {
  readonly charts: Charts;
  /** The folder of the book's rules. */
  readonly rules: URL;
  /** By the name under which rules call it, each look-up through all it can be asked. */
  readonly lookUps: Readonly<Record<string, (charts: Charts) => void>>;
  /** Charts of several columns whose rows rules call by name too. */
  readonly named?: readonly (keyof Charts)[];
  /** What no rule reads yet, as `chart/row/column` or the beginning of it, and why it is there all the same. */
  readonly unread?: Readonly<Record<string, string>>;
}

/** A name may be any text: the rows of charts are. */
type Lists<Asked extends readonly unknown[]> = {
  readonly [N in keyof Asked]: readonly (Asked[N] extends string | undefined ? string : Asked[N])[];
};

/** A look-up through every combination of what these lists hold. */
export function through<Charts, Asked extends readonly unknown[]>(
  lookUp: (charts: Charts, ...asked: Asked) => unknown,
  ...lists: Lists<NoInfer<Asked>>
): (charts: Charts) => void {
  const all = lists.reduce<readonly (readonly unknown[])[]>(
    (combinations, list) => combinations.flatMap(some => list.map(each => [...some, each])),
    [[]],
  );
  return charts => {
    for (const asked of all) lookUp(charts, ...(asked as unknown as Asked));
  };
}

/** Everything that speaks against it; nothing if all is read. */
export function holdCharts<Charts extends ChartTable>({
  charts,
  rules,
  lookUps,
  named = [],
  unread = {},
}: HeldCharts<Charts>): readonly string[] {
  const source = sourcesIn(rules);
  const read = cellsRead(charts, lookUps);
  const excuses = Object.keys(unread);
  const isQuoted = (name: string) => source.includes(`'${name}'`);
  const problems: string[] = Object.keys(lookUps)
    .filter(name => !new RegExp(`\\b${name}\\b`).test(source))
    .map(name => `no rule asks ${name}`);
  const excused = new Set<string>();

  for (const [key, each] of Object.entries<Chart<unknown>>(charts)) {
    const { id, rows, columns } = each;
    const isNamed = 'cites' in each || named.includes(key);
    const isCalled = new RegExp(`\\.${key}\\b|\\b${key}[,:} ]`).test(source);
    for (const row of rows) {
      const rowNamed = isNamed && isQuoted(row) && (named.includes(key) || isCalled);
      for (const column of columns) {
        const place = `${id}/${row}/${column}`;
        const isRead = read.has(place) && (!named.includes(key) || isQuoted(row));
        if (isRead || (rowNamed && !named.includes(key))) continue;
        const excuse = excuses.find(start => place.startsWith(start));
        if (excuse === undefined) problems.push(`no rule reads ${place}`);
        else excused.add(excuse);
      }
    }
  }
  return [...problems, ...excuses.filter(each => !excused.has(each)).map(each => `${each} is read by now`)];
}

/** The places that the look-ups looked at. */
function cellsRead<Charts extends ChartTable>(
  charts: Charts,
  lookUps: HeldCharts<Charts>['lookUps'],
): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries<Chart<unknown>>(charts).map(([key, each]) => [key, watch(each, place => read.add(place))]),
  ) as unknown as Charts;
  for (const drive of Object.values(lookUps)) drive(watched);
  return read;
}

function watch(chart: Chart<unknown>, onRead: (place: string) => void): Chart<unknown> {
  const { id, rows, columns, cells } = chart;
  const watchedRow = (row: readonly unknown[], i: number) =>
    new Proxy(row, {
      get(target, key) {
        const column = typeof key === 'string' ? columns[Number(key)] : undefined;
        if (column !== undefined) onRead(`${id}/${rows[i]}/${column}`);
        return Reflect.get(target, key);
      },
    });
  return { ...chart, cells: cells.map(watchedRow) };
}

/** The text of all rules: neither the charts themselves nor tests. */
function sourcesIn(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      file =>
        file.endsWith('.ts') && !/\.test\.ts$|(?:^|[/\\])charts[/\\]|test(?:ing|-)|-bench\.ts$/.test(file),
    )
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

/** The list of a book's charts is whole, each is called by an id of its own, cites rules that exist and says its sources. */
export function holdChartList(
  charts: readonly Chart<unknown>[],
  exported: Readonly<Record<string, unknown>>,
  rules: ReadonlySet<string>,
): void {
  const isChart = (value: unknown) => typeof value === 'object' && value !== null && 'cells' in value;

  test('the list holds every chart of the book', () => {
    expect(new Set(charts)).toEqual(new Set(Object.values(exported).filter(isChart)));
  });

  test('chart ids are unique', () => {
    const ids = charts.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  const byId = charts.map(chart => [chart.id, chart] as const);
  test.each(byId)('%s cites rules that exist', (_, chart) => {
    const { cites = {} } = chart as { readonly cites?: Readonly<Record<string, string>> };
    expect([chart.cite, ...Object.values(cites)].filter(cite => !rules.has(cite))).toEqual([]);
  });

  test.each(byId)('%s says where its values come from', (_, chart) => {
    const sources = [chart.source, ...Object.values(chart.exceptions ?? {})];
    expect(sources.filter(({ from }) => from.length < 8 || from.includes('://'))).toEqual([]);
  });
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as charts from './index.ts';
import { CHARTS, type ModifierChart } from './index.ts';

const rules = new Set(
  readFileSync(new URL('../compendium.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).id as string),
);

test('the list holds every chart of the book', () => {
  const exported = Object.values(charts).filter(
    value => typeof value === 'object' && !Array.isArray(value) && 'cells' in value,
  );
  expect(new Set(CHARTS)).toEqual(new Set(exported));
});

test('chart ids are unique', () => {
  const ids = CHARTS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(CHARTS.map(chart => [chart.id, chart] as const))('%s cites rules that exist', (_, chart) => {
  const cites = Object.values((chart as Partial<ModifierChart<string>>).cites ?? {});
  expect([chart.cite, ...cites].filter(cite => !rules.has(cite))).toEqual([]);
});

test.each(CHARTS.map(chart => [chart.id, chart] as const))(
  '%s says where its values come from',
  (_, chart) => {
    const sources = [chart.source, ...Object.values(chart.exceptions ?? {})];
    expect(sources.filter(({ from }) => from.length < 8 || from.includes('://'))).toEqual([]);
  },
);

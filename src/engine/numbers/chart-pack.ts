/**
 * A chart pack: values of a player's own for the charts of a book. They travel in the record of a match, so that it can
 * be played again wherever the rules are. Files are read by pack-file.ts.
 */
import { z } from 'zod';
import { fingerprint } from '../dice/fairness.ts';
import { type Chart, type ChartValues, expectationOf, placeIn, withValues } from './chart.ts';

export const PackName = z
  .string()
  .regex(/^[^\p{Cc}]{1,60}$/u, 'a name in one line of at most 60 characters')
  .regex(/\S/, 'a name');
const Value = z.union([z.string().max(100), z.number(), z.boolean()]);
export const PackValues = z.record(z.string(), z.record(z.string(), Value));

/** As a match has it, and its record. */
export const ChartPack = z.strictObject({ name: PackName, charts: PackValues });
export type ChartPack = z.infer<typeof ChartPack>;

/** Something wrong with a value: where in the pack, what, and what was expected. */
export interface ValueFinding {
  readonly path: readonly string[];
  readonly wrong: string;
  readonly expected: string;
}

/** What is wrong with a pack's values for these charts. */
export function valueFindings(
  charts: readonly Chart<unknown>[],
  values: ChartValues,
): readonly ValueFinding[] {
  return Object.entries(values).flatMap(([id, own]) => {
    const found = charts.find(each => each.id === id);
    if (!found) {
      const expected = `one of ${charts.map(each => each.id).join(', ')}`;
      return [{ path: ['charts', id], wrong: `there is no chart '${id}'`, expected }];
    }
    return Object.entries(own).flatMap(([place, value]): readonly ValueFinding[] => {
      const path = ['charts', id, place];
      const at = placeIn(found, place);
      if (typeof at === 'string')
        return [{ path, wrong: `'${place}' is no place of the chart`, expected: at }];
      const expected = expectationOf(found, at, value);
      return expected === undefined ? [] : [{ path, wrong: `found ${JSON.stringify(value)}`, expected }];
    });
  });
}

/** The charts with the player's values in place of ours. Throws with one clear sentence if they don't fit. */
export function withPack<Charts extends Readonly<Record<string, Chart<unknown>>>>(
  charts: Charts,
  { name, charts: values }: ChartPack,
): Charts {
  const [first] = valueFindings(Object.values(charts), values);
  if (first) {
    const place = first.path.slice(1).join(' ');
    throw new Error(`the chart pack “${name}”: ${place}: ${first.wrong}; expected ${first.expected}`);
  }
  const source = { provenance: 'pack', from: name } as const;
  const changed = Object.entries<Chart<unknown>>(charts).map(([key, each]) => [
    key,
    withValues(each, values[each.id] ?? {}, source),
  ]);
  return Object.fromEntries(changed);
}

/** Two packs of the same hash decide alike, whatever they are called. */
export const packHash = ({ charts }: Pick<ChartPack, 'charts'>): string =>
  fingerprint(
    JSON.stringify(sorted(Object.entries(charts).map(([id, own]) => [id, sorted(Object.entries(own))]))),
  );

const sorted = <T>(entries: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

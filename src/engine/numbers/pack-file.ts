/**
 * The file in which a player writes down a chart pack:
 *
 *     {
 *       "format": "hedgerow chart pack 1",
 *       "rulebook": "aslsk",
 *       "name": "From my own card",
 *       "charts": { "infantry-fire-table": { "2/4": "K/3" }, "fire-modifiers": { "FFMO/DRM": -2 } }
 *     }
 */
import { z } from 'zod';
import { documentProblems } from '../../board/document-problems.ts';
import type { Problem } from '../../board/problem.ts';
import { goesBy } from '../kernel/rulebook.ts';
import type { Chart } from './chart.ts';
import { type ChartPack, PackName, PackValues, valueFindings } from './chart-pack.ts';

/** Characters of a pack: every value of a book's charts takes a tenth of it. */
export const LARGEST_PACK = 400_000;

/** As a player writes it down. */
const PackFile = z.strictObject({
  format: z.literal('hedgerow chart pack 1'),
  rulebook: z.string().min(1),
  name: PackName,
  charts: PackValues,
});

/** A book as far as its charts go. */
interface Charted {
  readonly id: string;
  readonly formerly?: readonly string[];
  charts?(pack?: ChartPack): readonly Chart<unknown>[];
}

type ReadPack =
  | { readonly ok: true; readonly book: string; readonly pack: ChartPack }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The rulebook that a text says it is for; undefined if that can't be told. */
export function bookOfPack(text: string): string | undefined {
  try {
    return PackFile.pick({ rulebook: true }).loose().parse(JSON.parse(text)).rulebook;
  } catch {
    return undefined;
  }
}

/** Reads a pack, or says everything that is wrong with it. `books`: those whose charts can be looked at. */
export function readPack(text: string, file: string, books: readonly Charted[]): ReadPack {
  if (text.length > LARGEST_PACK) {
    const wrong = `a text of ${text.length} characters`;
    return {
      ok: false,
      problems: [{ file, line: 1, column: 1, path: '', wrong, expected: `at most ${LARGEST_PACK}` }],
    };
  }
  const problems = documentProblems(text, file, 'a chart pack', PackFile, ({ rulebook, charts }) => {
    const book = books.find(each => goesBy(each, rulebook));
    const ids = books.map(({ id }) => id).join(', ');
    if (!book?.charts)
      return [{ path: ['rulebook'], wrong: `found "${rulebook}"`, expected: `one of ${ids}` }];
    return valueFindings(book.charts(), charts);
  });
  if (problems.length > 0) return { ok: false, problems };
  const { rulebook, name, charts } = PackFile.parse(JSON.parse(text));
  const book = books.find(each => goesBy(each, rulebook));
  return { ok: true, book: book?.id ?? rulebook, pack: { name, charts } };
}

/** The pack as a file of its own. */
export const printPack = (rulebook: string, { name, charts }: ChartPack): string =>
  `${JSON.stringify({ format: 'hedgerow chart pack 1', rulebook, name, charts }, undefined, 2)}\n`;

/**
 * Chart packs that a player has taken in, kept in the browser's local storage as the files that they are. Each is read
 * anew against the charts of today: what no longer fits is listed with the reason, and stays until it is removed.
 */

import { type Problem, problemText } from '../../board/problem.ts';
import { type ChartPack, packHash, type Rulebook } from '../../engine/index.ts';
import { printPack, readPack } from '../../engine/numbers/pack-file.ts';

export type KeptPack =
  | { readonly ok: true; readonly id: string; readonly name: string; readonly pack: ChartPack }
  | { readonly ok: false; readonly id: string; readonly name: string; readonly problem: string };

const placeOf = (name: string): string => `hedgerow/packs/${name}/`;
/** Where packs for the book lie: those that were taken in under a former name are still its own. */
const placesOf = ({ id, formerly = [] }: Rulebook): readonly string[] => [id, ...formerly].map(placeOf);

/** All packs for the book, by name. */
export function packsFor(book: Rulebook): readonly KeptPack[] {
  const kept = new Map(placesOf(book).flatMap(entriesOf).toReversed());
  return [...kept]
    .map(([id, text]) => keptPack(book, id, text))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
}

function keptPack(book: Rulebook, id: string, text: string): KeptPack {
  const read = readPack(text, 'the pack', [book]);
  if (read.ok) return { ok: true, id, name: read.pack.name, pack: read.pack };
  return { ok: false, id, name: nameIn(text) ?? id, problem: problemsIn(read.problems) };
}

/** Takes a file in. Undefined: it is kept; else what is wrong, and nothing has changed. */
export function takePack(book: Rulebook, file: string, text: string): { id: string } | { problem: string } {
  const read = readPack(text, file, [book]);
  if (!read.ok) return { problem: problemsIn(read.problems) };
  const id = packHash(read.pack);
  try {
    localStorage.setItem(placeOf(book.id) + id, printPack(read.book, read.pack));
    return { id };
  } catch {
    return { problem: `${file}: the browser’s storage is full or closed to this page` };
  }
}

export function removePack(book: Rulebook, id: string): void {
  try {
    for (const place of placesOf(book)) localStorage.removeItem(place + id);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}

/** The first few are enough to begin mending. */
const MOST_SHOWN = 5;

function problemsIn(problems: readonly Problem[]): string {
  const shown = problems.slice(0, MOST_SHOWN).map(problemText);
  const more = problems.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { readonly name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

function entriesOf(prefix: string): readonly (readonly [id: string, text: string])[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(prefix))
      .map(key => [key.slice(prefix.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

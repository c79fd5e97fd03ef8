/** Checks who imports whom: layers go one way, rulebooks keep apart, and files form no circles. */
import { posix } from 'node:path';

/** From the bottom up; layers that share a row are neighbours and do not import one another. */
const LAYERS = [
  ['hex'],
  ['board'],
  ['engine'],
  ['rulebooks'],
  ['bots'],
  ['play'],
  ['web', 'server', 'cli'],
] as const;
const FRONTS: readonly string[] = ['web', 'server', 'cli'];
/** What the fronts may know of the rulebooks. */
const RULEBOOK_DOORS = ['src/rulebooks/index.ts', 'src/rulebooks/shelf.ts', 'src/rulebooks/books.ts'];

/** Path from the project's root to the text of the file. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Every import of a file of ours by another; packages are left out. */
export function importsIn(sources: Sources): readonly Import[] {
  const found: Import[] = [];
  for (const [from, text] of sources)
    for (const [, , path = ''] of text.replace(COMMENT, '').matchAll(IMPORT))
      found.push({ from, to: posix.join(posix.dirname(from), path.replace(/\?.*$/, '')) });
  return found;
}

const layerOf = (file: string): string => file.split('/')[1] ?? '';
const heightOf = (layer: string): number => LAYERS.findIndex(row => row.some(name => name === layer));

/** The rulebook a file belongs to; files that lie directly in rulebooks/ belong to none. */
function bookOf(file: string): string | undefined {
  const [, layer, book, ...rest] = file.split('/');
  return layer === 'rulebooks' && rest.length > 0 ? book : undefined;
}

/** What is wrong with one import, or undefined. Only imports within src are judged. */
function complaintAbout({ from, to }: Import): string | undefined {
  if (!from.startsWith('src/')) return undefined;
  if (!to.startsWith('src/')) return 'leaves src';
  const [layer, target] = [layerOf(from), layerOf(to)];
  const [height, depth] = [heightOf(layer), heightOf(target)];
  if (height < 0 || depth < 0) return `is in no layer: ${height < 0 ? layer : target}`;
  if (depth > height) return `${layer} lies below ${target}`;
  if (layer !== target && depth === height) return `${layer} and ${target} are neighbours`;
  const [book, targetBook] = [bookOf(from), bookOf(to)];
  if (book !== undefined && targetBook !== undefined && book !== targetBook && targetBook !== 'kit')
    return book === 'kit' ? 'the kit knows no rulebook' : 'rulebooks keep apart';
  if (FRONTS.includes(layer) && target === 'rulebooks' && !RULEBOOK_DOORS.includes(to))
    return `${layer} names no rulebook`;
  return undefined;
}

export function layerViolations(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(each => {
    const complaint = complaintAbout(each);
    return complaint === undefined ? [] : [`${each.from} -> ${each.to}: ${complaint}`];
  });
}

/** Circles of imports, each as the files in it; a file that is in several is reported in one of them. */
export function importCycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), file]);
    if (seenAt >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of next.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return cycles;
}

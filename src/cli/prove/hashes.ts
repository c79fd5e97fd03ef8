/** Whether something is still as it was. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ACCEPTED } from './accepted.ts';

/** What a book stands on. */
const BELOW = ['src/hex', 'src/board', 'src/engine', 'src/rulebooks/kit', 'content'];

/** Of a book's folder and all that it stands on: tests too, or without them. */
export function projectHash(
  root: string,
  folder: string,
  isMeant: (name: string) => boolean = () => true,
): string {
  return hashOf(
    [...BELOW, `src/rulebooks/${folder}`].flatMap(part => filesUnder(root, part)).filter(isMeant),
    root,
  );
}

export const bookHash = (root: string, folder: string): string =>
  hashOf(filesUnder(root, `src/rulebooks/${folder}`), root);

export const fileHash = (root: string, file: string): string =>
  existsSync(join(root, file)) ? hashOf([file], root) : 'gone';

function hashOf(files: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Without the list of what is accepted: to add to it changes neither what the book does nor what its tests see. */
function filesUnder(root: string, part: string): readonly string[] {
  if (!existsSync(join(root, part))) return [];
  return readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== ACCEPTED)
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(file => basename(file) !== ACCEPTED)
    .toSorted();
}

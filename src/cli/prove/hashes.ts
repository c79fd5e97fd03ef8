/** Whether something is still as it was. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a book stands on. */
const BELOW = ['src/hex', 'src/board', 'src/engine', 'src/rulebooks/kit', 'content'];

/** Which mutants are accepted says nothing of the program: one may be accepted in the midst of a proof. */
const ACCEPTED = 'accepted-mutants.jsonl';

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

function filesUnder(root: string, part: string): readonly string[] {
  if (!existsSync(join(root, part))) return [];
  return readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== ACCEPTED)
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}

/** Finding what a command line or a file names: a rulebook, a scenario, a record. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type ChartPack,
  type GameRecord,
  goesBy,
  parseRecord,
  RecordError,
  type Rulebook,
  type Setup,
} from '../engine/index.ts';
import { UserError } from './errors.ts';
import { suggestion } from './suggest.ts';

export function bookNamed(id: string, rulebooks: readonly Rulebook[], where: string): Rulebook {
  const book = rulebooks.find(each => goesBy(each, id));
  if (book) return book;
  const ids = rulebooks.map(each => each.id);
  throw new UserError(
    `${where}: no rulebook "${id}"${suggestion(id, ids)} (rulebooks: ${ids.join(', ') || 'none'})`,
  );
}

/** The one rulebook that a command line names. */
export function onlyBook(args: readonly string[], rulebooks: readonly Rulebook[], where: string): Rulebook {
  const [id, ...more] = args;
  if (id === undefined || more.length > 0)
    throw new UserError(`${where}: found ${args.length} words; expected one <rulebook>`);
  return bookNamed(id, rulebooks, where);
}

/** The set-ups of a book's scenarios, or of the one that is named. */
export function setupsOf(
  book: Rulebook,
  scenario: string | undefined,
  where: string,
  pack?: ChartPack,
): readonly Setup[] {
  const ids = book.scenarios.map(each => each.id);
  if (scenario !== undefined && !ids.includes(scenario)) {
    throw new UserError(
      `${where}: ${book.id} has no scenario "${scenario}"${suggestion(scenario, ids)} (scenarios: ${ids.join(', ')})`,
    );
  }
  return ids
    .filter(id => scenario === undefined || id === scenario)
    .map(id => ({ scenario: id, options: {}, ...(pack && { pack }) }));
}

export function readFile(file: string, folder: string, expected: string): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what =
      code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'a folder' : `cannot be read (${code})`;
    throw new UserError(`${file}: ${what}; expected ${expected}`);
  }
}

export function readRecord(file: string, folder: string): GameRecord {
  const text = readFile(file, folder, 'a record');
  try {
    return parseRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new UserError(`${file}:${error.line}: ${error.wrong}; expected ${error.expected}`);
  }
}

export function onlyFile(args: readonly string[], command: string): string {
  const [file, ...more] = args;
  if (file === undefined) throw new UserError(`hedgerow ${command}: no file given; expected <record>`);
  if (more.length > 0) throw new UserError(`hedgerow ${command}: one record at a time, found ${args.length}`);
  return file;
}

/** A game as it lies in the store or in a file. What lies there may be anything: it is checked before it is used. */
import { z } from 'zod/mini';
import { GAME_ID, parseTable } from '../play/table-file.ts';

/** What lists show of a game without reading it. */
export interface GameMeta {
  readonly id: string;
  readonly book: string;
  readonly scenario: string;
  readonly title: string;
  /** Where it stands: `Turn 2, Movement`. */
  readonly standing: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface SavedGame {
  readonly meta: GameMeta;
  /** The record in its text form. */
  readonly record: string;
  /** The set-up of the table (play/table-setup.ts), as JSON. */
  readonly table: string;
}

export type Reading =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly why: string };

/** The last moment that a date can name. */
const END_OF_TIME = 8.64e15;
const Words = z.string().check(z.maxLength(200));

const Kept = z.object({
  meta: z.object({
    id: z.string().check(z.regex(GAME_ID)),
    book: Words,
    scenario: Words,
    title: Words,
    standing: Words,
    over: z.boolean(),
    savedAt: z.number().check(z.minimum(0), z.maximum(END_OF_TIME)),
  }),
  record: z.string(),
  table: z.string(),
});

/** What lies in the store or in a file as a game, or why it is none. */
export function readGame(value: unknown): Reading {
  const read = Kept.safeParse(value);
  if (!read.success) return { ok: false, why: problemAt(read.error.issues[0]?.path) };
  const { meta } = read.data;
  try {
    const { id, book, scenario } = parseTable(read.data.table);
    // A table of another game would be kept in that game's place.
    if (id !== meta.id || book !== meta.book || scenario !== meta.scenario)
      return { ok: false, why: `it is listed as “${meta.id}”, but its table is that of “${id}”` };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, game: read.data };
}

const Titled = z.object({ meta: z.object({ title: Words.check(z.minLength(1)) }) });

/** What something that can't be read calls itself. */
export function titleIn(value: unknown): string | undefined {
  return Titled.safeParse(value).data?.meta.title;
}

/** The same game under another name. */
export function renamed({ meta, record, table }: SavedGame, id: string): SavedGame {
  return { meta: { ...meta, id }, record, table: JSON.stringify({ ...parseTable(table), id }) };
}

const problemAt = (path: readonly PropertyKey[] = []): string =>
  path.length === 0 ? 'it is no game at all' : `its ${path.map(String).join('.')} is not as expected`;

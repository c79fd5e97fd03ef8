/** A game as it lies in the store or in a file. */
import { z } from 'zod/mini';

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

const Kept = z.object({
  meta: z.object({
    id: z.string(),
    book: z.string(),
    scenario: z.string(),
    title: z.string(),
    standing: z.string(),
    over: z.boolean(),
    savedAt: z.number(),
  }),
  record: z.string(),
  table: z.string(),
});

/** What lies in the store or in a file as a game, or undefined for what is none. */
export function gameIn(value: unknown): SavedGame | undefined {
  const read = Kept.safeParse(value);
  return read.success ? read.data : undefined;
}

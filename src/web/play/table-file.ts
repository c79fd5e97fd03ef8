/** The set-up of a table as text: it is kept beside a record, and may come from anywhere. */
import { z } from 'zod/mini';
import { DICE_KINDS, SEATS, type TableSetup } from './table-setup.ts';

/** Names in addresses and in the store. */
export const GAME_ID = /^[\w-]{1,64}$/;

const Word = z.string().check(z.minLength(1), z.maxLength(200));
const Hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));
const Rest = z.int().check(z.nonnegative());
const Stop = z.union([
  z.literal('never'),
  z.object({ least: z.number(), within: z.exactOptional(z.number()) }),
]);

const Table = z.object({
  id: z.string().check(z.regex(GAME_ID)),
  book: Word,
  scenario: Word,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  pack: z.exactOptional(
    z.object({
      name: Word,
      charts: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
    }),
  ),
  seats: z.record(z.string(), z.enum(SEATS)),
  dice: z.enum(DICE_KINDS),
  seed: Hex,
  nonces: z.record(z.string(), Hex),
  thrown: z.exactOptional(z.boolean()),
  lesson: z.exactOptional(Word),
  puzzle: z.exactOptional(Word),
  unpledged: z.exactOptional(z.boolean()),
  orders: z.record(
    z.string(),
    z.object({
      stops: z.record(z.string(), Stop),
      holding: z.array(z.string()),
      seldom: z.exactOptional(z.boolean()),
    }),
  ),
  phases: z.exactOptional(
    z.array(z.object({ rest: Rest, turn: z.string(), phase: z.string(), side: z.exactOptional(z.string()) })),
  ),
});

/** Throws with one clear sentence if the text is no table. */
export function parseTable(text: string): TableSetup {
  const read = Table.safeParse(fromJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`its table can't be read: ${issue?.path.join('.') || 'all of it'} is not as expected`);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes a game of one's own from a record, after playing it through. */
import { canGoOn, parseRecord, printRecord, retell } from '../../engine/index.ts';
import { openBook, SHELF, volumeById } from '../../rulebooks/shelf.ts';
import { Session } from '../play/session.ts';
import { newTable, sidesOfScenario, type TableSetup } from '../play/table-setup.ts';
import type { SavedGame } from '../storage/games.ts';

export type Imported =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly problem: string };

export async function importRecord(text: string): Promise<Imported> {
  try {
    return { ok: true, game: await gameFrom(text) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function gameFrom(text: string): Promise<SavedGame> {
  const { pledge: _theirs, ...record } = parseRecord(text);
  const { rulebook, scenario, options, pack, result } = record;
  if (volumeById(rulebook) === undefined) {
    const known = SHELF.map(({ id }) => id).join(', ');
    throw new Error(`line 2: it is a game of '${rulebook}'; expected one of ${known}`);
  }
  const book = await openBook(rulebook);
  const sides = sidesOfScenario(book, { scenario, options, pack });
  const seats = Object.fromEntries(sides.map(side => [side, 'human' as const]));
  // The dice to come are ours; nobody can pledge those that have fallen elsewhere.
  const table = {
    ...newTable({ book: book.id, scenario, options, pack, seats, dice: result ? 'typed' : 'computed' }),
    unpledged: true,
  } satisfies TableSetup;
  const title = book.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
  const meta = {
    id: table.id,
    book: book.id,
    scenario,
    title,
    standing: '',
    over: false,
    savedAt: Date.now(),
  };
  const kept = { meta, record: printRecord(record), table: JSON.stringify(table) };
  if (!canGoOn(book, record)) {
    retell(book, record);
    return { ...kept, meta: { ...meta, over: true }, record: text };
  }
  const session = Session.open(book, kept);
  const game = session.saved();
  session.close();
  // A finished game keeps its own proof.
  return result ? { ...game, record: text } : game;
}

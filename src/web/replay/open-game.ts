/** Finds the game that an address names, and lays it out in time. */
import { printRecord, type Side } from '../../engine/index.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { parseTable } from '../play/table-file.ts';
import type { TableSetup } from '../play/table-setup.ts';
import { loadGame } from '../storage/games.ts';
import { type OnProgress, tellingOf } from './reader.ts';
import { unpacked } from './share.ts';
import { EVERYBODY, type Story, storyOf, type Telling } from './story.ts';

/** The name under which addresses hold a record of their own. */
export const SHARED = 'shared';

export interface OpenGame {
  readonly story: Story;
  readonly title: string;
  /** Through whose eyes it may be seen; undefined is everybody's. */
  readonly viewers: readonly (Side | undefined)[];
  /** The record as a text, with the seed of its dice if the game is over. */
  readonly record: string;
}

/** Throws with one clear sentence. */
export async function openGame(
  id: string,
  packedRecord: string | undefined,
  onProgress: OnProgress,
): Promise<OpenGame> {
  if (id === SHARED) {
    const text = await unpacked(packedRecord ?? '');
    return laidOut(await tellingOf(text, onProgress), undefined);
  }
  const saved = await loadGame(id);
  if (saved === undefined) throw new Error(`there is no game '${id}' on this machine`);
  return laidOut(await tellingOf(saved.record, onProgress), parseTable(saved.table));
}

async function laidOut(telling: Telling, table: TableSetup | undefined): Promise<OpenGame> {
  const { record } = telling;
  const book = await openBook(record.rulebook);
  const story = storyOf(book, telling);
  const title = book.scenarios.find(({ id }) => id === record.scenario)?.title ?? record.scenario;
  const isOver = story.outcome !== undefined;
  const seed =
    record.seed ?? (isOver && record.pledge && table?.dice === 'computed' ? table.seed : undefined);
  const isOurs = record.version === book.version;
  const whole = {
    ...record,
    snapshots: isOurs ? [] : record.snapshots,
    ...(seed === undefined ? {} : { seed }),
  };
  return { story, title, viewers: viewersOf(story, table), record: printRecord(whole) };
}

/**
 * Everything is open once the game is over, or where nothing is hidden from anybody who plays at this screen. Players who share it and
 * keep secrets from one another see in a game under way what all of them know.
 */
export function viewersOf(
  { book, world, sides, outcome }: Story,
  table: TableSetup | undefined,
): readonly (Side | undefined)[] {
  const humans = sides.filter(side => table === undefined || table.seats[side] === 'human');
  const hides = (book.hides?.(world) ?? []).length > 0;
  if (outcome !== undefined || (humans.length === sides.length && !hides)) return [undefined, ...sides];
  return humans.length > 1 && hides ? [EVERYBODY] : humans;
}

/** A session as it is kept on this machine, and taken up again. */
import {
  goesBy,
  isOfTheseRules,
  Match,
  parseRecord,
  printRecord,
  type Rulebook,
  type Tabletop,
} from '../../engine/index.ts';
import type { Given } from '../../play/back.ts';
import { answersIn, labelKey } from '../replay/retrace.ts';
import type { SavedGame } from '../storage/games.ts';
import { diceOf } from './table-dice.ts';
import type { TableSetup } from './table-setup.ts';

/** A match at a table, with what was answered before and how it was called. */
export interface Laid {
  readonly table: TableSetup;
  readonly match: Match;
  readonly given: readonly Given[];
  readonly labels: ReadonlyMap<string, string>;
}

export function newlyLaid(table: TableSetup, book: Rulebook): Laid {
  return { table, match: Match.begin(book, table, diceOf(table)), given: [], labels: new Map() };
}

/** Throws with one clear sentence if the record is unsound, or is not of this table. */
export function laidAgain(table: TableSetup, book: Rulebook, text: string): Laid {
  const record = parseRecord(text);
  if (!goesBy(book, record.rulebook) || record.scenario !== table.scenario)
    throw new Error(`the record is of “${record.scenario}”, and the table is laid for “${table.scenario}”`);
  const isOurs = isOfTheseRules(book, record);
  // The whole game again where the rules are the same: log and undo go back to its beginning.
  const match = isOurs
    ? Match.replay(book, { ...record, snapshots: [] }, diceOf(table))
    : Match.resume(book, record, diceOf(table)).match;
  const empty = match.sides.find(side => table.seats[side] === undefined);
  if (empty !== undefined) throw new Error(`nobody sits at the table for ${empty}`);
  const answers = isOurs ? answersIn(book, record) : [];
  const labels = new Map(answers.map(({ rest, act, label }) => [labelKey(rest, act), label]));
  const given = answers
    .filter(({ by, byItself }) => table.seats[by] === 'human' && !byItself)
    .map(({ by: side, rest, ordinal, label, secret }) => ({ side, rest, ordinal, label, secret }));
  return { table, match, given, labels };
}

export function savedGame(match: Match, table: TableSetup, { turns, phases }: Tabletop): SavedGame {
  const { id, book, scenario } = table;
  const title = match.rulebook.scenarios.find(each => each.id === scenario)?.title ?? scenario;
  const standing = [turns, phases].map(({ steps, at }) => steps[at]?.name).filter(Boolean);
  return {
    meta: {
      id,
      book,
      scenario,
      title,
      standing: standing.join(', '),
      over: match.outcome !== undefined,
      savedAt: Date.now(),
    },
    record: printRecord(match.save()),
    table: JSON.stringify(table),
  };
}

/**
 * The game's record as a text: with the seed of its dice once it is over, and until then with its present state, so
 * that later rules can go on with it.
 */
export function exported(match: Match, { dice, seed }: TableSetup): string {
  if (match.outcome === undefined) return printRecord(match.save());
  const record = match.record();
  return printRecord(record.pledge && dice === 'computed' ? { ...record, seed } : record);
}

/** A session as it is kept on this machine. */
import { type Match, printRecord, type Tabletop } from '../../engine/index.ts';
import type { SavedGame } from '../storage/games.ts';
import type { TableSetup } from './table-setup.ts';

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

/** Kept games, and a place to keep them in, for the tests beside it. */
import { newTable } from '../play/table-setup.ts';
import type { SavedGame } from './saved-game.ts';

export function savedGame(id: string, savedAt = 1, record = 'a record'): SavedGame {
  const setup = { book: 'b', scenario: 's' };
  const made = newTable({ ...setup, options: {}, seats: { A: 'human' }, dice: 'typed' });
  const table = { ...made, id, seed: '00', nonces: { A: '00' } };
  return {
    meta: { id, ...setup, title: id, standing: 'Turn 1', over: false, savedAt },
    record,
    table: JSON.stringify(table),
  };
}

/** Local storage as browsers have it: its entries are properties of the object, too. */
export function storage(): Record<string, unknown> {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const place: Record<string, string> = {};
  return Object.defineProperties(place as Record<string, unknown>, {
    getItem: hidden((key: string) => place[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      place[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete place[key];
    }),
  });
}

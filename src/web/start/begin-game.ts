/** Begins a game and keeps it, so that its address leads to it from then on. */

import { NO_ORDERS, type Orders, withStop } from '../../play/orders.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { Session } from '../play/session.ts';
import { type NewTable, newTable } from '../play/table-setup.ts';
import { settings } from '../settings/settings.ts';
import { addGame, type GameMeta } from '../storage/games.ts';

export async function beginGame(wanted: NewTable): Promise<GameMeta> {
  const table = newTable(wanted);
  const { passes, askSeldom } = settings();
  const none: Orders = askSeldom ? { ...NO_ORDERS, seldom: true } : NO_ORDERS;
  const orders = (passes[wanted.book] ?? []).reduce((given, on) => withStop(given, on, 'never'), none);
  const session = Session.begin(await openBook(wanted.book), {
    ...table,
    orders: Object.fromEntries(Object.keys(wanted.seats).map(side => [side, orders])),
  });
  const game = session.saved();
  session.close();
  await addGame(game);
  return game.meta;
}

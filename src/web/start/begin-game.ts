/** Begins a game and keeps it, so that its address leads to it from then on. */
import { hashFor } from '../app/router.ts';
import { NO_ORDERS, withStop } from '../play/orders/orders.ts';
import { Session } from '../play/session.ts';
import { type NewTable, newTable } from '../play/table-setup.ts';
import { settings } from '../settings/settings.ts';
import { type GameMeta, saveGame } from '../storage/games.ts';

export async function beginGame(wanted: NewTable): Promise<GameMeta> {
  const table = newTable(wanted);
  const passes = settings().passes[wanted.book] ?? [];
  const orders = passes.reduce((given, on) => withStop(given, on, 'never'), NO_ORDERS);
  const session = Session.begin({
    ...table,
    orders: Object.fromEntries(Object.keys(wanted.seats).map(side => [side, orders])),
  });
  const game = session.saved();
  session.close();
  await saveGame(game);
  return game.meta;
}

/** Where a kept game is gone on with, or looked at once it is over. */
export const gameHash = ({ id, over }: Pick<GameMeta, 'id' | 'over'>): string =>
  hashFor([over ? 'replay' : 'play', id]);

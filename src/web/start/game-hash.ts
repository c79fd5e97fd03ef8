import { hashFor } from '../app/router.ts';
import type { GameMeta } from '../storage/games.ts';

/** Where a kept game is gone on with, or looked at once it is over. */
export const gameHash = ({ id, over }: Pick<GameMeta, 'id' | 'over'>): string =>
  hashFor([over ? 'replay' : 'play', id]);

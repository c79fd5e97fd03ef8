/** Where the values of this book come from. */
export { doubtful, inferred, printed, published, substitute } from '../../kit/source.ts';

/** The public material that several charts and counters rest on. */
export const PLAY_AID =
  'ASL SK Judge, a public play aid whose author read the cards and counters of kits 1 and 2';
export const FULL_GAME_CARD = 'the full game’s reference card, drawn anew for VASL';
export const FULL_GAME_COUNTERS =
  'counters of the full game, read from VASL’s pictures; those of the kits that can be seen anywhere are the same';

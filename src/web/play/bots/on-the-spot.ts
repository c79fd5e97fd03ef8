/** Where there are no workers, as in tests, bots think on the spot and have every doctrine at hand. */
import { loreOf } from '../../../bots/doctrine/doctrines.ts';
import { type Bot, type Level, seat } from '../../../bots/index.ts';
import type { Rulebook, Side } from '../../../engine/index.ts';

export const seatHere = (level: Level, book: Rulebook, side: Side, seed: string): Bot =>
  seat(level, loreOf(book), side, seed);

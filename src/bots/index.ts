/** Opponents. `seat(level, book, side, seed)` gives a seat that thinks; the levels are named in `LEVELS`. */
export { type Bot, isLevel, LEVELS, type Level, seat } from './bot.ts';
export { type Budget, DEFAULT_BUDGET } from './captain.ts';

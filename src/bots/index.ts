/** Opponents. `seat(level, book, side, seed)` gives a seat that thinks; the levels are named in `LEVELS`. */
export { type Bot, type Manner, seat } from './bot.ts';
export { DEFAULT_BUDGET, PATIENT_BUDGET } from './captain.ts';
export type { Budget } from './comparison.ts';
export { isLevel, LEVELS, type Level } from './levels.ts';
export type { Opening } from './openings.ts';
export { distinctSetUps, type SetUpTable, triedOut } from './set-up-trial.ts';

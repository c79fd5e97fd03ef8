/** Opponents. `seat(level, lore, side, seed)` gives a seat that thinks; the levels are named in `LEVELS`. */

export type { Opening } from './set-up/openings.ts';
export { distinctSetUps, type SetUpTable, triedOut } from './set-up/trial.ts';
export { type Bot, type Manner, seat } from './thinking/bot.ts';
export { DEFAULT_BUDGET, PATIENT_BUDGET } from './thinking/captain.ts';
export type { Budget } from './thinking/comparison.ts';
export { isLevel, LEVELS, type Level } from './thinking/levels.ts';

/** The table of a Lock 'n Load game, and what all of its rules ask with. */
import { choosing, deciding, type Frozen, type Table, verbsOf } from '../../engine/index.ts';
import type { BookAct } from './acts.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

export type Game = Table<State, World>;
export type View = Frozen<State>;
export const choose = choosing<State, BookAct>();
/** Asks for one of the acts of some verbs, and does what was chosen. */
export const decide = deciding<State, Game>();
/** Verbs of an ask, bound to what they are asked of: `const verb = verbsIn<RallyScene>()`. */
export const verbsIn = verbsOf<Game, BookAct>();

/** One die. */
export const D6 = { die: 6 } as const;
/** Two dice, summed unless a rule says otherwise (1.2). */
export const TWO_D6 = { first: 6, second: 6 } as const;

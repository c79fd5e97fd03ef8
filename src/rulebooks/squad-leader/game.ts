/** The table of a Squad Leader game, and what all of its rules ask with. */
import {
  choosing,
  deciding,
  type Frozen,
  optional,
  type Table,
  verbsOf,
  type Window,
} from '../../engine/index.ts';
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
/** An ask about something that a side may as well leave, which is said by `done`. */
export const mayLeave = (on: string): Window => optional(on, { verb: 'done' });

/** Two dice (DR), of which some rules read the coloured one apart. */
export const DR = { coloured: 6, white: 6 } as const;
/** One die (dr). */
export const dr = { white: 6 } as const;

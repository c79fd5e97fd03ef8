/** The table of a game, and what all of its rules ask with. */
import { deciding, type Frozen, type Side, type Table, verbsOf } from '../../engine/index.ts';
import { framesOf } from '../kit/frames.ts';
import type { BookAct } from './acts.ts';
import type { AnyFrame, State, UnitId } from './state.ts';
import type { World } from './world.ts';

export type Game = Table<State, World>;
export type View = Frozen<State>;
export type AnyUnit = View['units'][number];

/** Asks for one of the acts of some verbs, and does what was chosen. */
export const decide = deciding<State, Game>();
/** Verbs of an ask, bound to what they are asked of: `const verb = verbsIn<FireScene>()`. */
export const verbsIn = verbsOf<Game, BookAct>();
export const { push, pop, top, amend } = framesOf<State, World, AnyFrame>();

/** What the verbs of an ask look at: never the true state. */
export interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

export function unitById({ units }: View, id: UnitId): AnyUnit {
  const unit = units.find(each => each.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** Those of a side who are on the map. */
export const ownUnits = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.at !== undefined);

/** The table of a game, and what all of its rules ask with. */
import type { HexId } from '../../board/index.ts';
import { choosing, type Frozen, type Side, type Table, unset, verbsOf } from '../../engine/index.ts';
import { framesOf } from '../kit/frames.ts';
import type { BookAct } from './acts.ts';
import type { Grade } from './charts/index.ts';
import { type Card, cardOf } from './counters/index.ts';
import type { AnyFrame, Fate, State, UnitId } from './state.ts';
import { formationOf, type World } from './world.ts';

export type Game = Table<State, World>;
export type View = Frozen<State>;
export type AnyUnit = View['units'][number];
/** A unit on the map. */
export type Fielded = AnyUnit & { readonly at: HexId };

export const choose = choosing<State, BookAct>();
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

export function placeOf({ id, at }: AnyUnit): HexId {
  if (at === undefined) throw new Error(`${id} is not on the map`);
  return at;
}

export const isFielded = (unit: AnyUnit): unit is Fielded => unit.at !== undefined;

/** Those of a side who are on the map. */
export const ownUnits = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side === side);

export const enemies = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly Fielded[] =>
  view.units.filter(isFielded).filter(unit => unit.side !== side);

export const cardOfUnit = ({ card }: AnyUnit): Card => cardOf(card);
export const gradeOf = (world: World, { group }: AnyUnit): Grade => formationOf(world, group).grade;

/** The unit is gone for good, and what lay on it. */
export function lose(game: Game, unit: AnyUnit, fate: Fate): void {
  const theirs = game.own(unit);
  theirs.lost = fate;
  for (const key of ['at', 'command', 'shown', 'suppressed', 'spot', 'spotted'] as const) unset(theirs, key);
}

/**
 * What a bot knows of a book beyond its rules: which courses of action are worth a thought, and what a position is
 * worth. The levels (judgement.ts and captain.ts) are built on these two questions and know no book.
 */
import {
  type Act,
  anytimeActs,
  type Choice,
  type Frozen,
  type Game,
  type GameState,
  type Rulebook,
  type Side,
} from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import type { Judge, Wits } from '../thinking/levels.ts';

/** A side is asked something. The game stands at that ask and is imagined: never the true one. */
export interface Position<S extends GameState = GameState, W = unknown> {
  readonly game: Game<S, W>;
  readonly side: Side;
  readonly choice: Choice;
  /** What the side sees. */
  readonly view: Frozen<S>;
  /** All that it may answer. */
  readonly acts: readonly Act[];
  /** What it may do instead, whoever is asked: the question is put again afterwards. */
  interjections(): readonly Act[];
}

/**
 * Acts that belong together: a shot from its first word to its dice, a move from hex to hex. One who looks at a
 * single act at a time takes up a rifle and puts it down again.
 */
export interface Course {
  readonly acts: readonly [Act, ...Act[]];
  /** What it gains by the doctrine's own judgement, in points; ending what was asked is the measure, at 0. */
  readonly worth: number;
  /** The reason in a sentence, in the first person. */
  readonly why: string;
  /**
   * Who acts, where everybody gets his turn: of the courses of one it is one or the other, those of different ones
   * come one after the other.
   */
  readonly subject?: string;
}

/**
 * How much is thought of: what promises most, whatever the danger; the best for everybody; what else he might do, too; or no
 * more than what may be the best of all.
 */
export type Care = 'reckless' | 'usual' | 'thorough' | 'brisk';

export interface Doctrine<S extends GameState = GameState, W = unknown> {
  /** What might be done. */
  courses(position: Position<S, W>, care: Care): readonly Course[];
  /** What is on the table for the side, in points: its men and its ground against those of the others. */
  value(view: Frozen<S>, side: Side, world: W): number;
  /** For one who plays on from here: which later position is late enough to be judged by. */
  horizon(now: Frozen<S>, world: W): (later: Frozen<S>) => boolean;
  /** Whether playing on may tell more of what is asked here than judgement does; if nothing is said, always. */
  isWorthPlayingOn?(choice: Choice): boolean;
  /** How much comes to the mind of one of a level, where that should be more or less than in other books. */
  readonly wits?: Partial<Readonly<Record<Judge, Wits>>>;
  /** Variations of the set-up that have won more games than others, where that has been tried. */
  triedSetUps?(world: W, side: Side): readonly number[];
}

/** What a bot has learnt: the rules, and how they are best used. A book without a doctrine of its own is played by the plain one. */
export interface Lore<S extends GameState = GameState, W = unknown> {
  readonly book: Rulebook<S, W>;
  readonly doctrine: Doctrine<S, W> | undefined;
}

export function positionOf<S extends GameState, W>(game: Game<S, W>, choice: Choice): Position<S, W> {
  const view = game.rulebook.view(game.state, choice.by, game.world);
  return {
    game,
    side: choice.by,
    choice,
    view,
    acts: choice.acts(view),
    interjections: () => anytimeActs(game, choice.by),
  };
}

/** The doctrine's courses, as far as their first act is offered: a doctrine may be wrong about the rules, a bot not. */
export function coursesOf<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  position: Position<S, W>,
  care: Care = 'usual',
): readonly [Course, ...Course[]] {
  const { print } = position.game.rulebook.verbs;
  const offered = new Set(position.acts.map(print));
  const [first, ...others] = doctrine
    .courses(position, care)
    .filter(({ acts: [act] }) => offered.has(print(act)) || isAmong(position.interjections(), act, print));
  if (first) return [first, ...others];
  const [act] = position.acts;
  if (act === undefined) throw new Error(`nothing is offered at '${position.choice.id}'`);
  return [{ acts: [act], worth: 0, why: 'I had no better idea.' }];
}

/** Two acts are the same if their text is. */
export function isAmong(acts: readonly Act[], act: Act, print: (act: Act) => string): boolean {
  const text = print(act);
  return acts.some(each => each.verb === act.verb && print(each) === text);
}

/** So many of most worth, the best first, and of equals the first. */
export function most<T>(items: readonly T[], wanted: number, worth: (item: T) => number): readonly T[] {
  if (wanted === 1) {
    const first = best(items, worth);
    return first === undefined ? [] : [first];
  }
  return items.toSorted((a, b) => worth(b) - worth(a)).slice(0, wanted);
}

/** What the table asks: a choice of one side, the fall of dice, or several sides at once. */
import type { Account } from '../telling/account.ts';
import type { Audience, Dice, Faces, Side } from './basics.ts';
import type { Frozen } from './data.ts';
import type { Refusal } from './refusal.ts';

export type { Audience, Dice, Faces, Side } from './basics.ts';

/** An act is typed data: a verb and its arguments. Its text form is made by the book's verbs: verbs.ts. */
export interface Act {
  readonly verb: string;
}

/** Two acts mean the same in every book that has them. This one lets a chance go: its ask is a window, or the side's turn. */
export const PASS = { verb: 'pass' } as const satisfies Act;
/** This one ends what the side is about: its set-up, a phase, a move, a list of things. */
export const DONE = { verb: 'done' } as const satisfies Act;

/**
 * A chance to do something, which may be let pass: what standing orders and deferred windows work on. Every ask with an
 * act that means "nothing" is one.
 */
export interface Window {
  /** The kind of window, as players set stops for it. */
  readonly on: string;
  readonly pass: Act;
  /** What the window is about (a unit, a hex), named as the chooser sees it. */
  readonly subject?: string;
  /** It is no reaction, but something of one's own that need not be done: it is let pass only for who has said so. */
  readonly optional?: true;
}

export interface Choice<S = unknown, A extends Act = Act> {
  readonly kind: 'choice';
  readonly by: Side;
  /** What is asked, by a name that never changes: records hold it. */
  readonly id: string;
  readonly cite: string;
  readonly prompt?: string;
  readonly window?: Window;
  /** The side's turn to do something: there to pass is a move like any other, and the ask no window. */
  readonly turn?: true;
  /** The answer is seen by its side alone. */
  readonly secret?: boolean;
  /** All that the side may do, to its own knowledge: built from its view, never from the state. The order is no promise. */
  acts(view: Frozen<S>): readonly A[];
  /** What stands against an act, or against anything with a piece or place; nothing where it may be done. From the view, too. */
  whyNot?(view: Frozen<S>, about: About): readonly Refusal[];
}

/** What somebody wonders about: an act, a piece or a place. */
export type About =
  | { readonly act: Act }
  | { readonly piece: string; readonly place?: never }
  | { readonly place: string; readonly piece?: never };

export interface Chance {
  readonly kind: 'chance';
  /** Whose roll it is, if anybody's. */
  readonly by?: Side;
  readonly why: string;
  readonly cite: string;
  readonly dice: Dice;
  readonly seen: Audience;
  /** All that this roll decides. The rule gets this reading and never the faces. */
  read(faces: Faces): unknown;
  /** Its distinct readings, where there may be too many falls of the dice to find them by going through all of these. */
  readings?(): readonly WeightedReading[];
  /** What of a reading anything can hang on before all is settled; the odds take readings that agree in it for one case. */
  matter?(reading: unknown): unknown;
  /** What counted in it and what came of it, for those who are told. */
  tell(faces: Faces, reading: unknown): Account;
}

/** What a roll may come to, and in how many of the ways in which its dice can fall. */
export interface WeightedReading<R = unknown> {
  readonly reading: R;
  readonly ways: number;
}

export interface Together {
  readonly kind: 'together';
  readonly parts: Readonly<Record<Side, Rule<unknown>>>;
}

export type Ask = Choice | Chance | Together;

/** A rule of the book: it reads like the book, and yields whenever it needs what it can't know. */
export type Rule<T> = Generator<Ask, T, unknown>;

/** Who answers for a side. A seat sees the side's view and what is asked, and nothing else. */

import { Random } from '../dice/random.ts';
import type { Act, Choice, Side } from '../kernel/ask.ts';
import type { Frozen } from '../kernel/data.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from './match.ts';

/** What a seat is asked. */
export interface Asked<S = unknown> {
  readonly side: Side;
  readonly choice: Choice;
  readonly view: Frozen<S>;
  /** The text forms of what is offered, made when first looked at. */
  readonly offered: readonly string[];
  /** What the side may do besides, at any time: a seat may say one of these instead of an answer. */
  interjections(): readonly Act[];
  /** A game that stands at this ask and that the side can't tell from the true one: what bots think about. */
  imagine(random: Random): Game;
}

export interface Seat {
  /** An answer or an interjection in its text form, or undefined: wait for me. */
  answer(asked: Asked): string | undefined;
  /** Why it did what it did last, as it would tell the other players; undefined where it keeps that to itself. */
  told?(): string | undefined;
}

/** A person: answers come from outside, by `match.answer`. What leaves no choice is answered at once. */
export const humanSeat: Seat = {
  answer: ({ offered }) => (offered.length === 1 ? offered[0] : undefined),
};

export function randomSeat(seed: number | string): Seat {
  const random = new Random(seed);
  return { answer: ({ offered }) => random.pick(offered) };
}

/** Follows a script, as tests and records do; waits when it has run out. */
export function scriptedSeat(answers: readonly string[]): Seat {
  let next = 0;
  return { answer: () => answers[next++] };
}

/**
 * A standing order answers windows for a player who is away. It is a pure function of what the side is shown, so
 * what it answers is an ordinary answer, and a replay needs no orders.
 */
export interface StandingOrder {
  /** The kind of window. */
  readonly on: string;
  /** Only if the window is about this. */
  readonly subject?: string;
  /** 'pass' lets it go, 'ask' waits for the player; a pattern takes the first offered act that fits it. */
  readonly do: 'pass' | 'ask' | { readonly act: string };
}

/** Orders first, in their order; what none of them settles goes to the other seat. */
export function standingOrders(
  orders: readonly StandingOrder[],
  print: (act: Act) => string,
  other: Seat,
): Seat {
  return {
    answer(asked) {
      const { window } = asked.choice;
      const order = orders.find(
        ({ on, subject }) => window?.on === on && (subject === undefined || subject === window.subject),
      );
      if (window === undefined || order === undefined || order.do === 'ask') return other.answer(asked);
      if (order.do === 'pass') return print(window.pass);
      const fits = pattern(order.do.act);
      return asked.offered.find(text => fits.test(text)) ?? other.answer(asked);
    },
  };
}

/** `fire * 1:C4`: a star stands for any one word. */
function pattern(text: string): RegExp {
  const words = text.split(' ').map(word => (word === '*' ? '\\S+' : word.replace(/[^\w]/g, '\\$&')));
  return new RegExp(`^${words.join(' ')}$`);
}

/** Lets the seats answer until the game is over or everybody who is asked wants to wait. */
export function play<S extends GameState, W>(match: Match<S, W>, seats: Readonly<Record<Side, Seat>>): void {
  for (let answered = true; answered && !match.outcome; ) {
    answered = false;
    for (const choice of match.choices) {
      const text = seats[choice.by]?.answer(ask(match, choice));
      if (text === undefined) continue;
      const verdict = match.say(choice.by, text);
      if (!verdict.ok) throw new Error(`the seat of ${choice.by} gave a wrong answer: ${verdict.problem}`);
      answered = true;
    }
  }
}

export function ask<S extends GameState, W>(match: Match<S, W>, choice: Choice): Asked<S> {
  const { by: side } = choice;
  const view = match.view(side);
  let texts: readonly string[] | undefined;
  return {
    side,
    choice,
    view,
    get offered() {
      texts ??= choice.acts(view).map(match.rulebook.verbs.print);
      return texts;
    },
    interjections: () => match.interjections(side),
    imagine: random => match.imagine(side, random),
  };
}

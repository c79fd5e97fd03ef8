/**
 * Deferred windows: how a match is played by correspondence. A window after every step would need a hundred
 * letters a turn, so the mover plays on as if the other side let every window pass, up to the first die, reveal or
 * question that is not a window. Then the other side reviews its windows one by one, each as it would have seen it
 * at that moment; at its first act the match is cut there, and what the mover played after it falls back to drafts.
 * No rule is changed: what stands assumed a pass that was given, and what was cut nobody has seen.
 */

import { handDice } from '../dice/dice.ts';
import type { Choice, Side } from '../kernel/ask.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { ActAnswer } from '../record/record.ts';
import type { Match, Verdict } from './match.ts';

export class DeferredPlay<S extends GameState, W> {
  /** What has truly happened. Where windows wait for review, it stands at the first of them. */
  readonly match: Match<S, W>;
  /** The mover's answers that the match has not reached. */
  #drafts: ActAnswer[] = [];
  /** Drafts that a reaction has cut off. */
  #cut: readonly ActAnswer[] = [];
  /** The match as the mover sees it: his drafts played, the other side's windows let pass. */
  #ahead: Match<S, W>;

  constructor(match: Match<S, W>) {
    this.match = match;
    this.#ahead = this.#playAhead();
  }

  /** The choice that a side may answer now: its own window under review, or its next one, playing ahead. */
  choiceOf(side: Side): Choice | undefined {
    return this.seenBy(side).choiceOf(side);
  }

  /** The match as the side is to see it now. */
  seenBy(side: Side): Match<S, W> {
    return this.match.choiceOf(side) === undefined && this.#ahead.choiceOf(side) ? this.#ahead : this.match;
  }

  /** Whose answers the game waits for; who plays ahead comes before who reviews. */
  get waitingFor(): readonly Side[] {
    const due = this.match.choices.map(choice => choice.by);
    const ahead = this.#ahead.choices.map(choice => choice.by).filter(side => !due.includes(side));
    return [...ahead, ...due];
  }

  /** Answers that were cut off by a reaction and could be given again now. */
  offeredAgain(side: Side): readonly string[] {
    const choice = this.choiceOf(side);
    const offered = this.seenBy(side).offered(side);
    return this.#cut
      .filter(draft => draft.by === side && draft.ask === choice?.id && offered.includes(draft.act))
      .map(draft => draft.act);
  }

  answer(side: Side, act: string): Verdict {
    const choice = this.choiceOf(side);
    if (choice === undefined) return { ok: false, problem: `${side} has nothing to answer now` };
    return this.match.choiceOf(side) ? this.#settle(choice, act) : this.#draft(choice, act);
  }

  #draft(choice: Choice, act: string): Verdict {
    const verdict = this.#ahead.fork({ dice: handDice, journal: false }).answer(choice.by, act);
    if (!verdict.ok) return verdict;
    this.#drafts.push({ by: choice.by, ask: choice.id, act });
    this.#ahead = this.#playAhead();
    return verdict;
  }

  /** A true answer: anything but letting a window pass may change what the drafts were made for. */
  #settle(choice: Choice, act: string): Verdict {
    const passes = choice.window && act === this.match.rulebook.verbs.print(choice.window.pass);
    const verdict = this.match.answer(choice.by, act);
    if (!verdict.ok) return verdict;
    if (!passes && this.#drafts.length > 0) {
      this.#cut = this.#drafts;
      this.#drafts = [];
    }
    this.#catchUp();
    this.#ahead = this.#playAhead();
    return verdict;
  }

  /** Plays drafts into the match up to the next window of the other side. */
  #catchUp(): void {
    for (let [draft] = this.#drafts; draft; [draft] = this.#drafts) {
      if (this.match.choiceOf(draft.by)?.id !== draft.ask) return;
      if (!this.match.answer(draft.by, draft.act).ok) {
        this.#cut = this.#drafts;
        this.#drafts = [];
        return;
      }
      this.#drafts.shift();
    }
  }

  /** A copy with the drafts played and the reviewer's windows let pass, as far as nothing is learnt by it. */
  #playAhead(): Match<S, W> {
    let ahead = this.match.fork({ dice: handDice, journal: false });
    const reviewer = this.match.choices.find(choice => choice.window)?.by;
    const drafts = [...this.#drafts];
    for (;;) {
      if (reviewer === undefined || ahead.choices.length === 0) return ahead;
      const theirs = ahead.choices.find(({ by, window }) => by === reviewer && window);
      // Where both are asked at once, the mover gives his own answers and waits for those of the reviewer.
      const mine = ahead.choices.find(({ by }) => by !== reviewer);
      const choice = theirs ?? mine;
      if (choice === undefined) return this.match;
      const act = theirs?.window ? ahead.rulebook.verbs.print(theirs.window.pass) : drafts.shift()?.act;
      if (act === undefined) return ahead;
      const on = ahead.fork();
      on.answer(choice.by, act);
      if (ahead.sides.some(side => on.revealedSince(ahead.rest, side))) return this.match;
      ahead = on;
    }
  }
}

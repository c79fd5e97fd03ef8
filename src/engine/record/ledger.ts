/** The writing side of a record: steps as they come, cut when the match goes back. */

import { bytesToHex } from '@noble/hashes/utils.js';
import type { Act, Chance, Choice, Faces, Side } from '../kernel/ask.ts';
import type { Verbs } from '../kernel/verbs.ts';
import { firstLink, type Link, linkedOn } from './chain.ts';
import { chronicle, givenIn } from './chronicle.ts';
import type { RecordHead } from './lines.ts';
import {
  type ActAnswer,
  type Answer,
  type GameRecord,
  type History,
  isDice,
  type Snapshot,
  type Step,
  type TakeBack,
  takesDiceBack,
} from './record.ts';

/** More answers than this in one activity mean that the book should have come to rest. */
const LONGEST_ACTIVITY = 128;

/** Something was revealed to sides, or dice fell before their eyes. */
type Learnt = { readonly rest: number; readonly is: 'reveal' | 'dice'; readonly to: readonly Side[] };

export class Ledger {
  steps: Step[] = [];
  snapshots: Snapshot[] = [];
  learnt: Learnt[] = [];
  epoch = 0;
  /** Undefined in a match that was begun when records kept nothing of it: it would not be whole. */
  takenBack: readonly TakeBack[] | undefined = [];
  readonly #verbs: Verbs;
  readonly #sides: readonly Side[];
  /** The last time that several sides were asked at once, and where in the open step their answers begin. */
  #together: { readonly time: number; readonly from: number } | undefined;

  /** The chain up to the first so many steps. Only what is recorded is hashed, and only when a record is asked for. */
  #linked: { readonly steps: number; readonly link: Link } | undefined;

  constructor(verbs: Verbs, sides: readonly Side[]) {
    this.#verbs = verbs;
    this.#sides = sides;
  }

  static from(record: GameRecord, verbs: Verbs, sides: readonly Side[], upTo: number): Ledger {
    const ledger = new Ledger(verbs, sides);
    ledger.steps = record.steps.filter(step => step.rest < upTo);
    ledger.snapshots = [...record.snapshots];
    ledger.epoch = epochOf(record);
    ledger.takenBack = record.history?.takenBack;
    return ledger;
  }

  copy(): Ledger {
    const twin = new Ledger(this.#verbs, this.#sides);
    twin.steps = copySteps(this.steps);
    twin.snapshots = [...this.snapshots];
    twin.learnt = [...this.learnt];
    twin.epoch = this.epoch;
    twin.takenBack = this.takenBack;
    twin.#linked = this.#linked;
    return twin;
  }

  /** What has been answered since the rest at which the match stands, if anything. */
  openStep(rest: number): Step | undefined {
    const last = this.steps.at(-1);
    return last?.rest === rest ? last : undefined;
  }

  rollsSince(rest: number): number {
    return this.openStep(rest)?.answers.filter(isDice).length ?? 0;
  }

  addInterjection(rest: number, by: Side, act: Act): void {
    this.#together = undefined;
    this.steps.push({
      rest,
      epoch: this.epoch,
      interjection: { by, act: this.#verbs.print(act) },
      answers: [],
    });
  }

  /** Answers given together are kept in the order of the sides, whoever came first. */
  addAct(rest: number, { by, id }: Choice, act: Act, together: number | undefined): void {
    const { answers } = this.#stepAt(rest, together !== undefined);
    if (together === undefined) this.#together = undefined;
    else if (this.#together?.time !== together) this.#together = { time: together, from: answers.length };
    let place = answers.length;
    if (this.#together) {
      const rank = (answer: Answer | undefined) =>
        answer && !isDice(answer) ? this.#sides.indexOf(answer.by) : -1;
      while (place > this.#together.from && rank(answers[place - 1]) > this.#sides.indexOf(by)) place--;
    }
    answers.splice(place, 0, { by, ask: id, act: this.#verbs.print(act) });
  }

  /**
   * Whether another side has answered since this answer of the open step. Answers given together count as given
   * when all are in: until then nobody has heard the others. Of dice see `diceSeenSince`.
   */
  answeredSince({ answers }: Step, place: number, together: number | undefined): boolean {
    const isOther = (answer: Answer) => !isDice(answer) && answer.by !== (answers[place] as ActAnswer).by;
    if (this.#together === undefined || place < this.#together.from)
      return answers.slice(place + 1).some(isOther);
    if (this.#together.time === together) return false;
    return answers.slice(this.#together.from).some(isOther);
  }

  addRoll(rest: number, { dice, why, seen }: Chance, faces: Faces): void {
    this.#together = undefined;
    this.learnt.push({ rest, is: 'dice', to: seen === 'all' ? this.#sides : seen });
    const roll = Object.entries(dice).map(([die, sides]) => ({ die, face: faces[die] as number, sides }));
    this.#stepAt(rest, false).answers.push({ roll, why });
  }

  /** Forgets what began at the rest or later, and gives it back. */
  cut(rest: number): readonly Step[] {
    const dropped = this.steps.filter(step => step.rest >= rest);
    this.steps = this.steps.filter(step => step.rest < rest);
    this.snapshots = this.snapshots.filter(each => each.rest <= rest);
    this.learnt = this.learnt.filter(each => each.rest < rest);
    this.#together = undefined;
    // The last step may be written to again: it must not be among those that are linked.
    if (this.#linked && this.steps.length <= this.#linked.steps) this.#linked = undefined;
    return dropped;
  }

  /** Where taking back an answer of the open step begins: answers given together have no order among themselves. */
  backFrom(place: number): number {
    return this.#together ? Math.min(place, this.#together.from) : place;
  }

  /** Notes what has been taken back. By going back over dice that were seen, other dice come. */
  tookBack(takeBack: TakeBack): void {
    if (takeBack.steps.length === 0) return;
    if (takesDiceBack(takeBack)) this.epoch++;
    if (this.takenBack) this.takenBack = [...this.takenBack, takeBack];
    this.#linked = undefined;
  }

  /** What a record tells of all that was ever answered. */
  history(head: RecordHead): History | undefined {
    if (this.takenBack === undefined) return undefined;
    return { takenBack: [...this.takenBack], chain: bytesToHex(this.#chain(head, this.takenBack)) };
  }

  #chain(head: RecordHead, takenBack: readonly TakeBack[]): Link {
    const { steps } = this;
    const [open, last] = [steps.at(-1), takenBack.at(-1)];
    // The last step, or a part of it, is older than what was taken back last.
    if (
      last &&
      (open === undefined || open.rest < last.rest || (open.rest === last.rest && last.after !== undefined))
    )
      return linkedOn(firstLink(head), chronicle(steps, takenBack));
    const closed = Math.max(0, steps.length - 1);
    const link = this.#linked
      ? linkedOn(this.#linked.link, givenIn(steps.slice(this.#linked.steps, closed), true))
      : linkedOn(firstLink(head), chronicle(steps.slice(0, closed), takenBack));
    this.#linked = { steps: closed, link };
    return linkedOn(link, givenIn(steps.slice(closed), true));
  }

  revealed(rest: number, to: readonly Side[]): void {
    this.learnt.push({ rest, is: 'reveal', to });
  }

  /** Whether something was revealed to the side since the rest. */
  revealedSince(rest: number, side: Side): boolean {
    return this.#hasLearnt(rest, side, 'reveal');
  }

  /** Whether dice have fallen since the rest that the side has seen. */
  diceSeenSince(rest: number, side: Side): boolean {
    return this.#hasLearnt(rest, side, 'dice');
  }

  #hasLearnt(since: number, side: Side, what: Learnt['is']): boolean {
    return this.learnt.some(({ rest, is, to }) => rest >= since && is === what && to.includes(side));
  }

  /**
   * The earliest rest since which the side alone has acted and has learnt nothing. Dice that it has not seen and what came to
   * light for others are no limit: it would tell of them.
   */
  ownSince(rest: number, side: Side): number {
    let earliest = rest;
    for (const step of this.steps.toReversed()) {
      const own = step.answers.every(answer => isDice(answer) || answer.by === side);
      if (!own || (step.interjection && step.interjection.by !== side)) break;
      if (this.revealedSince(step.rest, side) || this.diceSeenSince(step.rest, side)) break;
      earliest = step.rest;
    }
    return earliest;
  }

  #stepAt(rest: number, together: boolean): Step {
    let step = this.openStep(rest);
    if (step === undefined) {
      step = { rest, epoch: this.epoch, answers: [] };
      this.steps.push(step);
      this.#together = undefined;
    }
    if (step.answers.length >= LONGEST_ACTIVITY && !together) {
      throw new Error(`an activity has taken ${step.answers.length} answers without coming to rest`);
    }
    return step;
  }
}

/** The epoch in which a recorded match goes on. */
export function epochOf({ epoch, steps }: GameRecord): number {
  return epoch ?? steps.at(-1)?.epoch ?? 0;
}

/** A copy to write on. Only the last step is ever written to, so the others are shared. */
export function copySteps(steps: readonly Step[]): Step[] {
  return steps.map((step, i) => (i === steps.length - 1 ? copyStep(step) : step));
}

export function copyStep(step: Step): Step {
  return { ...step, answers: [...step.answers] };
}

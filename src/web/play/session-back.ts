/** Going back: which answers a side may take back by itself, which only by agreement, and what was merely a choice. */
import { isDice, type Match, type Side, type Step } from '../../engine/index.ts';
import { touch } from './hands.ts';
import { type AskNow, askOf, tabletopOf, type UndoNow } from './session-now.ts';
import type { Seats } from './session-seats.ts';

/** An answer that a person gave, with what it was called then. */
export interface Given {
  readonly side: Side;
  readonly rest: number;
  /** Which of the answers since that rest it was. */
  readonly ordinal: number;
  readonly label: string;
}

/** What people have answered in a match, and the ways back. */
export class Answers {
  readonly #match: Match;
  readonly #seats: Pick<Seats, 'humans'>;
  #given: readonly Given[];

  constructor(match: Match, seats: Pick<Seats, 'humans'>, given: readonly Given[]) {
    this.#match = match;
    this.#seats = seats;
    this.#given = given;
  }

  /** Where in the record an answer given now will stand. */
  place(): Pick<Given, 'rest' | 'ordinal'> {
    return { rest: this.#match.rest, ordinal: openStep(this.#match)?.answers.length ?? 0 };
  }

  note(given: Given): void {
    this.#given = [...this.#given, given];
  }

  /** What there is to go back to, for the page to say. */
  undoNow(present: Side | undefined): UndoNow {
    const last = this.#free;
    if (last) return { can: true, label: `Back to before: ${last.label}` };
    const agreed = this.#agreed;
    return {
      can: false,
      why: limitOf(this.#match, present),
      ...(agreed && { agreed: { label: `Back to before: ${agreed.label}`, with: this.#seats.humans } }),
    };
  }

  /** Takes the last answer back, if its side may by itself. */
  undo(): boolean {
    return this.#backTo(this.#free);
  }

  /** Takes back what the other side has seen, as the players agreed. */
  undoAgreed(): boolean {
    const last = this.#free ? undefined : this.#agreed;
    if (last) this.#match.truncate(last.rest);
    return this.#forget(last);
  }

  /** Takes back what the side has only chosen, up to where one of these things (or anything) can be chosen instead. */
  putDownFor(side: Side, things: readonly string[] | undefined): boolean {
    const isWanted = ({ offers }: AskNow) =>
      things === undefined || touch(offers, [], things).is !== 'nothing';
    return this.#backTo(betterThoughtOf(this.#match, side, this.#given, isWanted));
  }

  get #free(): Given | undefined {
    const last = this.#given.at(-1);
    return last && this.#seats.humans.includes(last.side)
      ? lastFree(this.#match, last.side, this.#given)
      : undefined;
  }

  get #agreed(): Given | undefined {
    return this.#seats.humans.length > 1 ? lastAgreed(this.#match, this.#given) : undefined;
  }

  #backTo(given: Given | undefined): boolean {
    if (given) takeBack(this.#match, given);
    return this.#forget(given);
  }

  #forget(from: Given | undefined): boolean {
    if (from) this.#given = this.#given.slice(0, this.#given.indexOf(from));
    return from !== undefined;
  }
}

/** Why there is nothing to take back. */
export function limitOf(match: Match, side: Side | undefined): string {
  const last = match.lastStep;
  if (last === undefined || side === undefined) return 'Nothing has been done yet.';
  if (last.answers.some(isDice)) return 'The dice have fallen: that stands.';
  return 'The other side has answered since: that stands.';
}

/** The last answer of the side that may still be taken back. */
function lastFree(match: Match, side: Side, given: readonly Given[]): Given | undefined {
  const last = given.at(-1);
  if (last === undefined || last.side !== side) return undefined;
  const earliest = match.freeUndo(side);
  if (last.rest < match.rest) return last.rest >= earliest ? last : undefined;
  const open = openStep(match);
  const since = open?.answers.slice(last.ordinal) ?? [];
  return since.every(answer => !isDice(answer) && answer.by === side) ? last : undefined;
}

/** Takes the answer back, and everything after it. */
function takeBack(match: Match, { side, rest, ordinal }: Given): void {
  if (rest < match.rest) {
    match.truncate(rest);
    return;
  }
  while ((openStep(match)?.answers.length ?? 0) > ordinal) {
    if (!match.retract(side).ok) return;
  }
}

/** Where players who agree go back to: the first answer since the rest at which the last one was given. */
function lastAgreed(match: Match, given: readonly Given[]): Given | undefined {
  const last = given.at(-1);
  return match.outcome === undefined ? given.find(({ rest }) => rest === last?.rest) : undefined;
}

/**
 * The answer that a person who now touches something else has thought better of: it and those after it only chose
 * something, nothing on the table has changed since, and the thing could have been chosen in its place.
 */
function betterThoughtOf(
  match: Match,
  side: Side,
  given: readonly Given[],
  isWanted: (ask: AskNow) => boolean,
): Given | undefined {
  const before = match.fork();
  const onTable = onTheTable(match, side);
  for (let left = given; ; left = left.slice(0, -1)) {
    const last = lastFree(before, side, left);
    if (last === undefined) return undefined;
    takeBack(before, last);
    if (onTheTable(before, side) !== onTable) return undefined;
    const ask = askOf(before, side);
    if (ask && isWanted(ask)) return last;
  }
}

/** Where everything lies and in what state; that something has been chosen may show by a marker or a line. */
function onTheTable(match: Match, side: Side): string {
  const { counters, overlays, turns, phases } = tabletopOf(match, side);
  const lying = counters.map(({ id, at, box, on, facing, spent, face }) => [
    [id, at, box, on, facing, spent],
    face.tone,
  ]);
  const marks = overlays.filter(({ kind }) => kind !== 'line');
  return JSON.stringify([lying, marks, turns.at, phases.at]);
}

function openStep(match: Match): Step | undefined {
  const last = match.lastStep;
  return last?.rest === match.rest ? last : undefined;
}

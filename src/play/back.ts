/** Going back: which answers a side may take back by itself, which only by agreement, and what was merely a choice. */
import { type Match, mayNotSeeAll, type Side } from '../engine/index.ts';
import { touch } from './hands.ts';
import { type AskNow, askOf, tabletopOf, type UndoNow } from './now.ts';

/** An answer that a person gave, with what it was called then. */
export interface Given {
  readonly side: Side;
  readonly rest: number;
  /** Which of the side's answers since that rest it was. */
  readonly ordinal: number;
  readonly label: string;
  /** The other sides may not know what it was. */
  readonly secret: boolean;
}

/** Who plays at the screen. */
interface AtTheScreen {
  readonly humans: readonly Side[];
}

/** What people have answered in a match, and the ways back. */
export class Answers {
  readonly #match: Match;
  readonly #seats: AtTheScreen;
  #given: readonly Given[];

  constructor(match: Match, seats: AtTheScreen, given: readonly Given[]) {
    this.#match = match;
    this.#seats = seats;
    this.#given = given;
  }

  /** Where in the record an answer given now will stand. */
  place(side: Side): Omit<Given, 'label'> {
    const { rest } = this.#match;
    const secret = this.#match.choiceOf(side)?.secret === true;
    return { side, rest, ordinal: this.#match.answeredBy(side), secret };
  }

  note(given: Given): void {
    this.#given = [...this.#given, given];
  }

  /** What there is to go back to, for the page to say. */
  undoNow(present: Side | undefined): UndoNow {
    const last = this.#free(present);
    if (last) return { can: true, label: this.#wayTo(last, present) };
    const agreed = this.#agreed(present);
    return {
      can: false,
      why: limitOf(this.#match, present),
      ...(agreed && { agreed: { label: this.#wayTo(agreed, present), with: this.#seats.humans } }),
    };
  }

  /** Takes the last answer back, if its side may by itself. */
  undo(present: Side | undefined): boolean {
    return this.#backTo(this.#free(present));
  }

  /** Takes back what the other side has seen, as the players agreed. */
  undoAgreed(present: Side | undefined): boolean {
    const last = this.#free(present) ? undefined : this.#agreed(present);
    if (last) this.#match.truncate(last.rest);
    return this.#forget(last, () => true);
  }

  /** Takes back what the side has only chosen, up to where one of these things (or anything) can be chosen instead. */
  putDownFor(side: Side, things: readonly string[] | undefined): boolean {
    const isWanted = ({ offers }: AskNow) =>
      things === undefined || touch(offers, [], things).is !== 'nothing';
    return this.#backTo(betterThoughtOf(this.#match, side, this.#heardBy(side), isWanted));
  }

  /** What another side answered is named as it was to that side: so it is not, where that side may hide something. */
  #wayTo({ side, label, secret }: Given, present: Side | undefined): string {
    const named = secret ? 'a secret answer of the other side' : 'an answer of the other side';
    return `Back to before: ${side !== present && (secret || this.#isVeiledFrom(present)) ? named : label}`;
  }

  /** Another side may keep something from who is present. */
  #isVeiledFrom(present: Side | undefined): boolean {
    const { rulebook, state, world } = this.#match;
    return present !== undefined && mayNotSeeAll(rulebook, state, present, world);
  }

  #free(present: Side | undefined): Given | undefined {
    const heard = this.#heardBy(present);
    const last = heard.at(-1);
    if (last === undefined || !this.#seats.humans.includes(last.side)) return undefined;
    // What another side may take back by itself depends on what that side alone has seen: it would tell of it.
    if (last.side !== present && this.#isVeiledFrom(present)) return undefined;
    return lastFree(this.#match, last.side, heard);
  }

  #agreed(present: Side | undefined): Given | undefined {
    return this.#seats.humans.length > 1 ? lastAgreed(this.#match, this.#heardBy(present)) : undefined;
  }

  /** Sides that answer at once know nothing of one another's answers yet, and can't take them back. */
  #heardBy(present: Side | undefined): readonly Given[] {
    const { together, rest } = this.#match;
    return this.#given.filter(each => !together || each.rest < rest || each.side === present);
  }

  #backTo(given: Given | undefined): boolean {
    const wasOpen = given?.rest === this.#match.rest;
    if (given) takeBack(this.#match, given);
    return this.#forget(given, ({ side }) => !wasOpen || side === given?.side);
  }

  #forget(from: Given | undefined, isTakenBack: (given: Given) => boolean): boolean {
    const at = from ? this.#given.indexOf(from) : Number.POSITIVE_INFINITY;
    this.#given = this.#given.filter((each, i) => i < at || !isTakenBack(each));
    return from !== undefined;
  }
}

/** Why there is nothing to take back, as far as the side has heard of it. */
function limitOf({ journal }: Match, side: Side | undefined): string {
  const heard = side === undefined ? [] : journal.as(side);
  const last = heard.findLast(({ is }) => is === 'act' || is === 'secret' || is === 'roll');
  if (last === undefined) return 'Nothing has been done yet.';
  const since = heard.filter(({ rest }) => rest === last.rest);
  if (since.some(({ is }) => is === 'roll')) return 'The dice have fallen: that stands.';
  if ('by' in last && last.by === side) return 'Something has come to light: that stands.';
  return 'The other side has answered since: that stands.';
}

/** The last answer of the side that may still be taken back. */
function lastFree(match: Match, side: Side, given: readonly Given[]): Given | undefined {
  const last = given.at(-1);
  if (last === undefined || last.side !== side) return undefined;
  const earliest = match.freeUndo(side);
  if (last.rest < match.rest) return last.rest >= earliest ? last : undefined;
  return match.mayRetract(side, last.ordinal).ok ? last : undefined;
}

/** Takes the answer back, and everything after it. */
function takeBack(match: Match, { side, rest, ordinal }: Given): void {
  if (rest < match.rest) {
    match.truncate(rest);
    return;
  }
  while (match.answeredBy(side) > ordinal && match.retract(side).ok);
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

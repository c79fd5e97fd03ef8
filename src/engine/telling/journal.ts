/** What happened, in the order it happened, as each side may know it. */
import type { Audience, Dice, Faces, Side } from '../kernel/ask.ts';
import type { Account } from './account.ts';

export type Entry = { readonly rest: number } & (
  | { readonly is: 'act'; readonly by: Side; readonly ask: string; readonly act: string }
  /** Somebody answered, and what he answered is his secret. */
  | { readonly is: 'secret'; readonly by: Side; readonly ask: string }
  | {
      readonly is: 'roll';
      readonly by?: Side;
      readonly why: string;
      readonly cite: string;
      readonly dice: Faces;
      /** How many sides each die has. */
      readonly sides: Dice;
      /** What counted and what came of it, as far as one may know; empty where the rules that made the roll are not known. */
      readonly account: Account;
    }
  | { readonly is: 'say'; readonly cite: string; readonly text: string }
  | { readonly is: 'reveal'; readonly cite: string; readonly text: string }
);

/** Where an answer stands among those that several sides give at once in one activity. */
type Rank = number | undefined;

interface Line {
  readonly whole: Entry;
  /** As each side knows it, with its own names for things; a side that may not know it at all has none. */
  readonly known: ReadonlyMap<Side, Entry>;
  readonly rank: Rank;
}

/** Answers that several sides are giving at once, at a rest: those from a rank on. */
interface Round {
  readonly rest: number;
  readonly from: number;
}

export class Journal {
  readonly #lines: Line[] = [];
  #open: Round | undefined;

  /**
   * Names are taken now: a thing that is known later was not known when this happened. Answers given together
   * stand in the order of their ranks, as in the record, whoever came first.
   */
  add(whole: Entry, known: ReadonlyMap<Side, Entry>, rank?: Rank): void {
    const comesAfter = (line: Line | undefined) =>
      rank !== undefined && line?.whole.rest === whole.rest && (line.rank ?? -1) > rank;
    let place = this.#lines.length;
    while (comesAfter(this.#lines[place - 1])) place--;
    this.#lines.splice(place, 0, { whole, known, rank });
  }

  /**
   * Sides that are asked at once hear nothing of one another, not even that somebody has answered, until all have:
   * names the round that is under way, or that none is.
   */
  hold(round: Round | undefined): void {
    this.#open = round;
  }

  #isUnheard({ whole, rank }: Line, side: Side): boolean {
    const open = this.#open;
    if (open === undefined || whole.rest !== open.rest || (rank ?? -1) < open.from) return false;
    return 'by' in whole && whole.by !== side;
  }

  /** Forgets everything that began at this rest or later. */
  cut(rest: number): void {
    while ((this.#lines.at(-1)?.whole.rest ?? -1) >= rest) this.#lines.pop();
  }

  get length(): number {
    return this.#lines.length;
  }

  /** Everything, for the end of the game and for tests. */
  all(): readonly Entry[] {
    return this.#lines.map(line => line.whole);
  }

  as(side: Side, from = 0): readonly Entry[] {
    const entries: Entry[] = [];
    for (let i = from; i < this.#lines.length; i++) {
      const line = this.#lines[i];
      const entry = line?.known.get(side);
      if (line && entry && !this.#isUnheard(line, side)) entries.push(entry);
    }
    return entries;
  }

  /** What the side knows of all that began at this rest or later. */
  since(rest: number, side: Side): readonly Entry[] {
    const before = this.#lines.findLastIndex(line => line.whole.rest < rest);
    return this.as(side, before + 1);
  }

  copy(): Journal {
    const twin = new Journal();
    twin.#lines.push(...this.#lines);
    twin.#open = this.#open;
    return twin;
  }
}

export function includes(audience: Audience, side: Side): boolean {
  return audience === 'all' || audience.includes(side);
}

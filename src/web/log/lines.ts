/** The journal as lines that people read: sentences with the names of pieces, whose they are, when they fell. */
import {
  type AccountLine,
  accountLines,
  accountSpoken,
  actWords,
  type Dice,
  type Entry,
  type Faces,
  type Side,
  sentence,
  type Teller,
  type Word,
} from '../../engine/index.ts';

/** When a rest was: the phase that it fell in. */
export interface Phase {
  readonly rest: number;
  readonly turn: string;
  readonly phase: string;
  /** Whose player turn it was, where turns belong to a side. */
  readonly side?: Side;
}

export interface LogLine {
  readonly key: string;
  readonly rest: number;
  readonly is: Entry['is'];
  readonly by?: Side;
  readonly words: readonly Word[];
  readonly cite?: string;
  readonly dice?: Faces;
  readonly sides?: Dice;
  /** What counted in the roll and what came of it. */
  readonly account?: readonly AccountLine[];
  /** The same to be heard. */
  readonly spokenAccount?: string;
  readonly when?: Phase;
}

/** Answers are told only on request: what came of them stands beside them in a sentence. */
export interface LogFilter {
  readonly side?: Side;
  readonly phase?: string;
  readonly orders: boolean;
}

export function linesOf(entries: readonly Entry[], teller: Teller, phases: readonly Phase[]): LogLine[] {
  let at = -1;
  let last: { readonly rest: number; readonly by: Side } | undefined;
  return entries.map((entry, i) => {
    while ((phases[at + 1]?.rest ?? Number.POSITIVE_INFINITY) <= entry.rest) at++;
    const when = phases[at];
    if ('by' in entry && entry.by !== undefined) last = { rest: entry.rest, by: entry.by };
    // What follows from an answer or a roll belongs to the side that gave it.
    const by = last?.rest === entry.rest ? last.by : when?.side;
    return {
      key: `${i}`,
      rest: entry.rest,
      is: entry.is,
      ...(by === undefined ? {} : { by }),
      words: wordsOfEntry(entry, teller),
      ...('cite' in entry ? { cite: entry.cite } : {}),
      ...(entry.is === 'roll' ? rollParts(entry, teller) : {}),
      ...(when === undefined ? {} : { when }),
    };
  });
}

function rollParts({ dice, sides, account }: Entry & { readonly is: 'roll' }, { nameOf }: Teller) {
  if (account.length === 0) return { dice, sides };
  return {
    dice,
    sides,
    account: accountLines(account, nameOf),
    spokenAccount: accountSpoken(account, nameOf),
  };
}

/**
 * Secret answers of a side that follow upon one another tell no more than one: they are one line, the last of them. How many there
 * were would tell how much was set up, hidden or thought better of.
 */
export function gathered(lines: readonly LogLine[]): readonly LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const isMore =
      line.is === 'secret' && last?.is === 'secret' && last.by === line.by && last.when === line.when;
    kept.splice(isMore ? -1 : kept.length, 1, line);
  }
  return kept;
}

/** What belongs to no side belongs to all. */
export function passes({ is, by, when }: LogLine, { side, phase, orders }: LogFilter): boolean {
  if (is === 'act' && !orders) return false;
  if (phase !== undefined && when?.phase !== phase) return false;
  return side === undefined || by === undefined || by === side;
}

function wordsOfEntry(entry: Entry, teller: Teller): readonly Word[] {
  switch (entry.is) {
    case 'act':
      return [`${teller.sideName(entry.by)}: `, ...actWords(entry, teller)];
    case 'secret':
      return [`${teller.sideName(entry.by)} answered in secret`];
    case 'roll':
      return sentence(entry.why, teller);
    default:
      return sentence(entry.text, teller);
  }
}

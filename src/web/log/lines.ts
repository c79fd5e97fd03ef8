/** The journal as lines that people read: sentences with the names of pieces, whose they are, when they fell. */
import type { Entry, Rulebook, Side } from '../../engine/index.ts';

/** Who knows how things are called. */
export interface Teller {
  /** The rulebook's id: citations lead into it. */
  readonly book: string;
  titleOf(id: string): string;
  sideName(side: Side): string;
  /** A place as players call it. */
  placeName(place: string): string;
  /** What an answer was called when it was given, where that is known. */
  actWords?(entry: Entry & { readonly is: 'act' }): string | undefined;
}

/** When a rest was: the phase that it fell in. */
export interface Phase {
  readonly rest: number;
  readonly turn: string;
  readonly phase: string;
  /** Whose player turn it was, where turns belong to a side. */
  readonly side?: Side;
}

export type Word = string | { readonly piece: string; readonly title: string };

export interface LogLine {
  readonly key: string;
  readonly rest: number;
  readonly is: Entry['is'];
  readonly by?: Side;
  readonly words: readonly Word[];
  readonly cite?: string;
  readonly dice?: Readonly<Record<string, number>>;
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
      words: wordsOf(entry, teller),
      ...('cite' in entry ? { cite: entry.cite } : {}),
      ...('dice' in entry ? { dice: entry.dice } : {}),
      ...(when === undefined ? {} : { when }),
    };
  });
}

/** Secret answers of a side that follow upon one another tell no more than one: they are one line, the last of them. */
export function gathered(lines: readonly LogLine[]): readonly LogLine[] {
  const kept: { readonly line: LogLine; readonly times: number }[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const isMore =
      line.is === 'secret' &&
      last?.line.is === 'secret' &&
      last.line.by === line.by &&
      last.line.when === line.when;
    kept.splice(isMore ? -1 : kept.length, 1, { line, times: isMore ? last.times + 1 : 1 });
  }
  return kept.map(({ line, times }) =>
    times === 1 ? line : { ...line, words: [...line.words, `, ${times} times`] },
  );
}

/** What belongs to no side belongs to all. */
export function passes({ is, by, when }: LogLine, { side, phase, orders }: LogFilter): boolean {
  if (is === 'act' && !orders) return false;
  if (phase !== undefined && when?.phase !== phase) return false;
  return side === undefined || by === undefined || by === side;
}

export const spoken = (words: readonly Word[]): string =>
  words.map(word => (typeof word === 'string' ? word : word.title)).join('');

function wordsOf(entry: Entry, teller: Teller): readonly Word[] {
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

function actWords(entry: Entry & { readonly is: 'act' }, teller: Teller): readonly Word[] {
  const said = teller.actWords?.(entry);
  if (said !== undefined) return [said];
  return entry.act.split(' ').flatMap((word, i): Word[] => {
    const title = teller.titleOf(word);
    const told: Word = title === word ? teller.placeName(word) : { piece: word, title };
    return i === 0 ? [word] : [' ', told];
  });
}

/** `{u12}` stands for a piece; places stand as they are written. */
export function sentence(text: string, teller: Teller): readonly Word[] {
  const words = text.split(/\{([^{}\s]+)\}/).map((part, i): Word => {
    if (i % 2 === 1) return { piece: part, title: teller.titleOf(part) };
    return part.replace(PLACE, teller.placeName);
  });
  const [first, ...rest] = words.filter(word => word !== '');
  return typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : words.filter(word => word !== '');
}

/** A hex with its board, perhaps with a floor: `1:K5`, `1:T6/1`. */
const PLACE = /\b\d+:[A-Z]{1,2}\d{1,2}(?:\/\d+)?\b/g;

/** What a book calls a place, where it has places within hexes. */
type NamedByBook = ((place: string) => string) | undefined;

/** In the book's words, or plainly: where there is one board, its number says nothing, and `1:K5` is K5. */
export function placesOn(battlefield: string, named?: NamedByBook): (place: string) => string {
  const isOne = !/[+/]/.test(battlefield);
  const plain = (place: string) => (isOne ? place.replace(/^1:/, '') : place);
  return place => (isPlace(place) && named ? named(place) : plain(place).replace(/\/(\d+)$/, ', level $1'));
}

const isPlace = (text: string): boolean => text.replace(PLACE, '') === '';

/** How a book names places, in a world of its own. */
export function placesOf({ presentation }: Rulebook, world: unknown): NamedByBook {
  const named = presentation?.placeName;
  return named && (place => named(place, world));
}

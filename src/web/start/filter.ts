/** Which scenarios somebody wants to see: by book, length, level, nation, and by words that stand in their cards. */
import { goesBy, type ScenarioCard } from '../../engine/index.ts';
import type { Volume } from '../../rulebooks/shelf.ts';

/** At most so many minutes; `long` is all that takes longer. */
const LENGTHS = { short: 60, evening: 150, long: Number.POSITIVE_INFINITY } as const;
export type Length = keyof typeof LENGTHS;
export const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: 'Up to an hour',
  evening: 'An evening',
  long: 'Longer',
};

export interface Wanted {
  readonly book?: string | undefined;
  readonly length?: string | undefined;
  readonly level?: string | undefined;
  readonly nation?: string | undefined;
  /** Every word must be found somewhere in the card. */
  readonly words?: string | undefined;
}

export interface Listed {
  readonly book: Volume;
  readonly card: ScenarioCard;
}

export const allScenarios = (books: readonly Volume[]): readonly Listed[] =>
  books.flatMap(book => book.scenarios.map(card => ({ book, card })));

export function lengthOf(minutes: number): Length {
  return minutes <= LENGTHS.short ? 'short' : minutes <= LENGTHS.evening ? 'evening' : 'long';
}

/** The nations that fight in any scenario, in order. */
export function nationsIn(scenarios: readonly Listed[]): readonly string[] {
  const nations = scenarios.flatMap(({ card }) => card.about?.sides.map(({ nation }) => nation) ?? []);
  return [...new Set(nations)].sort();
}

export function isWanted(
  { book, card }: Listed,
  { book: id, length, level, nation, words }: Wanted,
): boolean {
  const { about } = card;
  if (id && !goesBy(book, id)) return false;
  if (length && (about === undefined || lengthOf(about.minutes) !== length)) return false;
  if (level && `${about?.level}` !== level) return false;
  if (nation && !about?.sides.some(side => side.nation === nation)) return false;
  const text = textOf(book, card);
  return (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** Everything that is written on a card: forces, special rules, where and when. */
function textOf(book: Volume, { title, about }: ScenarioCard): string {
  const lines = about && [
    about.place,
    about.date,
    about.situation,
    about.battlefield,
    about.victory,
    ...about.rules,
    ...about.sides.flatMap(({ name, nation, forces }) => [name, nation, ...forces]),
  ];
  return [book.title, title, ...(lines ?? [])].join('\n').toLowerCase();
}

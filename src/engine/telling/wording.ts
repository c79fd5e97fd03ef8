/** Small words that every book's texts are made of. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `-1`, `+0`, `+2`: a modifier always shows its sign. */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

export const orLess = (n: number): string => `${n} or less`;
export const orMore = (n: number): string => `${n} or more`;

/** `a`, `a and b`, `a, b and c`. */
export function series(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The letters by which counters of one kind are told apart: A to Z, then AA and on. */
export function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : `${letters(Math.floor(n / 26) - 1)}${last}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Where the place of a scenario ends with the day, a card gives that as its date. */
export function whereAndWhen({
  place,
  date,
}: {
  readonly place: string;
  readonly date: { readonly year: number; readonly month: number };
}): { readonly place: string; readonly date: string } {
  const [, where, day] = /^(.*), (\d{1,2} \w+ \d{4})$/.exec(place) ?? [];
  if (where !== undefined && day !== undefined) return { place: where, date: day };
  return { place, date: `${MONTHS[date.month - 1]} ${date.year}` };
}

/** What players may choose before a match begins: options, in groups where a book has many, and presets of them. */
import type { Random } from '../dice/random.ts';

export interface OptionCard {
  readonly id: string;
  readonly title: string;
  /** Under which heading it stands; a book with few options needs none. */
  readonly group?: string;
  readonly choices: readonly { readonly value: string; readonly title: string; readonly means: string }[];
  /** What holds where nothing is chosen. */
  readonly otherwise: string;
}

/** Values for several options at once, by a name. Options that it leaves out are as they are otherwise. */
export interface OptionPreset {
  readonly id: string;
  readonly title: string;
  readonly means: string;
  readonly values: Readonly<Record<string, string>>;
}

export type OptionValues = Readonly<Record<string, string>>;

/** What a book says about options. */
export interface OptionsOfBook {
  /** A match is refused options that are not among these; a book without this list takes any. */
  readonly options?: readonly OptionCard[];
  readonly presets?: readonly OptionPreset[];
}

/** Every option as it is where nothing is chosen, but for what a preset says. */
export function valuesOf({ options = [] }: OptionsOfBook, preset?: OptionPreset): OptionValues {
  return Object.fromEntries(options.map(({ id, otherwise }) => [id, preset?.values[id] ?? otherwise]));
}

/** The preset that these values are, if they are one. */
export function presetOf(book: OptionsOfBook, values: OptionValues) {
  return book.presets?.find(preset =>
    Object.entries(valuesOf(book, preset)).every(([id, value]) => values[id] === value),
  );
}

/** The cards by their groups, in the order in which the groups come up; those without one first. */
export function grouped(
  cards: readonly OptionCard[],
): readonly (readonly [group: string | undefined, cards: readonly OptionCard[]])[] {
  const groups = new Map<string | undefined, OptionCard[]>([[undefined, []]]);
  for (const card of cards) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
  return [...groups].filter(([, ofGroup]) => ofGroup.length > 0);
}

/** What is wrong with the options of a match. */
export function optionProblem(
  { options: cards }: OptionsOfBook,
  values: Readonly<Record<string, string | number | boolean>>,
): string | undefined {
  if (cards === undefined) return undefined;
  for (const [id, value] of Object.entries(values)) {
    const card = cards.find(each => each.id === id);
    if (card === undefined)
      return `no option '${id}'; expected ${anyOf(cards.map(each => each.id)) || 'none at all'}`;
    const known = card.choices.map(choice => choice.value);
    if (!known.some(each => each === value)) return `option ${id}: '${value}'; expected ${anyOf(known)}`;
  }
  return undefined;
}

const anyOf = (words: readonly string[]): string =>
  words.length > 1 ? `one of ${words.join(', ')}` : words.join();

/** Each option is set in some way, so that all of them come up. */
export function someOptions({ options = [] }: OptionsOfBook, random: Random): OptionValues {
  return Object.fromEntries(options.map(({ id, choices }) => [id, random.pick(choices).value]));
}

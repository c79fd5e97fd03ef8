import { expect, test } from 'vitest';
import { handDice } from '../dice/dice.ts';
import { Random } from '../dice/random.ts';
import { Match } from '../match/match.ts';
import { tinyWith } from '../test-game.ts';
import { grouped, type OptionCard, optionProblem, presetOf, someOptions, valuesOf } from './options.ts';

const card = (id: string, group?: string): OptionCard => ({
  id,
  title: id,
  ...(group === undefined ? {} : { group }),
  choices: ['no', 'yes'].map(value => ({ value, title: value, means: value })),
  otherwise: 'no',
});
const book = tinyWith({
  options: [card('fog'), card('wind', 'Weather'), card('mines', 'Ground'), card('rain', 'Weather')],
  presets: [
    { id: 'plain', title: 'Plain', means: 'Nothing of it', values: {} },
    { id: 'storm', title: 'Storm', means: 'Wind and rain', values: { wind: 'yes', rain: 'yes' } },
  ],
});

test('a preset says some options, and the others are as they are otherwise', () => {
  const storm = { fog: 'no', wind: 'yes', mines: 'no', rain: 'yes' };
  expect(valuesOf(book, book.presets?.[1])).toEqual(storm);
  expect(presetOf(book, storm)?.id).toBe('storm');
  expect(presetOf(book, valuesOf(book))?.id).toBe('plain');
  expect(presetOf(book, { ...storm, fog: 'yes' })).toBeUndefined();
});

test('options stand by their groups, those of none first', () => {
  const names = grouped(book.options ?? []).map(([group, cards]) => [group, ...cards.map(({ id }) => id)]);
  expect(names).toEqual([
    [undefined, 'fog'],
    ['Weather', 'wind', 'rain'],
    ['Ground', 'mines'],
  ]);
  expect(grouped([])).toEqual([]);
});

test.each([
  [{ snow: 'yes' }, "no option 'snow'; expected one of fog, wind, mines, rain"],
  [{ fog: 'thick' }, "option fog: 'thick'; expected one of no, yes"],
  [{ fog: true }, "option fog: 'true'; expected one of no, yes"],
])('a match is refused %j', (options, problem) => {
  expect(optionProblem(book, options)).toBe(problem);
  const begin = () => Match.begin(book, { scenario: 'heap', options }, { dice: handDice });
  expect(begin).toThrow(`tiny: ${problem}`);
});

test('a record with options that the book does not know is refused when it is taken up, too', () => {
  const record = Match.begin(book, { scenario: 'heap', options: {} }, { dice: handDice }).save();
  const bad = { ...record, options: { fog: 'thick' } };
  expect(() => Match.resume(book, bad, { dice: handDice })).toThrow("option fog: 'thick'");
});

test('a book that lists no options takes any, and one with an empty list none', () => {
  expect(optionProblem(tinyWith({}), { snow: 'yes' })).toBeUndefined();
  expect(optionProblem(tinyWith({ options: [] }), { snow: 'yes' })).toBe(
    "no option 'snow'; expected none at all",
  );
});

test('random options are all set, and all their values come up', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const values = someOptions(book, new Random(seed));
    expect(optionProblem(book, values)).toBeUndefined();
    for (const [id, value] of Object.entries(values)) met.add(`${id} ${value}`);
  }
  expect(met.size).toBe(8);
});

import { expect, test } from 'vitest';
import { Match, play, quickDice, Random, type Rulebook, randomSeat } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { rollsTold } from './untold.ts';

function played(book: Rulebook, scenario: string, seed: string): Match {
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(new Random(seed)) });
  play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`${seed} ${side}`)])));
  return match;
}

// `npm run bench -- log` looks at a thousand games.
test.each(
  rulebooks.flatMap(book => book.scenarios.slice(0, 2).map(({ id }) => [book.id, id, book] as const)),
)('%s, %s: every roll has its line, with dice, purpose and rule', (_id, scenario, book) => {
  const { rolls, wrong } = rollsTold(played(book, scenario, 'told'));
  expect(wrong).toEqual([]);
  expect(rolls).toBeGreaterThan(10);
});

test('a line without a rule or a purpose, and one that is missing, are found', () => {
  const book = rulebooks.find(({ id }) => id === 'aslsk');
  if (book === undefined) throw new Error('there is no book to play');
  const match = played(book, book.scenarios[0]?.id ?? '', 'told');
  const all = match.journal.all();
  const told = (entries: typeof all) =>
    rollsTold({
      ...Object.create(match),
      rulebook: book,
      record: () => match.record(),
      journal: { all: () => entries },
    }).wrong;
  const [first] = all.flatMap((entry, i) => (entry.is === 'roll' ? [i] : []));
  const roll = all[first ?? 0];
  if (roll?.is !== 'roll') throw new Error('nothing was rolled');
  expect(told(all.with(first ?? 0, { ...roll, cite: '' }))).toEqual([
    expect.stringContaining('cites no rule'),
  ]);
  expect(told(all.with(first ?? 0, { ...roll, why: '{u1}' }))).toEqual([
    expect.stringContaining('no purpose'),
  ]);
  expect(told(all.toSpliced(first ?? 0, 1))[0]).toContain('no line tells of it');
});

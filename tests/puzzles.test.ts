/** Every puzzle that ships can be laid out and solved, and bad files are told what is wrong with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goesBy } from '../src/engine/index.ts';
import { layPuzzle, type PuzzleDocument, puzzleProblems, standingOf } from '../src/engine/puzzle/index.ts';
import { finished, rulebooks } from '../src/rulebooks/index.ts';
import { Session } from '../src/web/play/session.ts';
import { openPuzzle } from '../src/web/puzzle/open-puzzle.ts';
import { PUZZLES } from '../src/web/puzzle/puzzles.ts';

const folder = new URL('../content/puzzles/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.json'),
);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const [first = ''] = files;

const bookOf = ({ rulebook }: PuzzleDocument) => {
  const book = rulebooks.find(each => goesBy(each, rulebook));
  if (book === undefined) throw new Error(`no rulebook ${rulebook}`);
  return book;
};

test.each(files)('%s is a valid puzzle, and its solution solves it', file => {
  expect(puzzleProblems(textOf(file), file, rulebooks)).toEqual([]);
});

test('the page lists all of them, each under a name of its own', () => {
  expect(PUZZLES).toHaveLength(files.length);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(files.length);
  for (const book of finished)
    expect(PUZZLES.filter(({ rulebook }) => rulebook === book.id).length).toBeGreaterThanOrEqual(2);
});

test.each([
  [{ format: 'hedgerow puzzle 2' }, 'format', '"hedgerow puzzle 1"'],
  [{ rulebook: 'chess' }, 'rulebook', 'one of "sl", "aslsk"'],
  [{ scenario: 'nowhere' }, 'scenario', 'one of '],
  [{ side: 'martian' }, 'side', 'one of '],
  [{ before: ['german place u1 1:A1'] }, 'before', 'answers that the rules offer'],
  [{ within: { hours: 3 } }, 'within', ''],
  [{ solution: ['american hop'] }, 'solution', 'answers that lead to the goal'],
  [{ hints: [] }, 'hints', 'at least 1'],
])('a puzzle with %o is told so', (change, path, expected) => {
  const text = JSON.stringify({ ...JSON.parse(textOf(first)), ...change });
  const [problem] = puzzleProblems(text, 'x.json', rulebooks);
  expect(problem?.path.startsWith(path)).toBe(true);
  expect(problem?.expected).toContain(expected);
});

test.each(PUZZLES)('“$title” begins with its side to play, and is open then', puzzle => {
  const book = bookOf(puzzle);
  const session = Session.open(book, openPuzzle(book, puzzle));
  expect(session.now.ask?.side).toBe(puzzle.side);
  expect(standingOf(book, puzzle, session.match.record())).toEqual({ is: 'open' });
});

test.each(PUZZLES)('“$title” is failed by who lets the time go by', puzzle => {
  const book = bookOf(puzzle);
  const match = layPuzzle(book, puzzle);
  for (let i = 0; i < 200 && standingOf(book, puzzle, match.record()).is === 'open'; i++) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const offered = match.offered(choice.by);
    const idle = choice.window ? book.verbs.print(choice.window.pass) : offered.find(text => text === 'done');
    match.say(choice.by, idle ?? offered.at(-1) ?? '');
  }
  expect(standingOf(book, puzzle, match.record()).is).toBe('failed');
});

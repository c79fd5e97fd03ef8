/** Everything that is wrong with the text of a puzzle: its entries first, then whether it can be laid out and is solved by its solution. */
import { readJson } from '../../board/json-source.ts';
import type { Problem } from '../../board/problem.ts';
import { schemaProblems } from '../../board/schema-problems.ts';
import { goesBy, type Rulebook } from '../kernel/rulebook.ts';
import { PuzzleDocument } from './document.ts';
import { layPuzzle, standingOf } from './play.ts';

export type PuzzleReading =
  | { readonly ok: true; readonly puzzle: PuzzleDocument; readonly book: Rulebook }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readPuzzle(text: string, file: string, rulebooks: readonly Rulebook[]): PuzzleReading {
  const source = readJson(text, file);
  if (Array.isArray(source)) return { ok: false, problems: source };
  const twice = source
    .duplicates()
    .map(path => source.problem(path, `'${path.at(-1)}' is given twice`, 'each name once', 'key'));
  const parsed = PuzzleDocument.safeParse(source.value);
  if (!parsed.success)
    return { ok: false, problems: [...twice, ...schemaProblems(parsed.error, source, 'a puzzle')] };
  if (twice.length > 0) return { ok: false, problems: twice };
  const puzzle = parsed.data;
  const wrong = (entry: string, what: string, expected: string): PuzzleReading => ({
    ok: false,
    problems: [source.problem([entry], what, expected)],
  });
  const listed = (names: readonly string[]) => `one of ${names.map(name => `"${name}"`).join(', ')}`;
  const book = rulebooks.find(each => goesBy(each, puzzle.rulebook));
  if (book === undefined)
    return wrong(
      'rulebook',
      `no playable rulebook '${puzzle.rulebook}'`,
      listed(rulebooks.map(({ id }) => id)),
    );
  const scenarios = book.scenarios.map(({ id }) => id);
  if (!scenarios.includes(puzzle.scenario))
    return wrong('scenario', `no scenario '${puzzle.scenario}' in this book`, listed(scenarios));
  const sides = book.sides(book.world(puzzle));
  if (!sides.includes(puzzle.side)) return wrong('side', `no side '${puzzle.side}'`, listed(sides));
  try {
    layPuzzle(book, puzzle);
  } catch (error) {
    return wrong('before', messageOf(error), 'answers that the rules offer, one after the other');
  }
  const unsolved = solutionProblem(book, puzzle);
  return unsolved === undefined
    ? { ok: true, puzzle, book }
    : wrong('solution', unsolved, 'answers that lead to the goal with the dice of the seed');
}

export const puzzleProblems = (
  text: string,
  file: string,
  rulebooks: readonly Rulebook[],
): readonly Problem[] => {
  const reading = readPuzzle(text, file, rulebooks);
  return reading.ok ? [] : reading.problems;
};

/** Why the solution doesn't solve it; undefined if it does. */
function solutionProblem(book: Rulebook, puzzle: PuzzleDocument): string | undefined {
  const match = layPuzzle(book, puzzle);
  try {
    for (const answer of puzzle.solution) {
      const [side = '', ...act] = answer.split(' ');
      const verdict = match.say(side, act.join(' '));
      if (!verdict.ok) return `'${answer}': ${verdict.problem}`;
    }
  } catch (error) {
    return messageOf(error);
  }
  const standing = standingOf(book, puzzle, match.record());
  return standing.is === 'solved' ? undefined : 'the goal is not reached by it';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

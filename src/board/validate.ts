/** From the text of a board file to a board, or to a list of everything that is wrong with it. */
import { type Board, compileBoard } from './board.ts';
import { BoardDocument } from './document.ts';
import { DRAWING_CHECKS } from './drawing-checks.ts';
import { readJson } from './json-source.ts';
import { PLACE_CHECKS } from './place-checks.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

export type Validation =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function validateBoard(text: string, fileName: string): Validation {
  const source = readJson(text, fileName);
  if (Array.isArray(source)) return { ok: false, problems: source };
  const problems = source
    .duplicates()
    .map(path => source.problem(path, `'${path.at(-1)}' is given twice`, 'each name once', 'key'));
  const parsed = BoardDocument.safeParse(source.value);
  if (!parsed.success) {
    problems.push(...schemaProblems(parsed.error, source));
  } else {
    for (const check of [...PLACE_CHECKS, ...DRAWING_CHECKS]) {
      for (const { path, wrong, expected, at } of check(parsed.data)) {
        problems.push(source.problem(path, wrong, expected, at));
      }
    }
    if (problems.length === 0) return { ok: true, board: compileBoard(parsed.data) };
  }
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}

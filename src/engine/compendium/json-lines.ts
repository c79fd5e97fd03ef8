/** Files of one JSON object a line: read whole, with every problem named by its place. */
import type { z } from 'zod';
import type { Problem } from '../../board/problem.ts';

export interface Lines<T> {
  readonly rows: readonly { readonly line: number; readonly value: T }[];
  readonly problems: readonly Problem[];
}

/** Empty lines are skipped. */
export function readLines<T>(text: string, file: string, schema: z.ZodType<T>): Lines<T> {
  const rows: { line: number; value: T }[] = [];
  const problems: Problem[] = [];
  text.split('\n').forEach((source, index) => {
    if (source.trim() === '') return;
    const line = index + 1;
    const json = readJson(source);
    if (json === undefined) {
      const expected = 'one JSON object a line';
      problems.push({ file, line, column: 1, path: '', wrong: 'this line is not JSON', expected });
      return;
    }
    const result = schema.safeParse(json);
    if (result.success) rows.push({ line, value: result.data });
    else
      for (const { path, message } of result.error.issues) {
        const key = String(path[0] ?? '');
        const column = Math.max(source.indexOf(`"${key}"`), 0) + 1;
        const wrong =
          key === '' ? 'not such an object' : key in Object(json) ? 'not such a value' : 'missing';
        problems.push({ file, line, column, path: key, wrong, expected: message });
      }
  });
  return { rows, problems };
}

/** Undefined, which JSON cannot say, stands for text that is not JSON. */
function readJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

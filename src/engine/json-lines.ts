/** Files of one JSON object a line: read whole, with every problem named by its place. */
import type { z } from 'zod';

export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly expected: string;
}

export interface Lines<T> {
  readonly rows: readonly { readonly line: number; readonly value: T }[];
  readonly problems: readonly Problem[];
}

/** Empty lines are skipped. */
export function readLines<T>(text: string, schema: z.ZodType<T>): Lines<T> {
  const rows: { line: number; value: T }[] = [];
  const problems: Problem[] = [];
  text.split('\n').forEach((source, index) => {
    if (source.trim() === '') return;
    const line = index + 1;
    const json = readJson(source);
    if (json === undefined) {
      problems.push({ line, column: 1, what: 'this line is not JSON', expected: 'one JSON object a line' });
      return;
    }
    const result = schema.safeParse(json);
    if (result.success) rows.push({ line, value: result.data });
    else
      for (const issue of result.error.issues) {
        const key = String(issue.path[0] ?? '');
        const column = Math.max(source.indexOf(`"${key}"`), 0) + 1;
        problems.push({ line, column, what: key === '' ? 'the line' : `"${key}"`, expected: issue.message });
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

/** Everything that is wrong with a document: what its schema says first, then what can only be found by reading it. */
import type { z } from 'zod';
import { readJson } from './json-source.ts';
import type { DocumentPath, Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

export interface Finding {
  readonly path: DocumentPath;
  readonly wrong: string;
  readonly expected: string;
}

/** `what`: the kind of document in words, as in 'a scenario'. Problems come in the order of the text. */
export function documentProblems<T>(
  text: string,
  file: string,
  what: string,
  schema: z.ZodType<T>,
  findings: (document: T) => readonly Finding[],
): readonly Problem[] {
  const source = readJson(text, file);
  if (Array.isArray(source)) return source;
  const twice = source
    .duplicates()
    .map(path => source.problem(path, `'${path.at(-1)}' is given twice`, 'each name once', 'key'));
  const parsed = schema.safeParse(source.value);
  const problems = parsed.success
    ? findings(parsed.data).map(({ path, wrong, expected }) => source.problem(path, wrong, expected))
    : schemaProblems(parsed.error, source, what);
  return [...twice, ...problems].sort((a, b) => a.line - b.line || a.column - b.column);
}

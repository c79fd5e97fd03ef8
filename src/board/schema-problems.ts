/** Says in plain words what zod found wrong with a document. */
import type { z } from 'zod';
import type { JsonSource } from './json-source.ts';
import type { DocumentPath, Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

export function schemaProblems(
  error: z.ZodError,
  source: JsonSource,
  document = 'a board document',
): Problem[] {
  return error.issues.flatMap(issue => issueProblems(issue, source, document));
}

function issueProblems(issue: Issue, source: JsonSource, document: string): Problem[] {
  const path = issue.path.filter(part => typeof part !== 'symbol') as DocumentPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key =>
      source.problem([...path, key], `'${key}' is no entry of ${document}`, 'only known entries', 'key'),
    );
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'another name';
    return [source.problem(path, `'${String(path.at(-1))}' is no such name`, expected, 'key')];
  }
  const found = valueAt(source.value, path);
  return [
    source.problem(path, found === undefined ? 'missing' : `found ${shown(found)}`, expectation(issue)),
  ];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return withArticle(issue.expected);
    case 'invalid_value':
      return listed(issue.values.map(value => JSON.stringify(value)));
    case 'too_small':
      return issue.message.startsWith('Too small')
        ? `at least ${issue.minimum}${unit(issue.origin)}`
        : issue.message;
    case 'too_big':
      return `at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_union':
      return listed([...new Set(issue.errors.flat().map(expectation))]);
    default:
      return issue.message;
  }
}

function unit(origin: string): string {
  if (origin === 'array') return ' entries';
  return origin === 'string' ? ' characters' : '';
}

function withArticle(type: string): string {
  if (type === 'int') return 'a whole number';
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} or ${last}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

function valueAt(value: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>(
    (at, part) => (at as Record<string | number, unknown> | undefined)?.[part],
    value,
  );
}

/** Compendium files as they lie on disk; apart from compendium.ts so that the page needs no schemas. */
import { z } from 'zod';
import type { Problem } from '../../board/problem.ts';
import { type BaseRule, type CompendiumRule, RULE_AREAS, RULE_KINDS } from './compendium.ts';
import { readLines } from './json-lines.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const words = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

const RULE = {
  // Titles of tests name rules between brackets, with commas between them.
  id: z
    .string({ error: 'a rule number' })
    .regex(/^[^\s,[\]]+$/, 'a rule number without spaces, commas or brackets'),
  title: words('a short title'),
  gist: words('the rule in a sentence or two'),
  kind: oneOf(RULE_KINDS),
  area: oneOf(RULE_AREAS),
  step: z.int({ error: 'a step such as 1' }).min(1, { error: 'a step such as 1' }).exactOptional(),
};

const RuleLine = z.strictObject(RULE, {
  error: 'an object with id, title, gist, kind, area, perhaps a step, and nothing else',
});

const BaseLine = z.strictObject(
  { ...RULE, provenance: words('where the rule is known from') },
  { error: 'an object with id, title, gist, kind, area, provenance, perhaps a step, and nothing else' },
);

const NotApplicableLine = z.strictObject(
  { id: words('a rule number'), reason: words('why no program can enforce the rule') },
  { error: 'an object with id, reason and nothing else' },
);

export interface CompendiumFile<T> {
  readonly rules: readonly T[];
  readonly problems: readonly Problem[];
}

export const readCompendium = (text: string, file: string): CompendiumFile<CompendiumRule> =>
  readRules(text, file, RuleLine);

/** The base rules of a book, which are counted apart. */
export const readBaseRules = (text: string, file: string): CompendiumFile<BaseRule> =>
  readRules(text, file, BaseLine);

function readRules<T extends { readonly id: string }>(
  text: string,
  file: string,
  line: z.ZodType<T>,
): CompendiumFile<T> {
  const { rows, problems } = readLines(text, file, line);
  const firstLine = new Map<string, number>();
  const repeated: Problem[] = [];
  for (const { line, value } of rows) {
    const first = firstLine.get(value.id);
    if (first === undefined) firstLine.set(value.id, line);
    else {
      const wrong = `rule ${value.id} is already on line ${first}`;
      repeated.push({ file, line, column: 1, path: 'id', wrong, expected: 'each rule once' });
    }
  }
  return { rules: rows.map(row => row.value), problems: [...problems, ...repeated] };
}

export interface NotApplicable {
  readonly id: string;
  readonly reason: string;
}

export function readNotApplicable(text: string, file: string): CompendiumFile<NotApplicable> {
  const { rows, problems } = readLines(text, file, NotApplicableLine);
  return { rules: rows.map(row => row.value), problems };
}

/** Compendium files as they lie on disk; apart from compendium.ts so that the page needs no schemas. */
import { z } from 'zod';
import { type CompendiumRule, RULE_AREAS, RULE_KINDS } from './compendium.ts';
import { type Problem, readLines } from './json-lines.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const words = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

const RuleLine = z.strictObject(
  {
    // Titles of tests name rules between brackets, with commas between them.
    id: z
      .string({ error: 'a rule number' })
      .regex(/^[^\s,[\]]+$/, 'a rule number without spaces, commas or brackets'),
    title: words('a short title'),
    gist: words('the rule in a sentence or two'),
    kind: oneOf(RULE_KINDS),
    area: oneOf(RULE_AREAS),
  },
  { error: 'an object with id, title, gist, kind, area and nothing else' },
);

const NotApplicableLine = z.strictObject(
  { id: words('a rule number'), reason: words('why no program can enforce the rule') },
  { error: 'an object with id, reason and nothing else' },
);

export function readCompendium(text: string): {
  rules: readonly CompendiumRule[];
  problems: readonly Problem[];
} {
  const { rows, problems } = readLines(text, RuleLine);
  const firstLine = new Map<string, number>();
  const repeated: Problem[] = [];
  for (const { line, value } of rows) {
    const first = firstLine.get(value.id);
    if (first === undefined) firstLine.set(value.id, line);
    else
      repeated.push({
        line,
        column: 1,
        what: `rule ${value.id} is already on line ${first}`,
        expected: 'each rule once',
      });
  }
  return { rules: rows.map(row => row.value), problems: [...problems, ...repeated] };
}

export interface NotApplicable {
  readonly id: string;
  readonly reason: string;
}

export function readNotApplicable(text: string): {
  readonly rules: readonly NotApplicable[];
  readonly problems: readonly Problem[];
} {
  const { rows, problems } = readLines(text, NotApplicableLine);
  return { rules: rows.map(row => row.value), problems };
}

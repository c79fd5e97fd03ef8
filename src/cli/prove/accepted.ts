/** Mutants that nobody can kill: listed in a file of the book, each with its reason. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Problem, problemText } from '../../board/problem.ts';
import { readLines } from '../../engine/compendium/json-lines.ts';
import { UserError } from '../errors.ts';
import type { Mutant } from './mutate/mutants.ts';

const words = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

const AcceptedLine = z.strictObject(
  {
    rule: z.string({ error: 'a rule cited nearby, or nothing' }),
    within: words('the function or constant that it is in'),
    was: words('the line as it is'),
    now: z.string({ error: 'the line as the mutant has it' }),
    reason: words('why no test can tell it from the rule'),
  },
  { error: 'an object with rule, within, was, now, reason and nothing else' },
);

/** Told by rule and text: where the code lies doesn't matter. */
export type Accepted = z.infer<typeof AcceptedLine>;

export const ACCEPTED = 'accepted-mutants.jsonl';

export const acceptedFile = (folder: string): string => `src/rulebooks/${folder}/${ACCEPTED}`;

export function readAccepted(
  text: string,
  file: string,
): { readonly accepted: readonly Accepted[]; readonly problems: readonly Problem[] } {
  const { rows, problems } = readLines(text, file, AcceptedLine);
  return { accepted: rows.map(({ value }) => value), problems };
}

/** Those of a book; without a file there are none. */
export function acceptedOf(root: string, folder: string): readonly Accepted[] {
  const file = acceptedFile(folder);
  if (!existsSync(join(root, file))) return [];
  const { accepted, problems } = readAccepted(readFileSync(join(root, file), 'utf8'), file);
  const [problem] = problems;
  if (problem) throw new UserError(problemText(problem));
  return accepted;
}

export const isSame = ({ rule, within, was, now }: Accepted, mutant: Mutant): boolean =>
  mutant.within === within &&
  mutant.was === was &&
  mutant.now === now &&
  (rule === '' ? mutant.rules.length === 0 : mutant.rules.includes(rule));

/** Those that no mutant of the book is any more: the code has changed, and the reason may no longer hold. */
export const stale = (accepted: readonly Accepted[], mutants: readonly Mutant[]): readonly Accepted[] =>
  accepted.filter(each => !mutants.some(mutant => isSame(each, mutant)));

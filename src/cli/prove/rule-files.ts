/** Which files of a book hold its rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RuleFile {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
}

/** Files of every book that are no rules. */
const NO_RULES: readonly RegExp[] = [
  // Tests, and the benches that they stand on.
  /\.test\.ts$/,
  /(?:^|\/)(?:testing\/[\w-]+|test-[\w-]+)\.ts$/,
  // What a game looks like, and what its counters say.
  /^(?:present|counters)\//,
  /(?:^|\/)card\.ts$/,
  // Documents: reading and checking them.
  /^scenario\/(?:content|scenario|validate-[\w-]+)\.ts$/,
  // Help for bots and measurements: set-ups out of the box, worlds that are imagined, figures of a game.
  /^(?:scenario\/(?:auto-set-up[\w-]*|set-up-(?:aims|plan))|digest)\.ts$/,
  /(?:^|\/)imagining\.ts$/,
  // Where a book is put together.
  /(?:^|\/)index\.ts$/,
];

/** Values of charts have tests of their own, cell by cell, and would crowd out the rules. */
export const isChart = (file: string): boolean => file.includes('/charts/');

export function ruleFilesOf(root: string, folder: string): readonly RuleFile[] {
  const base = `src/rulebooks/${folder}`;
  return readdirSync(join(root, base), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts') && !NO_RULES.some(pattern => pattern.test(name)))
    .toSorted()
    .map(name => ({ file: `${base}/${name}`, text: readFileSync(join(root, base, name), 'utf8') }));
}

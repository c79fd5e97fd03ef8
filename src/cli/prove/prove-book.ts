/** Proves the tests of one book: draws mutants, has them tried, and says what came of it. */
import { join } from 'node:path';
import type { Book } from '../../rulebooks/books.ts';
import type { Context } from '../command.ts';
import { progressLine } from '../crew/progress.ts';
import { UserError } from '../errors.ts';
import { readProjectCoverage } from '../project.ts';
import { suggestion } from '../suggest.ts';
import { acceptedFile, acceptedOf, stale } from './accepted.ts';
import { drawn } from './draw.ts';
import { KeptTrials } from './kept-trials.ts';
import { type Proof, proofOf } from './proof.ts';
import { type RuleFile, ruleFilesOf } from './rule-files.ts';
import { type Hand, tryAll } from './trials.ts';
import type { Job } from './workshop.ts';

export interface Order {
  readonly root: string;
  readonly book: Book;
  readonly mutants: number;
  readonly seed: number;
  readonly rule: string | undefined;
  readonly workers: number;
  readonly resume: boolean;
}

/** Outcomes and what is worked out once, apart from the sources. */
const CACHE = 'dist/prove';

export async function proveBook(
  order: Order,
  { terminal }: Context,
  open: (job: Job) => Promise<readonly Hand[]>,
): Promise<{ readonly proof: Proof; readonly isWhole: boolean }> {
  const { root, book, mutants, seed, rule, workers, resume } = order;
  const rules = rulesOf(order);
  const isRule = isRuleOf(root, book);
  if (rule !== undefined && !isRule(rule)) throw new UserError(unknownRule(rule, root, book));
  const accepted = acceptedOf(root, book.folder);
  const all = drawn(rules, isRule, { seed });
  for (const { within, was } of stale(accepted, all))
    terminal.complain(`${acceptedFile(book.folder)}: no mutant any more: "${was}" in ${within}`);
  const lots = rule === undefined ? all : drawn(rules, isRule, { seed, rule });
  if (lots.length === 0)
    throw new UserError(`hedgerow prove: no code of ${book.id} cites ${rule ?? 'a rule'}; nothing to mutate`);

  const wanted = Math.min(mutants, lots.length);
  const kept = new KeptTrials(join(root, CACHE, `${book.id}.jsonl`), root, book, resume);
  const signal = terminal.untilInterrupted();
  terminal.progress(`${book.id}: which tests reach what …`);
  const hands = await open({ root, book, rules, workers, cache: join(root, CACHE) });
  const started = performance.now();
  try {
    const tried = await tryAll(lots, hands, {
      wanted,
      signal,
      known: ({ id }) => kept.known(id),
      found({ mutant, outcome }, soFar) {
        kept.add(mutant.id, outcome);
        const dead = soFar.filter(({ outcome: { is } }) => is === 'killed' || is === 'timeout').length;
        const what = `${book.id}: ${soFar.length} of ${wanted} mutants, ${dead} killed`;
        const seconds = (performance.now() - started) / 1000;
        terminal.progress(progressLine(what, soFar.length / wanted, seconds));
      },
    });
    return { proof: proofOf({ book: book.id, seed }, tried, accepted), isWhole: !signal.aborted };
  } finally {
    terminal.progress('');
    await Promise.all(hands.map(hand => hand.close()));
  }
}

function rulesOf({ root, book }: Order): readonly RuleFile[] {
  const rules = ruleFilesOf(root, book.folder);
  if (rules.length > 0) return rules;
  throw new UserError(`hedgerow prove: ${book.title} has no rules to mutate yet`);
}

/** Rules of the compendium, and sections that have rules below them. */
export function isRuleOf(root: string, book: Book): (id: string) => boolean {
  const ids = new Set<string>();
  for (const { id } of readProjectCoverage(root, [book]).books.flatMap(({ rules }) => rules)) {
    const parts = id.split('.');
    for (let length = 1; length <= parts.length; length++) ids.add(parts.slice(0, length).join('.'));
  }
  return id => ids.has(id);
}

function unknownRule(rule: string, root: string, book: Book): string {
  const ids = readProjectCoverage(root, [book]).books.flatMap(({ rules }) => rules.map(({ id }) => id));
  return `hedgerow prove: ${book.id} has no rule "${rule}"${suggestion(rule, ids)}`;
}

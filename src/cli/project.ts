/** Reads from the project's own folder what coverage is counted from: compendiums, and the titles of tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, problemText } from '../board/problem.ts';
import type { BaseRule, CompendiumRule } from '../engine/compendium/compendium.ts';
import {
  type BookCoverage,
  countCoverage,
  rulesNamedIn,
  type Standing,
  standingOf,
} from '../engine/compendium/coverage.ts';
import { readBaseRules, readCompendium, readNotApplicable } from '../engine/compendium/file.ts';
import type { Book } from '../rulebooks/books.ts';
import { UserError } from './errors.ts';

/** A book with what the tests say of it. */
export interface CoveredBook {
  readonly book: Book;
  readonly rules: readonly CompendiumRule[];
  /** Rule id to the test file that names it. */
  readonly covered: ReadonlyMap<string, string>;
  /** Rule id to the reason. */
  readonly notApplicable: ReadonlyMap<string, string>;
  readonly counts: BookCoverage;
  /** The same of the base rules, where the book has any; they are in no other count. */
  readonly base?: { readonly rules: readonly BaseRule[]; readonly counts: BookCoverage };
  standing(id: string): Standing;
}

export interface ProjectCoverage {
  readonly books: readonly CoveredBook[];
  /** Names of rules that no book has, with the file that has them. */
  readonly unknown: readonly string[];
}

/** The nearest folder above this file that has a package.json: it is the same from sources and from a build. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder))
      throw new UserError('hedgerow: not inside the project: no package.json above');
    folder = dirname(folder);
  }
  return folder;
}

/** With a step, only its rules are counted; all of them may be named. */
export function readProjectCoverage(root: string, books: readonly Book[], step?: number): ProjectCoverage {
  const rules = new Map(books.map(book => [book.id, rulesOf(root, book)]));
  const base = new Map(books.map(book => [book.id, baseRulesOf(root, book, rules.get(book.id) ?? [])]));
  const ids = new Map(
    books.map(({ id }) => [
      id,
      new Set([...(rules.get(id) ?? []), ...(base.get(id) ?? [])].map(rule => rule.id)),
    ]),
  );
  const covered = new Map(books.map(book => [book.id, new Map<string, string>()]));
  const unknown: string[] = [];
  const bookIds = books.map(book => book.id);
  for (const file of testFilesUnder(root)) {
    const name = relative(root, file).split(sep).join('/');
    for (const { book, id } of rulesNamedIn(readFileSync(file, 'utf8'), bookIds))
      if (ids.get(book)?.has(id)) covered.get(book)?.set(id, name);
      else unknown.push(`${book} ${id} in ${name}`);
  }
  return {
    books: books.map(book => {
      const all = rules.get(book.id) ?? [];
      const inStep = (rule: CompendiumRule) => step === undefined || (rule.step ?? 1) === step;
      const list = all.filter(inStep);
      const baseRules = (base.get(book.id) ?? []).filter(inStep);
      const named = covered.get(book.id) ?? new Map<string, string>();
      const notApplicable = notApplicableOf(root, book);
      for (const id of notApplicable.keys())
        if (!ids.get(book.id)?.has(id)) unknown.push(`${book.id} ${id} in ${notApplicableFile(book)}`);
      const standing = (id: string) => standingOf(id, named, notApplicable);
      const counts = countCoverage(list, standing);
      const apart = { rules: baseRules, counts: countCoverage(baseRules, standing) };
      return {
        book,
        rules: list,
        covered: named,
        notApplicable,
        standing,
        counts,
        ...(baseRules.length > 0 && { base: apart }),
      };
    }),
    unknown,
  };
}

const compendiumFile = (book: Book) => `src/rulebooks/${book.folder}/compendium.jsonl`;
const baseFile = (book: Book) => `src/rulebooks/${book.folder}/base.jsonl`;
const notApplicableFile = (book: Book) => `src/rulebooks/${book.folder}/not-applicable.jsonl`;

function rulesOf(root: string, book: Book): readonly CompendiumRule[] {
  const file = compendiumFile(book);
  if (!existsSync(join(root, file)))
    throw new UserError(`${file}: missing; expected the rules of ${book.title}`);
  const { rules, problems } = readCompendium(readFileSync(join(root, file), 'utf8'), file);
  refuse(problems);
  return rules;
}

/** A number is either the book's or the base game's. */
function baseRulesOf(root: string, book: Book, printed: readonly CompendiumRule[]): readonly BaseRule[] {
  const file = baseFile(book);
  if (!existsSync(join(root, file))) return [];
  const { rules, problems } = readBaseRules(readFileSync(join(root, file), 'utf8'), file);
  refuse(problems);
  const twice = rules.find(({ id }) => printed.some(rule => rule.id === id));
  if (twice)
    throw new UserError(`${file}: ${twice.id} is a rule of the compendium; expected a number of its own`);
  return rules;
}

function notApplicableOf(root: string, book: Book): ReadonlyMap<string, string> {
  const file = notApplicableFile(book);
  if (!existsSync(join(root, file))) return new Map();
  const { rules, problems } = readNotApplicable(readFileSync(join(root, file), 'utf8'), file);
  refuse(problems);
  return new Map(rules.map(({ id, reason }) => [id, reason]));
}

function refuse([first]: readonly Problem[]): void {
  if (first !== undefined) throw new UserError(problemText(first));
}

function testFilesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFilesUnder(path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

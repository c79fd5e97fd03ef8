/** What the worked examples of a book are held to: each is a test that names it, or a ruling says why it can’t be one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Example {
  readonly id: string;
  readonly title: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  readonly step: number;
}

/** A test’s title, as it stands in its file: between the quotes after `test(`. */
const TITLE = /\btest(?:\.each\([^\n]*\))?\(\s*(['`])((?:(?!\1).)*)\1/gs;

/** `steps`: those that are built; of later ones nothing is asked. */
export function holdExamples(folder: URL, rules: ReadonlySet<string>, steps: number): void {
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const examples = read('examples.jsonl')
    .trim()
    .split('\n')
    .map((line): Example => JSON.parse(line));
  const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => [...read(file).matchAll(TITLE)].map(([, , title = '']) => title));
  const named = new Set(titles.flatMap(title => title.match(/\bE\d?-\d{3}\b/g) ?? []));
  const rulings = new Set(read('rulings.md').match(/\bE\d?-\d{3}\b/g) ?? []);

  test('every worked example is a test that names it, or a ruling says why not', () => {
    const open = examples.filter(({ id, step }) => step <= steps && !named.has(id) && !rulings.has(id));
    expect(open.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  test('every example shows rules that the book has, and no test or ruling names one that there is not', () => {
    expect(examples.flatMap(each => each.rules.filter(rule => !rules.has(rule)))).toEqual([]);
    const known = new Set(examples.map(({ id }) => id));
    expect(known.size).toBe(examples.length);
    expect([...named, ...rulings].filter(id => !known.has(id))).toEqual([]);
  });
}

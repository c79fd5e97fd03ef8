/** Pages that promise something link to the test that holds it: every link of theirs leads somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../src/cli/project.ts';

const root = projectRoot();
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...(readdirSync(join(root, 'docs'), { recursive: true }) as string[])
    .filter(file => file.endsWith('.md'))
    .map(file => join('docs', file)),
];

const linksIn = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter(to => !/^(?:https?:|mailto:|#)/.test(to));

test.each(pages)('%s: every link leads to something', page => {
  const lost = linksIn(page).filter(to => !existsSync(join(root, dirname(page), to.replace(/#.*/, ''))));
  expect(lost).toEqual([]);
});

test('what is promised of secrets and of records is linked to tests', () => {
  for (const page of ['docs/secrets.md', 'docs/record-format.md', 'README.md'])
    expect(
      linksIn(page).some(to => to.endsWith('.test.ts')),
      page,
    ).toBe(true);
});

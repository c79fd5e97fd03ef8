import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOOKS } from '../../rulebooks/books.ts';
import { readProjectCoverage } from '../project.ts';
import { hedgerow } from '../test-terminal.ts';
import { coverageOf } from './coverage.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const rule = (id: string, area: string) =>
  JSON.stringify({ id, title: `Title of ${id}`, gist: 'A gist.', kind: 'state', area });
/** Written so that this file itself names no rule. */
const title = (book: string, ids: string) => `test('${'['}${book} ${ids}] it holds', …)\n`;
const coverage = (...argv: readonly string[]) =>
  hedgerow(['coverage', ...argv], { commands: [coverageOf(step => readProjectCoverage(root, BOOKS, step))] });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hedgerow-coverage-'));
  for (const { folder } of BOOKS) write(`src/rulebooks/${folder}/compendium.jsonl`, rule('1', 'core'));
  write(
    'src/rulebooks/starter-kit/compendium.jsonl',
    [rule('1.a', 'fire'), rule('1.b', 'fire'), rule('2', 'morale'), rule('3', 'morale')].join('\n'),
  );
  write('src/rulebooks/starter-kit/not-applicable.jsonl', '{"id":"3","reason":"a matter of taste"}\n');
  write('src/rulebooks/starter-kit/fire.test.ts', title('aslsk', '1.a, 2') + title('sl', '1'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('every book is counted', async () => {
  const { code, out } = await coverage();
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'sl         1 of 1 rules (100.0 %), 0 not applicable',
    'aslsk      2 of 3 rules (66.7 %), 1 not applicable',
    'lnl        0 of 1 rules (0.0 %), 0 not applicable',
    'combat     0 of 1 rules (0.0 %), 0 not applicable',
    'panzer     0 of 1 rules (0.0 %), 0 not applicable',
  ]);
});

test('one book is counted by area, and what is missing is listed', async () => {
  const { out } = await coverage('aslsk', '--missing');
  expect(out.split('\n').slice(1)).toEqual([
    '  fire             1/2',
    '  morale           1/1',
    '  aslsk 1.b  Title of 1.b',
  ]);
});

test('the same as JSON', async () => {
  const { out } = await coverage('aslsk', '--missing', '--json');
  expect(JSON.parse(out)).toEqual({
    books: {
      aslsk: {
        rules: 3,
        covered: 2,
        notApplicable: 1,
        areas: { fire: { rules: 2, covered: 1 }, morale: { rules: 1, covered: 1 } },
        missing: ['1.b'],
      },
    },
    unknown: [],
  });
});

test('a test or a list that names a rule no book has is an error', async () => {
  write('tests/deep/down.spec.ts', title('aslsk', '9.9'));
  write('src/rulebooks/panzer/not-applicable.jsonl', '{"id":"8","reason":"none"}');
  const { code, err } = await coverage();
  expect(code).toBe(1);
  expect(err).toContain('aslsk 9.9 in tests/deep/down.spec.ts');
  expect(err).toContain('panzer 8 in src/rulebooks/panzer/not-applicable.jsonl');
});

test('built files, packages and files that are no tests are not read', async () => {
  for (const file of ['dist/a.test.ts', 'node_modules/b.test.ts', '.cache/c.test.ts', 'src/d.ts'])
    write(file, title('aslsk', '9.9'));
  expect((await coverage()).code).toBe(0);
});

test('a broken compendium is named by file and line', async () => {
  write('src/rulebooks/combat/compendium.jsonl', `${rule('1', 'core')}\n{`);
  const { code, err } = await coverage();
  expect(code).toBe(2);
  expect(err).toBe(
    'src/rulebooks/combat/compendium.jsonl:2:1 this line is not JSON; expected one JSON object a line',
  );
});

test('an unknown book is one line', async () => {
  expect(await coverage('aslsl')).toEqual({
    code: 2,
    out: '',
    err: 'hedgerow coverage: no book "aslsl"; did you mean aslsk? (books: sl, aslsk, lnl, combat, panzer)',
  });
});

test('one step of a book is counted by itself; a rule without a step is of the first', async () => {
  const later = JSON.stringify({ ...JSON.parse(rule('4', 'fire')), step: 2 });
  write('src/rulebooks/panzer/compendium.jsonl', [rule('1', 'core'), later].join('\n'));
  expect((await coverage('panzer', '--step', '1')).out).toContain('0 of 1 rules');
  expect((await coverage('panzer', '--step', '2', '--missing')).out).toContain('panzer 4  Title of 4');
  expect((await coverage('panzer')).out).toContain('0 of 2 rules');
  const { code, err } = await coverage('--step', '1');
  expect([code, err]).toEqual([2, expect.stringContaining('expected coverage <book> --step N')]);
});

test('base rules may be named, and are counted apart from those of the book', async () => {
  const base = (id: string, step: number) =>
    JSON.stringify({ ...JSON.parse(rule(id, 'fire')), step, provenance: 'the makers’ own example of play' });
  write('src/rulebooks/panzer/base.jsonl', [base('B7.1', 1), base('B7.2', 1), base('B8', 2)].join('\n'));
  write('tests/tanks.test.ts', title('panzer', 'B7.2, 1'));
  const { code, out } = await coverage('panzer', '--missing');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'panzer     1 of 1 rules (100.0 %), 0 not applicable',
    '           1 of 3 base rules, counted apart',
    '  core             1/1',
    '  panzer B7.1  Title of B7.1',
    '  panzer B8  Title of B8',
  ]);
  expect((await coverage('panzer', '--step', '1')).out).toContain('1 of 2 base rules');
  expect(JSON.parse((await coverage('panzer', '--json')).out).books.panzer).toMatchObject({
    rules: 1,
    covered: 1,
    base: { rules: 3, covered: 1 },
  });
  write('tests/tanks.test.ts', title('panzer', 'B9'));
  expect((await coverage()).err).toContain('panzer B9 in tests/tanks.test.ts');
});

test('a base rule says where it is known from, and has a number that the book does not use', async () => {
  write('src/rulebooks/panzer/base.jsonl', rule('B1', 'fire'));
  expect((await coverage()).err).toMatch(
    /^src\/rulebooks\/panzer\/base\.jsonl:1:1.*where the rule is known from/,
  );
  write(
    'src/rulebooks/panzer/base.jsonl',
    JSON.stringify({ ...JSON.parse(rule('1', 'fire')), provenance: 'play' }),
  );
  expect((await coverage()).err).toBe(
    'src/rulebooks/panzer/base.jsonl: 1 is a rule of the compendium; expected a number of its own',
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-validate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const validate = (files: Readonly<Record<string, string>>, ...argv: readonly string[]) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return hedgerow(['validate', ...argv], { folder });
};
const rule = '{"id":"1","title":"Hexes","gist":"Range counts hexes.","kind":"definition","area":"core"}';

test('a valid file is told what it is, whatever its name', async () => {
  expect(await validate({ 'rules.txt': rule }, 'rules.txt')).toEqual({
    code: 0,
    out: 'rules.txt: a valid compendium',
    err: '',
  });
});

test('every problem is a line with file, line and column; one bad file spoils the lot', async () => {
  const { code, out, err } = await validate(
    { 'good.jsonl': rule, 'bad.jsonl': `${rule}\nnonsense\n${rule.replace('"core"', '"hearsay"')}` },
    'good.jsonl',
    'bad.jsonl',
  );
  expect(code).toBe(2);
  expect(out).toBe('good.jsonl: a valid compendium');
  const [first, second, ...more] = err.split('\n');
  expect(first).toBe('bad.jsonl:2:1 this line is not JSON; expected one JSON object a line');
  expect(second).toMatch(/^bad\.jsonl:3:76 area: not such a value; expected one of core, fire/);
  expect(more).toEqual([]);
});

test('JSON holds the same problems', async () => {
  const { code, out } = await validate({ 'bad.jsonl': '{"id":"1","reason":""}' }, 'bad.jsonl', '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual([
    {
      file: 'bad.jsonl',
      format: 'list of rules that do not apply',
      problems: [
        {
          file: 'bad.jsonl',
          line: 1,
          column: 11,
          path: 'reason',
          wrong: 'not such a value',
          expected: 'why no program can enforce the rule',
        },
      ],
    },
  ]);
});

test('a file of another kind is refused with what would do', async () => {
  const { code, err } = await validate({ 'poem.txt': 'Roses\n' }, 'poem.txt');
  expect(code).toBe(2);
  expect(err).toMatch(/^poem\.txt:1:1 not a file of ours; expected a board, or a [\w ]+/);
});

test('a missing file, a folder and no file at all are one line each', async () => {
  expect((await validate({}, 'gone.json')).err).toBe('gone.json: no such file; expected a file to validate');
  expect((await validate({}, '.')).err).toBe('.: a folder; expected a file to validate');
  expect((await validate({})).err).toBe('hedgerow validate: no file given; expected <file...>');
});

test('a board is known by its format and checked as one', async () => {
  const { code, err } = await validate(
    { 'b.json': '{\n  "format": "hedgerow board 1",\n  "id": 7\n}' },
    'b.json',
  );
  expect(code).toBe(2);
  expect(err).toMatch(/^b\.json:3:9 id: /m);
});

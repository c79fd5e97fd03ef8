import { expect, test } from 'vitest';
import { readCompendium, readNotApplicable } from './compendium-file.ts';

const good = '{"id":"1.1","title":"Hexes","gist":"Range counts hexes.","kind":"definition","area":"core"}';

test('a good file gives its rules in order; empty lines are skipped', () => {
  const { rules, problems } = readCompendium(`${good}\n\n${good.replace('1.1', '1.2')}\n`);
  expect(problems).toEqual([]);
  expect(rules.map(rule => rule.id)).toEqual(['1.1', '1.2']);
});

test('broken JSON is named by its line', () => {
  const { problems } = readCompendium(`${good}\n{"id": oops}`);
  expect(problems).toEqual([
    { line: 2, column: 1, what: 'this line is not JSON', expected: 'one JSON object a line' },
  ]);
});

test('a wrong value is named by its key and says what was expected', () => {
  const { problems } = readCompendium(good.replace('"kind":"definition"', '"kind":"rumour"'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ line: 1, column: good.indexOf('"kind"') + 1, what: '"kind"' });
  expect(problems[0]?.expected).toContain('one of definition, sequence');
});

test('an id that a test title could not hold is refused', () => {
  expect(readCompendium(good.replace('1.1', '1, 2')).problems[0]?.expected).toContain('without spaces');
});

test('a rule may stand only once', () => {
  expect(readCompendium(`${good}\n${good}`).problems).toEqual([
    { line: 2, column: 1, what: 'rule 1.1 is already on line 1', expected: 'each rule once' },
  ]);
});

test('a rule that does not apply needs a reason', () => {
  expect(readNotApplicable('{"id":"1.1","reason":"taste"}').problems).toEqual([]);
  expect(readNotApplicable('{"id":"1.1"}').problems[0]?.expected).toBe('why no program can enforce the rule');
});

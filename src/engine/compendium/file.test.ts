import { expect, test } from 'vitest';
import { problemText } from '../../board/problem.ts';
import { readCompendium, readNotApplicable } from './file.ts';

const good = '{"id":"1.1","title":"Hexes","gist":"Range counts hexes.","kind":"definition","area":"core"}';
const complaints = (text: string) => readCompendium(text, 'book.jsonl').problems.map(problemText);

test('a good file gives its rules in order; empty lines are skipped', () => {
  const { rules, problems } = readCompendium(`${good}\n\n${good.replace('1.1', '1.2')}\n`, 'book.jsonl');
  expect(problems).toEqual([]);
  expect(rules.map(rule => rule.id)).toEqual(['1.1', '1.2']);
});

test('broken JSON is named by its line', () => {
  expect(complaints(`${good}\n{"id": oops}`)).toEqual([
    'book.jsonl:2:1 this line is not JSON; expected one JSON object a line',
  ]);
});

test('a wrong value is named by its key and says what was expected', () => {
  expect(complaints(good.replace('"definition"', '"rumour"'))).toEqual([
    expect.stringMatching(/^book\.jsonl:1:58 kind: not such a value; expected one of definition, sequence/),
  ]);
});

test('a missing value is said to be missing', () => {
  expect(complaints(good.replace('"title":"Hexes",', ''))).toEqual([
    'book.jsonl:1:1 title: missing; expected a short title',
  ]);
});

test('something else than an object is refused', () => {
  expect(complaints('[1]')).toEqual([
    'book.jsonl:1:1 not such an object; expected an object with id, title, gist, kind, area, perhaps a step, and nothing else',
  ]);
});

test('an id that a test title could not hold is refused', () => {
  expect(complaints(good.replace('1.1', '1, 2'))[0]).toContain('without spaces, commas or brackets');
});

test('a rule may stand only once', () => {
  expect(complaints(`${good}\n${good}`)).toEqual([
    'book.jsonl:2:1 id: rule 1.1 is already on line 1; expected each rule once',
  ]);
});

test('a rule that does not apply needs a reason', () => {
  expect(readNotApplicable('{"id":"1.1","reason":"taste"}', 'na.jsonl').problems).toEqual([]);
  expect(readNotApplicable('{"id":"1.1"}', 'na.jsonl').problems.map(problemText)).toEqual([
    'na.jsonl:1:1 reason: missing; expected why no program can enforce the rule',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battlefieldOf, boardDocuments, shippedBoards } from './library.ts';
import { problemText } from './problem.ts';
import { validateBoard } from './validate.ts';

const FOLDER = 'content/boards';

test('every file of the folder is a board under its own name, and valid', () => {
  const names = readdirSync(FOLDER);
  expect(boardDocuments.map(({ id }) => `${id}.json`).sort()).toEqual(names.sort());
  for (const name of names) {
    const validation = validateBoard(readFileSync(`${FOLDER}/${name}`, 'utf8'), name);
    expect(validation.ok ? [] : validation.problems.map(problemText)).toEqual([]);
  }
});

test('the village comes first', () => {
  expect([...shippedBoards().keys()].slice(0, 4)).toEqual(['village', 'hill', 'farm', 'town']);
});

test('every board joins every other, upright and turned', () => {
  const ids = [...shippedBoards().keys()];
  const layouts = ids.flatMap(a => ids.flatMap(b => [`${a}+${b}^`, `${a}^/${b}`]));
  expect(layouts.filter(layout => !battlefieldOf(layout).ok)).toEqual([]);
});

test('a layout gives one battlefield, however often it is asked for', () => {
  const first = battlefieldOf('village+hill^');
  expect(first).toMatchObject({ ok: true, value: { text: 'village+hill^' } });
  expect(battlefieldOf('village+hill^')).toBe(first);
});

test('an unknown board is refused in words', () => {
  expect(battlefieldOf('vilage')).toEqual({
    ok: false,
    wrong:
      "there is no board 'vilage'; expected one of: village, hill, farm, town, jungle, lagoon, plain, escarpment, wadi, dunes, pass, bluff",
  });
});

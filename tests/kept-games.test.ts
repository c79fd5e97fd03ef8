/**
 * Finished games of every book, kept as records: whatever is rebuilt, the same answers lead to the same states by the same
 * offers. Where a rule is mended on purpose, raise the book's version, say how running games go on, and keep games anew:
 * `hedgerow keep <book>`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { footprintsOf, parseFootprints, parseRecord } from '../src/engine/index.ts';
import { finished, rulebooks } from '../src/rulebooks/index.ts';

const FOLDER = fileURLToPath(new URL('kept-games', import.meta.url));
const text = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8');

const games = rulebooks.flatMap(book =>
  (existsSync(`${FOLDER}/${book.id}`) ? readdirSync(`${FOLDER}/${book.id}`) : [])
    .filter(file => file.endsWith('.record'))
    .map(file => ({ book, game: `${book.id}/${file.replace(/\.record$/, '')}` })),
);

test.each(games)('$game is played again, rest by rest', ({ book, game }) => {
  const record = parseRecord(text(`${game}.record`));
  const kept = parseFootprints(text(`${game}.footprints`));
  const footprints = footprintsOf(book, record);
  const parting = footprints.findIndex((each, i) => JSON.stringify(each) !== JSON.stringify(kept[i]));
  expect(parting < 0 ? undefined : { parting: footprints[parting], kept: kept[parting] }).toBeUndefined();
  expect(footprints).toHaveLength(kept.length);
  expect(record.result).toBeDefined();
});

test.each(finished)('$id: two games or more of every scenario are kept', ({ id, scenarios }) => {
  const kept = games.filter(({ book }) => book.id === id).map(({ game }) => game.replace(/-\d+$/, ''));
  const count = (scenario: string) => kept.filter(game => game === `${id}/${scenario}`).length;
  expect(scenarios.map(each => each.id).filter(scenario => count(scenario) < 2)).toEqual([]);
});

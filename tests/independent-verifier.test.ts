/** The second checker, which shares no code with the engine, finds what the first one finds. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  goesBy,
  linksOf,
  parseRecord,
  printRecord,
  type Rulebook,
  verifyRecord,
} from '../src/engine/index.ts';
import { tiny } from '../src/engine/test-game.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { FORGERIES } from './forgeries.ts';
import { honestRecord } from './honest-records.ts';
import { verifyText } from './independent-verifier.mjs';

const kept = ['starter-kit-1-finished.record', 'starter-kit-1-kept.record'].map(name => ({
  name,
  text: readFileSync(fileURLToPath(new URL(`./records/${name}`, import.meta.url)), 'utf8'),
}));
const books: readonly Rulebook[] = [tiny, ...rulebooks];
const played = books.map(book => {
  const record = honestRecord(book, book.scenarios[0]?.id ?? '', `${book.id} twice checked`);
  return { name: book.id, text: printRecord(record), book };
});

test.each(kept)('kept: $name', ({ text }) => {
  const record = parseRecord(text);
  const book = rulebooks.find(each => goesBy(each, record.rulebook));
  if (book === undefined) throw new Error('its book is there');
  const { is, rolls } = verifyRecord(book, record);
  const second = verifyText(text);
  expect([second.proven, second.rolls]).toEqual([is === 'in part', rolls.standing]);
});

test.each(played)('played: $name', ({ text, book }) => {
  const record = parseRecord(text);
  const first = verifyRecord(book, record);
  expect(first).toMatchObject({ is: 'proven' });
  expect(verifyText(text)).toMatchObject({
    format: 2,
    proven: true,
    rolls: first.rolls.standing,
    undoneRolls: first.rolls.takenBack,
    acrossDice: first.wentBack.acrossDice,
    links: linksOf(record),
  });
});

/** What can be told without any rules. */
const WITHOUT_RULES: readonly string[] = ['face', 'seed', 'commit', 'epoch', 'chain'];

test.each(FORGERIES.filter(({ found }) => found.every(each => WITHOUT_RULES.includes(each))))(
  'forged, $kind: $name',
  ({ forge }) => {
    const [{ text } = { text: '' }] = played;
    expect(() => verifyText(forge(parseRecord(text)))).toThrow();
  },
);

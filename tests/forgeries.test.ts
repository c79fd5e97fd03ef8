/** The verifier finds every forgery that we could think of, and says what is wrong with it. */
import { expect, test } from 'vitest';
import {
  chainOf,
  linksOf,
  printRecord,
  RecordError,
  type Rulebook,
  takesDiceBack,
  verifyRecord,
  verifyText,
} from '../src/engine/index.ts';
import { tiny } from '../src/engine/test-game.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { FORGERIES } from './forgeries.ts';
import { honestRecord } from './honest-records.ts';

const firstOf = (id: string): readonly [Rulebook, string] => {
  const book = rulebooks.find(each => each.id === id);
  if (book === undefined) throw new Error(`no rulebook ${id}`);
  return [book, book.scenarios[0]?.id ?? ''];
};
const GAMES = [
  { book: tiny as Rulebook, scenario: 'heap', name: 'a heap' },
  ...['aslsk', 'lnl'].map(id => {
    const [book, scenario] = firstOf(id);
    return { book, scenario, name: `${id} at random` };
  }),
].map(game => ({ ...game, record: honestRecord(game.book, game.scenario, game.name) }));

test.each(GAMES)('$name is proven, with what was taken back', ({ book, record }) => {
  expect(verifyText(book, printRecord(record))).toMatchObject({
    is: 'proven',
    format: 2,
    wentBack: { times: 3, acrossDice: 2 },
    left: [],
  });
});

/** The verifier is one for all books: every forgery on the quickest of them, and one of each kind on games of the others. */
const oneOfEach = FORGERIES.filter(({ kind }, i) => FORGERIES.findIndex(each => each.kind === kind) === i);
const cases = GAMES.flatMap(({ book, record, name }) =>
  (book.id === tiny.id ? FORGERIES : oneOfEach).map(forgery => ({
    ...forgery,
    title: `${name}, ${forgery.kind}: ${forgery.name}`,
    book,
    record,
  })),
);

test('there are at least sixty forgeries of ten kinds', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FORGERIES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
});

test.each(cases)('$title', ({ book, record, forge, found }) => {
  const text = forge(record);
  expect(text).not.toBe(printRecord(record));
  expect(found).toContain(findingOn(book, text));
});

function findingOn(book: Rulebook, text: string): string {
  try {
    const { is, wrong } = verifyText(book, text);
    return wrong ?? is;
  } catch (error) {
    if (error instanceof RecordError) return 'unreadable';
    throw error;
  }
}

test.each(GAMES)(
  '$name: a take-back without dice can be hidden, but not from who noted the chain',
  ({ book, record }) => {
    const noted = linksOf(record).at(-1) ?? '';
    const forged = structuredClone(record);
    if (forged.history === undefined) throw new Error('it has a history');
    forged.history.takenBack = forged.history.takenBack.filter(takesDiceBack);
    forged.history.chain = chainOf(forged);
    expect(verifyRecord(book, forged).is).toBe('proven');
    expect(verifyRecord(book, forged, { noted })).toMatchObject({ is: 'false', wrong: 'chain' });
    expect(verifyRecord(book, record, { noted }).is).toBe('proven');
  },
);

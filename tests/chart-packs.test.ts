import { expect, test } from 'vitest';
import {
  type ChartPack,
  clone,
  handDice,
  Match,
  packHash,
  parseRecord,
  play,
  printRecord,
  quickDice,
  Random,
  type Rulebook,
  randomSeat,
} from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';

/** Values that change much, in charts that every game of the book looks at. */
const PACKS: Readonly<Record<string, ChartPack>> = {
  aslsk: {
    name: 'Thick woods',
    charts: {
      'terrain-chart': { 'woods/TEM': 3, 'open ground/MF': 2 },
      'infantry-fire-table': { '5/4': '3KIA', '6/4': '3KIA', '7/4': '3KIA', '8/4': '2KIA' },
      'to-hit-base': { 'infantry black/1': 5 },
    },
  },
  lnl: {
    name: 'Thick forest',
    charts: {
      'terrain-chart': { 'Forest/TM': 4, 'Clear/MP': 2 },
      'direct-fire-table': { 'above Morale/Good Order MMC': 'eliminated' },
    },
  },
};
const BOOKS = rulebooks.flatMap(book => {
  const pack = PACKS[book.id];
  return pack ? [[book.id, book, pack] as const] : [];
});

function played(book: Rulebook, pack?: ChartPack) {
  const scenario = book.scenarios[0]?.id ?? '';
  const dice = quickDice(new Random('packs'));
  const match = Match.begin(book, { scenario, options: {}, ...(pack && { pack }) }, { dice, journal: false });
  play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`packs ${side}`)])));
  return match;
}

test.each(BOOKS)('%s: a match with a pack is played again from its record alone', (_, book, pack) => {
  const match = played(book, pack);
  const record = parseRecord(printRecord(match.record()));
  expect(record.pack).toEqual(pack);
  expect(record.fingerprints.pack).toBe(packHash(pack));
  const again = Match.replay(book, record, { dice: handDice, journal: false });
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
});

test.each(BOOKS)('%s: a match without a pack has nothing of it in its record', (_, book, pack) => {
  const text = printRecord(played(book).record());
  expect(text).not.toMatch(/^(?:pack|values|hash pack) /m);
  expect(text).not.toBe(printRecord(played(book, pack).record()));
});

test.each(BOOKS)('%s: a record without the values, or with others, is refused', (_, book, pack) => {
  const record = played(book, pack).record();
  const { pack: _left, ...without } = record;
  expect(() => Match.replay(book, without, { dice: handDice })).toThrow('the record rests on');
  const other = clone(record);
  if (other.pack) other.pack.charts = {};
  expect(() => Match.replay(book, other, { dice: handDice })).toThrow('the record rests on');
});

test.each(BOOKS)(
  '%s: a record with values that no chart can have is refused in one sentence',
  (_, book, pack) => {
    const record = {
      ...played(book, pack).record(),
      pack: { name: 'Bad', charts: { 'terrain-chart': { 'x/y': 1 } } },
    };
    expect(() => Match.replay(book, record, { dice: handDice })).toThrow(
      'the chart pack “Bad”: terrain-chart x/y',
    );
  },
);

test.each(BOOKS)('%s: its charts with a pack show which values are the player’s', (_, book, pack) => {
  const sources = book.charts?.(pack).flatMap(({ exceptions = {} }) => Object.values(exceptions)) ?? [];
  expect(sources.some(({ provenance, from }) => provenance === 'pack' && from === pack.name)).toBe(true);
  const ours = book.charts?.().flatMap(({ exceptions = {} }) => Object.values(exceptions)) ?? [];
  expect(ours.some(({ provenance }) => provenance === 'pack')).toBe(false);
});

test('base numbers of a player’s own are worked into the charts that follow from them', () => {
  const [, book, pack] = BOOKS.find(([id]) => id === 'aslsk') ?? [];
  const infantry = book?.charts?.(pack).find(({ id }) => id === 'to-hit-infantry');
  expect(infantry?.cells[infantry.rows.indexOf('75')]?.[0]).toBe(5);
  expect(infantry?.exceptions?.['75/1']?.provenance).toBe('pack');
});

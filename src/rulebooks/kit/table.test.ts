import { expect, test } from 'vitest';
import { flag, keyed, maybe, namedIn, number, oneOf, readTable, readTables, several, text } from './table.ts';

const COLUMNS = {
  name: text,
  year: number,
  drive: oneOf(['tracked', 'wheeled']),
  top: flag('open'),
  guns: several(text),
  mm: maybe(number),
  known: namedIn({ well: 1, badly: 2 }),
  tons: maybe(keyed(number)),
};

const tank = (row: string) =>
  readTable(COLUMNS, `name | year | drive | top | guns | mm | known | tons\n${row}`);

test('a row has a value for every cell that is not left empty', () => {
  expect(tank('M10 | 1942 | tracked | open | 3in M7, .50 | 57 | well | full: 30, empty: 27')).toEqual([
    {
      name: 'M10',
      year: 1942,
      drive: 'tracked',
      top: true,
      guns: ['3in M7', '.50'],
      mm: 57,
      known: 1,
      tons: { full: 30, empty: 27 },
    },
  ]);
  expect(Object.keys(tank('Jeep | 1941 | wheeled | | | | badly | ')[0] ?? {})).toEqual([
    'name',
    'year',
    'drive',
    'guns',
    'known',
  ]);
});

test.each([
  ['| 1942 | tracked | | | | well |', "'', name: '' is no good; expected a text"],
  ['M10 | then | tracked | | | | well |', "'M10', year: 'then' is no good; expected a number"],
  ['M10 | | tracked | | | | well |', "'M10', year: '' is no good; expected a number"],
  [
    'M10 | 1942 | flying | | | | well |',
    "'M10', drive: 'flying' is no good; expected one of tracked, wheeled",
  ],
  ['M10 | 1942 | tracked | shut | | | well |', "'M10', top: 'shut' is no good; expected 'open' or nothing"],
  ['M10 | 1942 | tracked | | | thick | well |', "'M10', mm: 'thick' is no good; expected a number"],
  ['M10 | 1942 | tracked | | | | no |', "'M10', known: 'no' is no good; expected one of well, badly"],
  [
    'M10 | 1942 | tracked | | | | well | full: much',
    "'M10', tons: 'full: much' is no good; expected a number",
  ],
  ['M10 | 1942 | tracked', "'M10' has 3 cells; expected 8"],
])('a slip is found: %s', (row, wrong) => {
  expect(() => tank(row)).toThrow(wrong);
});

test('a column may go without a heading where empty cells are good, and no heading without a column', () => {
  expect(readTable({ name: text, mm: maybe(number) }, 'name\nJeep')).toEqual([{ name: 'Jeep' }]);
  expect(() => readTable({ name: text, year: number }, 'name\nJeep')).toThrow("'Jeep', year: ''");
  expect(() => readTable({ name: text }, 'name | year')).toThrow(
    "there is no column 'year'; expected some of name",
  );
});

test('of several tables, rows come with the name of theirs', () => {
  const rows = readTables({ name: text }, { german: 'name\nPanther', russian: 'name\nT-70\nBT-7' });
  expect(rows.map(([country, { name }]) => `${country} ${name}`)).toEqual([
    'german Panther',
    'russian T-70',
    'russian BT-7',
  ]);
});

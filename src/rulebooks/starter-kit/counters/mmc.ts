/** Squads, half-squads and crews, entered by their face, `4-6-7`, as players call them; who shares one adds what he is. */
import { flag, keyed, maybe, namedIn, number, oneOf, readTables, text } from '../../kit/table.ts';
import { inferred, printed, published, substitute } from '../charts/source.ts';
import { CLASSES, CORPS, MMC_KINDS, type MmcCard, type Nation } from './card.ts';
import {
  COMBAT_EXAMPLE,
  COUNTER_ART,
  COUNTER_LIST,
  FULL_GAME,
  KIT_COUNTERS,
  NATIONALITY_CHART,
  RALLY_EXAMPLE,
} from './sources.ts';

/** Where the values are from, as the tables name it. */
const SOURCES = {
  chart: NATIONALITY_CHART,
  kit: KIT_COUNTERS,
  /** The chart of kit 1 has no 6-2-8. */
  'later kit': published('a public browser version of the kits; its half-squad shows 7 in the play aid too'),
  'full game': FULL_GAME,
  art: COUNTER_ART,
  list: COUNTER_LIST,
  'combat example': COMBAT_EXAMPLE,
  'rally example': RALLY_EXAMPLE,
  'rules 8.1': printed('rules 8.1.3 and 8.1.6, and the examples of 8.1 and 8.3'),
  'inferred from 8.1': inferred('rules 8.1.3 and 8.1.6'),
  'rule 8.4': printed('rule 8.4'),
  legend: inferred('the legend of the Nationality Chart, which shows a 7-6-8: 8 on both sides, underlined'),
  'like its squad': substitute('the chart is a picture; underlined as with its squad'),
};

const COLUMNS = {
  face: text,
  kind: oneOf(MMC_KINDS),
  class: oneOf(CLASSES),
  corps: maybe(oneOf(CORPS)),
  brokenMorale: maybe(number),
  smokeExponent: maybe(number),
  assaultFire: flag('yes'),
  steadfast: flag('yes'),
  reduced: flag('yes'),
  selfRally: flag('yes'),
  arrivesBroken: flag('yes'),
  /** The faces of what is left of it, of what replaces it, of what step reduction leaves of it, of what it deploys into. */
  half: maybe(text),
  lower: maybe(text),
  step: maybe(text),
  deploysInto: maybe(text),
  /** If it is another than that of the rest of the table. */
  source: maybe(namedIn(SOURCES)),
  exceptions: maybe(keyed(namedIn(SOURCES))),
};

/** The order of the headings is that of the values on a card: the hashes of records rest on it. */
const TABLES = {
  german: `
    face  | kind       | class | brokenMorale | smokeExponent | assaultFire | selfRally | half  | lower | source | exceptions
    4-6-8 | squad      | E     | 8            | 2             |             |           | 2-4-8 | 4-6-7 |        | brokenMorale: kit
    5-4-8 | squad      | E     | 8            | 2             | yes         |           | 2-3-8 | 4-4-7 |        | brokenMorale: kit
    4-6-7 | squad      | 1     | 7            | 1             |             |           | 2-4-7 | 4-4-7 |        | brokenMorale: full game, half: combat example
    4-4-7 | squad      | 2     | 7            |               |             |           | 2-3-7 | 4-3-6 |        | brokenMorale: full game
    4-3-6 | squad      | C     | 5            |               |             |           | 2-3-6 |       |        | brokenMorale: full game
    2-4-8 | half-squad | E     | 7            |               |             |           |       | 2-4-7 |        | brokenMorale: kit
    2-3-8 | half-squad | E     | 7            |               |             |           |       | 2-3-7 |        | brokenMorale: kit
    2-4-7 | half-squad | 1     | 6            |               |             |           |       | 2-3-7 |        | brokenMorale: full game
    2-3-7 | half-squad | 2     | 6            |               |             |           |       | 2-3-6 |        | brokenMorale: full game
    2-3-6 | half-squad | C     | 4            |               |             |           |       |       |        | brokenMorale: full game
    2-2-8 | crew       | E     | 8            |               |             | yes       |       |       | kit    | brokenMorale: art`,
  russian: `
    face  | kind       | class | brokenMorale | assaultFire | selfRally | half  | lower | source | exceptions
    4-5-8 | squad      | E     | 8            |             |           | 2-4-8 | 4-4-7 |        | brokenMorale: kit
    6-2-8 | squad      | E     | 8            | yes         |           | 3-2-8 | 5-2-7 | kit    | brokenMorale: later kit, lower: later kit
    4-4-7 | squad      | 1     | 7            |             |           | 2-3-7 | 4-2-6 |        | brokenMorale: full game
    5-2-7 | squad      | 1     | 7            | yes         |           | 2-2-7 | 4-2-6 |        | brokenMorale: rally example
    4-2-6 | squad      | C     | 5            |             |           | 2-2-6 |       |        | brokenMorale: full game, half: combat example
    2-4-8 | half-squad | E     | 7            |             |           |       | 2-3-7 |        | brokenMorale: kit
    3-2-8 | half-squad | E     | 7            |             |           |       | 2-2-7 | kit    | brokenMorale: later kit, lower: later kit
    2-3-7 | half-squad | 1     | 6            |             |           |       | 2-2-6 |        | brokenMorale: full game
    2-2-7 | half-squad | 1     | 6            |             |           |       | 2-2-6 |        | brokenMorale: kit
    2-2-6 | half-squad | C     | 4            |             |           |       |       |        | brokenMorale: full game
    2-2-8 | crew       | E     | 8            |             | yes       |       |       | kit    | brokenMorale: art`,
  /** They break sooner than others and come back sooner. Where the list is named, the play aid of the kits has one less. */
  american: `
    face  | kind       | class | brokenMorale | smokeExponent | assaultFire | steadfast | selfRally | half  | lower | source | exceptions
    7-4-7 | squad      | E     | 8            | 3             | yes         | yes       |           | 3-3-7 |       |        | brokenMorale: kit
    6-6-7 | squad      | E     | 8            | 3             | yes         |           |           | 3-4-7 | 6-6-6 |        | brokenMorale: list
    6-6-6 | squad      | 1     | 8            | 3             | yes         |           |           | 3-4-6 | 5-4-6 |        | brokenMorale: kit
    5-4-6 | squad      | 2     | 7            | 2             | yes         |           |           | 2-3-6 | 5-3-6 |        | brokenMorale: kit
    5-3-6 | squad      | G     | 7            | 2             | yes         |           |           | 2-2-6 |       |        | brokenMorale: kit
    3-3-7 | half-squad | E     | 7            |               |             | yes       |           |       |       |        | brokenMorale: kit
    3-4-7 | half-squad | E     | 7            |               |             |           |           |       | 3-4-6 |        | brokenMorale: kit
    3-4-6 | half-squad | 1     | 7            |               |             |           |           |       | 2-3-6 |        | brokenMorale: list
    2-3-6 | half-squad | 2     | 6            |               |             |           |           |       | 2-2-6 |        | brokenMorale: list
    2-2-6 | half-squad | G     | 6            |               |             |           |           |       |       |        | brokenMorale: list
    2-2-7 | crew       | E     | 8            |               |             |           | yes       |       |       | kit    | brokenMorale: art`,
  /** The U.S. Marine Corps (8.4). */
  'marine squads': `
    face              | kind  | class | brokenMorale | smokeExponent | assaultFire | steadfast | corps       | half              | deploysInto | exceptions
    7-6-8             | squad | E     | 8            | 3             | yes         | yes       | marines     | 3-4-8             | 3-4-8       | brokenMorale: legend, smokeExponent: legend, assaultFire: legend, steadfast: legend
    6-6-8             | squad | E     | 8            | 3             | yes         | yes       | marines     | 3-4-8             |             | brokenMorale: list, smokeExponent: art, assaultFire: art, steadfast: art
    5-5-8 raiders     | squad | E     | 8            | 2             | yes         | yes       | raiders     | 2-3-8 raiders     |             | brokenMorale: list, smokeExponent: art, assaultFire: art, steadfast: art
    5-5-8 paramarines | squad | E     | 8            | 2             | yes         | yes       | paramarines | 2-3-8 paramarines |             | brokenMorale: list, smokeExponent: art, assaultFire: art, steadfast: art`,
  'other marines': `
    face              | kind       | class | brokenMorale | steadfast | selfRally | source | exceptions                                    | corps
    3-4-8             | half-squad | E     | 7            | yes       |           |        | brokenMorale: list, steadfast: like its squad | marines
    2-3-8 raiders     | half-squad | E     | 7            | yes       |           |        | brokenMorale: list, steadfast: like its squad | raiders
    2-3-8 paramarines | half-squad | E     | 7            | yes       |           |        | brokenMorale: list, steadfast: like its squad | paramarines
    2-2-8             | crew       | E     | 8            |           | yes       | art    |                                               | marines`,
  /** The U.S. Army of the first months of the Pacific war (8.4). */
  'early army': `
    face  | kind       | class | corps      | brokenMorale | smokeExponent | half  | lower | source | exceptions
    4-4-7 | squad      | 2     | early army | 7            | 1             | 2-3-7 | 3-3-6 |        | brokenMorale: list, class: list, half: list, smokeExponent: art
    3-3-6 | squad      | G     | early army | 6            |               | 1-2-6 |       |        | brokenMorale: list, class: list, half: list
    2-3-7 | half-squad | 2     | early army | 6            |               |       | 1-2-6 | list   |
    1-2-6 | half-squad | G     | early army | 5            |               |       |       | list   |`,
  /** They go down class by class. */
  british: `
    face  | kind       | class | brokenMorale | smokeExponent | assaultFire | steadfast | selfRally | half  | lower | exceptions
    6-4-8 | squad      | E     | 8            | 2             | yes         | yes       |           | 3-3-8 |       | assaultFire: art
    4-5-8 | squad      | E     | 8            | 2             |             |           |           | 2-4-8 | 4-5-7 | lower: list
    4-5-7 | squad      | 1     | 7            | 2             |             |           |           | 2-4-7 | 4-4-7 | lower: list
    4-4-7 | squad      | 2     | 7            |               |             |           |           | 2-3-7 | 4-3-6 | lower: list
    4-3-6 | squad      | G     | 6            |               |             |           |           | 2-2-6 |       |
    3-3-8 | half-squad | E     | 7            |               |             | yes       |           |       |       |
    2-4-8 | half-squad | E     | 7            |               |             |           |           |       | 2-4-7 | lower: list
    2-4-7 | half-squad | 1     | 6            |               |             |           |           |       | 2-3-7 | lower: list
    2-3-7 | half-squad | 2     | 6            |               |             |           |           |       | 2-2-6 | lower: list
    2-2-6 | half-squad | G     | 5            |               |             |           |           |       |       |
    2-2-8 | crew       | E     | 8            |               |             |           | yes       |       |       |`,
  /** Squads lose a step where others break (8.1). */
  japanese: `
    face          | kind       | class | brokenMorale | smokeExponent | reduced | selfRally | arrivesBroken | half  | lower         | step          | source | exceptions
    4-4-8         | squad      | E     |              | 2             |         |           |               | 2-3-8 | 4-4-7         | 3-4-8 reduced | list   | smokeExponent: art
    3-4-8 reduced | squad      | E     |              | 2             | yes     |           |               | 2-3-8 | 3-4-7 reduced | 2-3-8         | list   | smokeExponent: art
    4-4-7         | squad      | 1     |              | 1             |         |           |               | 2-3-7 | 3-4-7         | 3-4-7 reduced |        | smokeExponent: art
    3-4-7 reduced | squad      | 1     |              | 1             | yes     |           |               | 2-3-7 | 2-3-7 reduced | 2-3-7         |        | smokeExponent: art
    3-4-7         | squad      | 2     |              |               |         |           |               | 1-3-7 | 3-3-6         | 2-3-7 reduced | list   |
    2-3-7 reduced | squad      | 2     |              |               | yes     |           |               | 1-3-7 | 2-2-6 reduced | 1-3-7         |        |
    3-3-6         | squad      | C     |              |               |         |           |               | 1-2-6 |               | 2-2-6 reduced | list   |
    2-2-6 reduced | squad      | C     |              |               | yes     |           |               | 1-2-6 |               | 1-2-6         | list   |
    2-3-8         | half-squad | E     | 8            |               |         |           |               |       | 2-3-7         |               |        | brokenMorale: list
    2-3-7         | half-squad | 1     | 7            |               |         |           |               |       | 1-3-7         |               |        | brokenMorale: list
    1-3-7         | half-squad | 2     | 6            |               |         |           |               |       | 1-2-6         |               |        | brokenMorale: list
    1-2-6         | half-squad | C     | 5            |               |         |           |               |       |               |               |        | brokenMorale: list
    2-2-8         | crew       | E     |              |               |         | yes       |               |       |               | 1-2-8         |        |
    1-2-8         | crew       | E     |              |               | yes     | yes       |               |       |               | 1-2-7         |        |
    1-2-7         | crew       | E     | 8            |               |         | yes       | yes           |       |               |               |        | brokenMorale: inferred from 8.1`,
};

/** Whose they are, and where the values come from if a row doesn't say otherwise. */
const ORIGINS: Readonly<Record<keyof typeof TABLES, readonly [Nation, keyof typeof SOURCES]>> = {
  german: ['german', 'chart'],
  russian: ['russian', 'chart'],
  american: ['american', 'chart'],
  'marine squads': ['american', 'rule 8.4'],
  'other marines': ['american', 'rule 8.4'],
  'early army': ['american', 'rule 8.4'],
  british: ['british', 'kit'],
  japanese: ['japanese', 'rules 8.1'],
};

const LINKS = ['half', 'lower', 'step', 'deploysInto'] as const;

export const MMCS: readonly MmcCard[] = readTables(COLUMNS, TABLES).map(([table, row]) => {
  const { face, half, lower, step, deploysInto, ...rest } = row;
  const [nation, source] = ORIGINS[table];
  const links = LINKS.flatMap(link => (row[link] === undefined ? [] : [[link, `${nation} ${row[link]}`]]));
  return {
    id: `${nation} ${face}`,
    nation,
    source: SOURCES[source],
    ...strengthOf(face),
    ...rest,
    ...Object.fromEntries(links),
  };
});

/** Firepower, normal range, morale (1.2.2). */
function strengthOf(face: string): Pick<MmcCard, 'firepower' | 'range' | 'morale'> {
  const [firepower, range, morale] = face.split(/[- ]/).map(Number);
  if (firepower === undefined || range === undefined || morale === undefined)
    throw new Error(`'${face}' is no strength factor; expected firepower-range-morale such as 4-6-7`);
  return { firepower, range, morale };
}

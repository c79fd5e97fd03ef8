/** Aircraft that attacked what was on the ground, country by country. */
import { flag, maybe, number, readTables, several, text } from '../table.ts';
import { type Country, type FactSource, VARIES } from './facts.ts';

export interface AircraftFacts {
  readonly name: string;
  readonly country: Country;
  /** In service from. */
  readonly year: number;
  /** In kilometres an hour, at its best height. */
  readonly speed: number;
  /** What fires forward: how many, of what calibre in millimetres. */
  readonly guns: readonly Several[];
  /** How many bombs, of how many kilograms each. */
  readonly bombs: readonly Several[];
  /** Rockets under its wings. */
  readonly rockets?: number;
  readonly dives?: true;
  readonly source: FactSource;
}

/** `4x50`: so many of them. */
interface Several {
  readonly count: number;
  readonly of: number;
}

/** km/h; guns in mm and bombs in kg, each with how many there are. Loads are those with which it flew against ground forces. */
const TABLES = {
  german: `
    name          | year | km/h | guns         | bombs       | dives
    Ju 87B        | 1938 | 383  | 2x7.92       | 1x250, 4x50 | yes
    Ju 87D        | 1942 | 410  | 2x7.92       | 1x500, 4x50 | yes
    Bf 109E       | 1940 | 570  | 2x20, 2x7.92 | 1x250       |
    Bf 110E       | 1940 | 560  | 2x20, 4x7.92 | 2x500       |`,
  italian: `
    name          | year | km/h | guns         | bombs
    CR.42         | 1940 | 430  | 2x12.7       | 2x100
    MC.200        | 1940 | 503  | 2x12.7       | 2x150`,
  british: `
    name          | year | km/h | guns         | bombs       | rockets
    Blenheim IV   | 1939 | 428  | 1x7.7        | 4x113       |
    Hurricane IIC | 1941 | 530  | 4x20         | 2x113       |
    Hurricane IID | 1942 | 470  | 2x40, 2x7.7  |             |
    Hurricane IV  | 1943 | 505  | 2x7.7        |             | 8
    Kittyhawk III | 1942 | 580  | 6x12.7       | 1x227       |`,
  american: `
    name          | year | km/h | guns         | bombs
    P-40F         | 1942 | 580  | 6x12.7       | 1x227
    A-20B         | 1942 | 540  | 4x12.7       | 4x227`,
};

/** `4x50`. */
function times(cell: string): Several {
  const [count = Number.NaN, of = Number.NaN] = cell.split('x').map(Number);
  if (!(count > 0 && of > 0)) throw new Error('so many of a size, such as 4x50');
  return { count, of };
}

const COLUMNS = {
  name: text,
  year: number,
  'km/h': number,
  guns: several(times),
  bombs: several(times),
  rockets: maybe(number),
  dives: flag('yes'),
};

export const AIRCRAFT: readonly AircraftFacts[] = readTables(COLUMNS, TABLES).map(([country, row]) => ({
  name: row.name,
  country,
  year: row.year,
  speed: row['km/h'],
  guns: row.guns,
  bombs: row.bombs,
  ...(row.rockets !== undefined && { rockets: row.rockets }),
  ...(row.dives && { dives: row.dives }),
  source: VARIES,
}));

export function aircraftFacts(country: Country, name: string): AircraftFacts | undefined {
  return AIRCRAFT.find(each => each.country === country && each.name === name);
}

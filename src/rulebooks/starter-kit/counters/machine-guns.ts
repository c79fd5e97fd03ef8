/** Machine guns (4.1). The kits give the Americans no light one. */
import { keyed, maybe, namedIn, number, oneOf, readTable } from '../../kit/table.ts';
import { inferred, printed } from '../charts/source.ts';
import { type MachineGunCard, NATIONS } from './card.ts';
import { COUNTER_ART, KIT_COUNTERS } from './sources.ts';

const NAMES = { light: 'LMG', medium: 'MMG', heavy: 'HMG' } as const;

const SOURCES = {
  art: COUNTER_ART,
  'movement example': printed('the examples of movement and advance, 3.3 and 3.7'),
  'fire example': inferred(
    'the example of defensive fire, 3.3.3: 9 factors with a 4-6-7, and a second shot on 2 or less',
  ),
};

const COLUMNS = {
  nation: oneOf(NATIONS),
  size: oneOf(['light', 'medium', 'heavy']),
  firepower: number,
  range: number,
  rateOfFire: number,
  breakdown: number,
  portage: number,
  repair: number,
  /** If it is not among the counters of the first two kits. */
  source: maybe(namedIn(SOURCES)),
  exceptions: maybe(keyed(namedIn(SOURCES))),
};

const TABLE = `
  nation   | size   | firepower | range | rateOfFire | breakdown | portage | repair | source | exceptions
  german   | light  | 3         | 8     | 1          | 12        | 1       | 1      |        |
  german   | medium | 5         | 12    | 2          | 12        | 3       | 2      |        | firepower: fire example, rateOfFire: fire example
  german   | heavy  | 7         | 16    | 3          | 12        | 4       | 3      |        | portage: movement example
  russian  | light  | 2         | 6     | 1          | 11        | 1       | 1      |        |
  russian  | medium | 4         | 10    | 2          | 11        | 5       | 2      |        | portage: movement example
  russian  | heavy  | 6         | 12    | 3          | 12        | 5       | 3      | art    |
  american | medium | 4         | 10    | 2          | 12        | 3       | 2      |        |
  american | heavy  | 8         | 16    | 3          | 12        | 5       | 2      |        |
  british  | light  | 2         | 7     | 1          | 12        | 1       | 1      |        |
  british  | medium | 4         | 12    | 2          | 12        | 4       | 2      |        |
  british  | heavy  | 6         | 14    | 3          | 12        | 5       | 3      | art    |
  japanese | light  | 2         | 6     | 1          | 11        | 1       | 1      | art    |
  japanese | medium | 4         | 11    | 2          | 11        | 3       | 2      | art    |
  japanese | heavy  | 6         | 14    | 3          | 11        | 4       | 3      | art    |`;

export const MACHINE_GUNS: readonly MachineGunCard[] = readTable(COLUMNS, TABLE).map(row => ({
  id: `${row.nation} ${NAMES[row.size]}`,
  kind: 'machine-gun',
  name: NAMES[row.size],
  source: KIT_COUNTERS,
  ...row,
}));

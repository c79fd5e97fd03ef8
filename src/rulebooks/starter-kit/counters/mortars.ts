/** Light mortars, which are support weapons (4.5). All are repaired with a 1 (6.12). */
import { keyed, maybe, namedIn, number, oneOf, readTable, text } from '../../kit/table.ts';
import { inferred, printed } from '../charts/source.ts';
import { type CardId, type MortarCard, NATIONS, type ShellUse } from './card.ts';
import { ammunition, reach } from './readers.ts';
import { CAPABILITIES, COUNTER_ART, KIT_COUNTERS } from './sources.ts';

const SOURCES = {
  kit: KIT_COUNTERS,
  art: COUNTER_ART,
  capabilities: CAPABILITIES,
  notes: printed('the ordnance notes, Chapter H'),
  example: inferred('the example of mortar fire, 3.2.4: no shot at range 2'),
};

const COLUMNS = {
  nation: oneOf(NATIONS),
  name: text,
  calibre: number,
  rateOfFire: number,
  range: reach,
  special: maybe(ammunition),
  portage: number,
  source: namedIn(SOURCES),
  exceptions: maybe(keyed(namedIn(SOURCES))),
};

const TABLE = `
  nation   | name        | calibre | rateOfFire | range | special       | portage | source | exceptions
  german   | 50mm MTR    | 50      | 3          | 2-13  |               | 5       | kit    |
  russian  | 50mm MTR    | 50      | 3          | 3-20  |               | 4       | art    |
  american | 60mm MTR    | 60      | 3          | 3-45  | WP 7(45+)     | 5       | kit    | range: example
  british  | 51mm MTR    | 51      | 2          | 2-11  | smoke 7       | 4       | kit    |
  japanese | Type 89 MTR | 50      | 2          | 1-16  | smoke 7, WP 6 | 4       | art    | special: capabilities, shells: notes`;

const SHELLS: Readonly<Record<CardId, readonly ShellUse[]>> = {
  'japanese Type 89 MTR': [
    { shell: 'HE', range: { min: 1, max: 2 }, rateOfFire: 1, airBursts: false },
    { shell: 'HE', range: { min: 3, max: 16 } },
    { shell: 'WP', range: { min: 1, max: 5 }, rateOfFire: 1, airBursts: false, dispersed: true },
    { shell: 'smoke', range: { min: 3, max: 10 } },
  ],
};

export const MORTARS: readonly MortarCard[] = readTable(COLUMNS, TABLE).map(row => {
  const { nation, portage, source, exceptions, ...rest } = row;
  const id = `${nation} ${row.name}`;
  const shells = SHELLS[id];
  return {
    id,
    nation,
    kind: 'mortar',
    ...rest,
    ...(shells && { shells }),
    portage,
    breakdown: 12,
    repair: 1,
    source,
    exceptions: { ...exceptions, repair: printed('rule 6.12') },
  };
});

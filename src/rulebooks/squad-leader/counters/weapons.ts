/** Machine guns, flamethrowers and demolition charges (8.9 to 8.11). */
import { printed } from '../charts/source.ts';
import {
  type DemolitionChargeCard,
  type FlamethrowerCard,
  type MachineGunCard,
  type MgSize,
  NATIONS,
  type Nation,
} from './card.ts';
import { REDRAWN } from './sources.ts';

interface Row {
  readonly nation: Nation;
  readonly size: MgSize;
  readonly firepower: number;
  readonly range: number;
  readonly breakdown: number;
  readonly repair: number;
  readonly fiftyCalibre?: true;
}

const ROWS: readonly Row[] = [
  { nation: 'german', size: 'LMG', firepower: 2, range: 8, breakdown: 12, repair: 1 },
  { nation: 'german', size: 'MMG', firepower: 4, range: 12, breakdown: 12, repair: 1 },
  { nation: 'german', size: 'HMG', firepower: 6, range: 16, breakdown: 12, repair: 1 },
  { nation: 'russian', size: 'LMG', firepower: 2, range: 6, breakdown: 10, repair: 1 },
  { nation: 'russian', size: 'MMG', firepower: 4, range: 10, breakdown: 11, repair: 1 },
  { nation: 'russian', size: 'HMG', firepower: 8, range: 20, breakdown: 12, repair: 1, fiftyCalibre: true },
  { nation: 'american', size: 'MMG', firepower: 4, range: 12, breakdown: 12, repair: 2 },
  { nation: 'american', size: 'HMG', firepower: 8, range: 20, breakdown: 12, repair: 2, fiftyCalibre: true },
];

export const MACHINE_GUNS: readonly MachineGunCard[] = ROWS.map(row => ({
  id: `${row.nation} ${row.size}`,
  kind: 'machine-gun',
  name: row.size,
  source: REDRAWN,
  exceptions: { repair: printed('counter backs, CTR.REP') },
  ...row,
}));

export const FLAMETHROWERS: readonly FlamethrowerCard[] = NATIONS.map(nation => ({
  id: `${nation} FT`,
  nation,
  kind: 'flamethrower',
  name: 'FT',
  firepower: 20,
  range: 2,
  removal: 9,
  source: printed('rules 8.10.1 and 8.10.6'),
}));

export const DEMOLITION_CHARGES: readonly DemolitionChargeCard[] = NATIONS.map(nation => ({
  id: `${nation} DC`,
  nation,
  kind: 'demolition-charge',
  name: 'DC',
  firepower: 30,
  dud: 12,
  source: printed('rules 8.11.1 and 8.11.8'),
}));

/** Flamethrowers and demolition charges: the text gives their numbers, the same for every nation (4.2, 4.3). */
import { type DemolitionChargeCard, type FlamethrowerCard, NATIONS } from './card.ts';
import { BY_THE_TEXT, KIT_COUNTERS } from './sources.ts';

const exceptions = { portage: KIT_COUNTERS };

export const FLAMETHROWERS: readonly FlamethrowerCard[] = NATIONS.map(nation => ({
  id: `${nation} FT`,
  nation,
  kind: 'flamethrower',
  name: 'FT',
  firepower: 24,
  range: 1,
  portage: 1,
  removal: 10,
  source: BY_THE_TEXT,
  exceptions,
}));

export const DEMOLITION_CHARGES: readonly DemolitionChargeCard[] = NATIONS.map(nation => ({
  id: `${nation} DC`,
  nation,
  kind: 'demolition-charge',
  name: 'DC',
  firepower: 30,
  portage: 1,
  removal: 12,
  source: BY_THE_TEXT,
  exceptions,
}));

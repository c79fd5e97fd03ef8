/** How the page says what the compendium's keys mean. */
import type { RuleArea, RuleKind } from '../../engine/compendium/compendium.ts';
import type { Standing } from '../../engine/compendium/coverage.ts';

export const AREA_NAMES: Readonly<Record<RuleArea, string>> = {
  core: 'Core',
  fire: 'Fire',
  movement: 'Movement',
  morale: 'Morale',
  'close-combat': 'Close combat',
  leader: 'Leaders',
  los: 'Line of sight',
  terrain: 'Terrain',
  concealment: 'Concealment',
  smoke: 'Smoke',
  'support-weapon': 'Support weapons',
  ordnance: 'Ordnance',
  vehicle: 'Vehicles',
  fortification: 'Fortifications',
  artillery: 'Artillery',
  air: 'Air',
  night: 'Night',
  weather: 'Weather',
  nationality: 'Nationalities',
  experience: 'Experience',
  scenario: 'Scenarios',
  victory: 'Victory',
  campaign: 'Campaigns',
};

export const KIND_NAMES: Readonly<Record<RuleKind, string>> = {
  definition: 'Definition',
  sequence: 'Sequence',
  procedure: 'Procedure',
  modifier: 'Modifier',
  state: 'State',
  unit: 'Unit',
  terrain: 'Terrain',
  table: 'Table',
  option: 'Option',
  scenario: 'Scenario',
};

export const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  covered: 'Covered',
  missing: 'Not yet',
  'not-applicable': 'Not applicable',
};

export const figure = (count: number): string => count.toLocaleString('en');
export const rulesCounted = (count: number): string => `${figure(count)} ${count === 1 ? 'rule' : 'rules'}`;

/** Close combat between infantry and vehicles: the values of the infantry, and what is special about the vehicle (3.8). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed, published } from './source.ts';

/** The lines of the rule that are lost in the text. */
const THIRD_KIT = published('the rules of the third kit, where the text of this one has a gap');
const EXAMPLE = printed('the example of close combat with a tank, 3.8');

const NO_MACHINE_GUN = published(
  'the text names the modifier and not its size; the full game’s, in LimboDancer’s transcription',
);

export const CLOSE_COMBAT_VALUES: Chart<number> = chart({
  id: 'close-combat-values',
  title: 'Close Combat Values against vehicles',
  cite: '3.8.m',
  source: THIRD_KIT,
  rows: ['squad', 'crew', 'half-squad', 'leader', 'leader with another unit'],
  columns: ['CCV'],
  cells: [[5], [4], [3], [2], [1]],
  exceptions: { 'squad/CCV': EXAMPLE, 'leader with another unit/CCV': EXAMPLE },
});
type HasCloseCombatValues = { readonly closeCombatValues: typeof CLOSE_COMBAT_VALUES };

export function closeCombatValueOf({ closeCombatValues }: HasCloseCombatValues, who: string): number {
  return cell(closeCombatValues, who, 'CCV');
}

/** What takes from the value of the infantry. */
export const CLOSE_COMBAT_VALUE_MODIFIERS = modifierChart(
  {
    id: 'close-combat-value-modifiers',
    title: 'Changes of the Close Combat Value',
    cite: '3.8.m',
    source: printed('rules 3.3.4 and 5.4'),
    column: 'CCV',
  },
  {
    pinned: [-1, '3.8.m', THIRD_KIT],
    inexperienced: [-1, '5.4.a'],
    'has fired': [-1, '3.3.4.c'],
  },
);

export const VEHICLE_COMBAT_MODIFIERS = modifierChart(
  {
    id: 'vehicle-combat-modifiers',
    title: 'Close combat against vehicles',
    cite: '3.8.n2',
    source: EXAMPLE,
    column: 'DRM',
  },
  {
    'crew exposed': [-1, '3.8.n2'],
    'in motion': [2, '3.8.n2'],
    immobilized: [-1, '3.8.n2', THIRD_KIT],
    'open-topped': [-2, '7.13.a', printed('rule 7.13')],
    'without machine guns': [-1, '3.8.r2', NO_MACHINE_GUN],
    'shaken crew': [1, '7.10.i', printed('rule 7.10')],
  },
);

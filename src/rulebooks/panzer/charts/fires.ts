/** Fires (7.35): what shells set alight, by what stands in the hex. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const FUELS = ['Wood', 'Brick', 'Stone'] as const;
export type Fuel = (typeof FUELS)[number];

/** The greatest GP factor of each column. */
const COLUMNS = { '1–3': 3, '4–6': 6, '7–9': 9, '10+': Number.POSITIVE_INFINITY } as const;
type Column = keyof typeof COLUMNS;

/** (100) at most. */
export const BUILDING_EFFECTS: Chart<number> = chart({
  id: 'building-effects',
  title: 'Building effects: fires',
  cite: '7.35.1.b',
  source: OURS,
  rows: FUELS,
  columns: Object.keys(COLUMNS),
  cells: [
    [5, 12, 20, 30],
    [2, 5, 10, 18],
    [1, 3, 5, 10],
  ],
  exceptions: { 'Brick/7–9': printed('text l.961: 8 factors set a brick building alight on 10 or less') },
});

/** A hex catches fire at this or less. */
export function burnsAt(
  { buildingEffects }: { readonly buildingEffects: typeof BUILDING_EFFECTS },
  fuel: Fuel,
  factor: number,
): number {
  const column = (Object.keys(COLUMNS) as Column[]).find(each => factor <= COLUMNS[each]) ?? '10+';
  return cell(buildingEffects, fuel, column);
}

export const FIRE_MODIFIERS = modifierChart(
  {
    id: 'fire-modifiers',
    title: 'Fire modifiers',
    cite: '7.35.1.c',
    source: printed('rule 7.35.1.c'),
    column: '(100)',
  },
  { rubble: [-10, '7.35.1.c'] },
);

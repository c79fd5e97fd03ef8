/** From when on a weapon can be in a scenario (4.4). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { isBefore, type Month } from './month.ts';
import { printed, substitute } from './source.ts';

const NEW_YEAR = substitute('rule 4.4.1 names the year; we take its January');

export const AVAILABILITY: Chart<number> = chart({
  id: 'availability',
  title: 'Availability of anti-tank weapons',
  cite: '4.4.1.a',
  source: printed('rules 3.8, 4.4.1, 4.4.2 and 4.4.5'),
  rows: ['BAZ 43', 'BAZ 44', 'BAZ 45', 'PSK', 'PIAT', 'PF', 'sN'],
  columns: ['year', 'month'],
  cells: [
    [1942, 11],
    [1944, 1],
    [1945, 1],
    [1943, 9],
    [1943, 4],
    [1943, 10],
    [1944, 7],
  ],
  exceptions: { 'BAZ 44/month': NEW_YEAR, 'BAZ 45/month': NEW_YEAR },
});
type HasAvailability = { readonly availability: typeof AVAILABILITY };

/** Weapons that the chart doesn't name are always available. */
export function isAvailable({ availability }: HasAvailability, weapon: string, date: Month): boolean {
  if (!availability.rows.includes(weapon)) return true;
  return !isBefore(date, {
    year: cell(availability, weapon, 'year'),
    month: cell(availability, weapon, 'month'),
  });
}

/** What the modules say of each nation (7.0, 13.0, 20.2). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed, substitute } from './source.ts';

export const NATIONS = ['german', 'american', 'russian', 'british'] as const;
export type Nation = (typeof NATIONS)[number];

/** One die: so much or less lays smoke, or lights the sky. */
export const NATIONAL_CHARACTERISTICS: Chart<number> = chart({
  id: 'national-characteristics',
  title: 'National characteristics',
  cite: '13.0',
  source: printed('the reference table’s usual number; the modules may differ'),
  rows: NATIONS,
  columns: ['smoke', 'Starshell'],
  cells: [
    [2, 2],
    [3, 2],
    [1, 2],
    [2, 2],
  ],
  exceptions: {
    'american/smoke': substitute('well supplied with smoke; the text says the number is not always 2'),
    'russian/smoke': substitute('seldom issued smoke; the text says the number is not always 2'),
  },
});
type HasNationalCharacteristics = { readonly nationalCharacteristics: typeof NATIONAL_CHARACTERISTICS };

export const smokeNumber = (
  { nationalCharacteristics }: HasNationalCharacteristics,
  nation: Nation,
): number => cell(nationalCharacteristics, nation, 'smoke');
/** Raised by the Leadership Modifier of whoever fires it. */
export const starshellNumber = (
  { nationalCharacteristics }: HasNationalCharacteristics,
  nation: Nation,
): number => cell(nationalCharacteristics, nation, 'Starshell');

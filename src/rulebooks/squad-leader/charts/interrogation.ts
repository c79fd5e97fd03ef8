/** What a prisoner who talks tells his captors (3.30.T). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

/** All that there is to be told, by a word for each. */
const BENEFITS = [
  'all minefields',
  'collaboration',
  'reinforcements',
  'telephone line',
  'ford',
  'way through a minefield',
  'way through the sewers',
  'nearest mines',
  'nearest concealed units',
  'partisans',
  'nearest hidden units',
] as const;
export type Benefit = (typeof BENEFITS)[number];

/** Where there are several, the captor takes the one that he likes (3.30.8). */
const OPTIONS = ['first', 'second', 'third'] as const;
const NONE = 'none';

/** By one die, with the leadership of a prisoner who is a leader (3.30.7). */
export const INTERROGATION: Chart<Benefit | typeof NONE> = chart<Benefit | typeof NONE>({
  id: 'interrogation',
  title: 'Interrogation',
  cite: '3.30.T',
  source: printed('the chart in rule 3.30'),
  rows: ['-2', '-1', '0', '1', '2', '3', '4', '5', '6', '7'],
  columns: OPTIONS,
  cells: [
    ['all minefields', 'collaboration', NONE],
    ['all minefields', 'collaboration', NONE],
    ['reinforcements', 'telephone line', 'ford'],
    ['way through a minefield', NONE, NONE],
    ['way through the sewers', NONE, NONE],
    ['nearest mines', NONE, NONE],
    ['nearest concealed units', NONE, NONE],
    ['partisans', NONE, NONE],
    ['nearest hidden units', NONE, NONE],
    [NONE, NONE, NONE],
  ],
});
type HasInterrogation = { readonly interrogation: typeof INTERROGATION };

const LOWEST = -2;
const HIGHEST = 7;

/** What the die brings that is of use in this scenario: one more on the die until something is, or it comes to 7 (3.30.7). */
export function benefitsOf(
  { interrogation }: HasInterrogation,
  die: number,
  isOfUse: (benefit: Benefit) => boolean,
): readonly Benefit[] {
  for (let n = Math.max(die, LOWEST); n <= HIGHEST; n++) {
    const told = OPTIONS.map(option => cell(interrogation, String(n), option));
    const useful = told.filter((each): each is Benefit => each !== NONE && isOfUse(each));
    if (useful.length > 0) return useful;
  }
  return [];
}

/** What a unit under each marker may still do, and what its marker gives away (4.0, 4.1, 5.3, 10.1). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed, substitute } from './source.ts';

export const ACTIVITY_MARKERS = [
  'Moved',
  'Assault Move',
  'Stealth',
  'Full Stealth',
  'Low Crawl',
  'Fired',
  'Ops Complete',
  'Melee',
] as const;
export type ActivityMarker = (typeof ACTIVITY_MARKERS)[number];

/** Columns are questions; a unit without a marker may do everything and gives nothing away. */
const QUESTIONS = [
  'may opportunity fire',
  'may attempt to spot',
  'Leader may aid fire',
  'hex is spotted',
  'counts as moving',
] as const;
export type MarkerQuestion = (typeof QUESTIONS)[number];

const AFTER_THE_MOVE = substitute('rule 5.0.1 does not exclude him, and his unit may still fire');

export const MARKER_EFFECTS: Chart<boolean> = chart({
  id: 'marker-effects',
  title: 'Activity markers',
  cite: '4.0.n',
  source: printed('rules 4.0, 4.1, 5.0.1, 5.3, 6.0 to 6.4, 8.1 and 10.1'),
  rows: ACTIVITY_MARKERS,
  columns: QUESTIONS,
  cells: [
    [false, false, false, true, true],
    [true, false, true, true, true],
    [true, false, true, false, false],
    [false, false, false, false, false],
    [false, false, false, false, false],
    [false, false, false, true, false],
    [true, false, false, false, false],
    [false, false, false, true, false],
  ],
  exceptions: {
    'Assault Move/Leader may aid fire': AFTER_THE_MOVE,
    'Stealth/Leader may aid fire': AFTER_THE_MOVE,
  },
});
type HasMarkerEffects = { readonly markerEffects: typeof MARKER_EFFECTS };

export const markerAllows = (
  { markerEffects }: HasMarkerEffects,
  marker: ActivityMarker,
  question: MarkerQuestion,
): boolean => cell(markerEffects, marker, question);

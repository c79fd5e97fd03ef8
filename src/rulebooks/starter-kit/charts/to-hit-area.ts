/** To hit with light mortars, which always use the Area Target Type (3.2.4, 6.9). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { inferred, PLAY_AID, published, substitute } from './source.ts';

/** The farthest range of each column. */
const BANDS = [
  ['1-12', 12],
  ['13-24', 24],
  ['25-45', 45],
] as const;

const OUT_OF_REACH = substitute('no mortar of this calibre shoots so far');

export const LIGHT_MORTARS = ['50*', '51*', '60*'] as const;
export type LightMortar = (typeof LIGHT_MORTARS)[number];

export const AREA_TO_HIT: Chart<number> = chart({
  id: 'to-hit-area',
  title: 'To hit, Area Target Type, light mortars',
  cite: '3.2.4.proc.b',
  source: published(
    `${PLAY_AID}; the full game’s table agrees up to 24 hexes and is one lower beyond, two from 37`,
  ),
  rows: LIGHT_MORTARS,
  columns: BANDS.map(([band]) => band),
  cells: [
    [7, 6, 6],
    [7, 7, 7],
    [7, 7, 7],
  ],
  exceptions: {
    '50*/1-12': inferred('the example of mortar fire, 3.2.4: 7 at range 2'),
    '50*/25-45': OUT_OF_REACH,
    '51*/25-45': OUT_OF_REACH,
  },
});

/** The number to roll at most; undefined in the mortar's own hex and beyond the table. */
export function areaToHit(mortar: LightMortar, range: number, table = AREA_TO_HIT): number | undefined {
  const band = range < 1 ? undefined : BANDS.find(([, farthest]) => range <= farthest);
  return band && cell(table, mortar, band[0]);
}

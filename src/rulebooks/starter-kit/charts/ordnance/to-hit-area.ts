/** To hit with mortars, which always use the Area Target Type (3.2.4, 6.9). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { doubtful, inferred, PLAY_AID, published, substitute } from '../source.ts';

/** The farthest range of each column. */
const BANDS = [
  ['1-12', 12],
  ['13-24', 24],
  ['25-45', 45],
  ['46-151', 151],
] as const;

const OUT_OF_REACH = substitute('no mortar of this calibre shoots so far');
const AS_THE_OTHERS = substitute('not among the mortars of the kits we know; as the others of its size');

export const LIGHT_MORTARS = ['50*', '51*', '60*'] as const;
export type LightMortar = (typeof LIGHT_MORTARS)[number];
/** Mortars that are guns (6.9), and the infantry gun that fires as one too. */
export const HEAVY_MORTARS = ['70*', '76*', '81*', '82*', '90*', '107*', '120*'] as const;
export type MortarBore = LightMortar | (typeof HEAVY_MORTARS)[number];

const LISTED: readonly string[] = ['76*', '81*', '82*'];
const UNLISTED = HEAVY_MORTARS.filter(mortar => !LISTED.includes(mortar));
const FULL_GAME_LOWER = doubtful(
  published(`${PLAY_AID}; the full game’s table has 6 from 25 hexes and 5 from 37`),
);

export const AREA_TO_HIT: Chart<number> = chart({
  id: 'to-hit-area',
  title: 'To hit, Area Target Type, mortars',
  cite: '3.2.4.proc.b',
  source: published(
    `${PLAY_AID}; the full game’s table agrees up to 24 hexes and is one lower beyond, two from 37`,
  ),
  rows: [...LIGHT_MORTARS, ...HEAVY_MORTARS],
  columns: BANDS.map(([band]) => band),
  cells: [[7, 6, 6, 6], [7, 7, 7, 7], [7, 7, 7, 7], ...HEAVY_MORTARS.map(() => [7, 7, 7, 7])],
  exceptions: {
    ...Object.fromEntries(
      HEAVY_MORTARS.flatMap(mortar => [
        [`${mortar}/25-45`, FULL_GAME_LOWER],
        [`${mortar}/46-151`, FULL_GAME_LOWER],
      ]),
    ),
    ...Object.fromEntries(
      UNLISTED.flatMap(mortar => BANDS.map(([band]) => [`${mortar}/${band}`, AS_THE_OTHERS])),
    ),
    ...Object.fromEntries(LIGHT_MORTARS.map(mortar => [`${mortar}/46-151`, OUT_OF_REACH])),
    '50*/1-12': inferred('the example of mortar fire, 3.2.4: 7 at range 2'),
    '50*/25-45': OUT_OF_REACH,
    '51*/25-45': OUT_OF_REACH,
  },
});
type HasAreaToHit = { readonly areaToHit: typeof AREA_TO_HIT };

/** The number to roll at most; undefined in the mortar's own hex and beyond the table. */
export function areaToHit(
  { areaToHit: table }: HasAreaToHit,
  mortar: MortarBore,
  range: number,
): number | undefined {
  const band = range < 1 ? undefined : BANDS.find(([, farthest]) => range <= farthest);
  return band && cell(table, mortar, band[0]);
}

/** The palettes in which a battlefield can be painted, by season and theatre. */
import type { PaletteName } from '../../layout.ts';
import { AUTUMN } from './autumn.ts';
import { DESERT } from './desert.ts';
import { JUNGLE } from './jungle.ts';
import { changed, type Palette } from './palette.ts';
import { SNOW } from './snow.ts';
import { STEPPE } from './steppe.ts';
import { TEMPERATE } from './temperate.ts';

export type { Palette } from './palette.ts';

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  temperate: TEMPERATE,
  autumn: changed(TEMPERATE, AUTUMN),
  snow: changed(TEMPERATE, SNOW),
  desert: changed(TEMPERATE, DESERT),
  steppe: changed(TEMPERATE, STEPPE),
  jungle: changed(TEMPERATE, JUNGLE),
};

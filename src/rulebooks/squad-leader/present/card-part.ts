import type { CardPart, Tally } from '../../../engine/index.ts';
import { type Scene, spoken } from './names.ts';

/** A part of a card: what comes to its number, in words. */
export const part = (scene: Scene, title: string, of: Tally, reads?: string): CardPart => ({
  title,
  tally: spoken(scene, of),
  ...(reads !== undefined && { reads }),
});

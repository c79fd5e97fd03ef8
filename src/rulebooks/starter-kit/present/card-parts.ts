/** Parts of a card, called by the names that players know. */
import type { CardPart, Tally } from '../../../engine/index.ts';
import { type Scene, spoken } from './names.ts';

export function part(scene: Scene, title: string, of: Tally, reads?: string): CardPart {
  return { title, tally: spoken(scene, of), ...(reads !== undefined && { reads }) };
}

/** Parts of a card, called by the names that players know. */
import type { CardPart, CardTarget, Need, Tally } from '../../../../engine/index.ts';
import { type Scene, spoken } from '../names.ts';

/** A number of the card: how it is read, or what the dice must show for it. */
export function part(scene: Scene, title: string, of: Tally, reads?: string | Need): CardPart {
  const tally = spoken(scene, of);
  if (reads === undefined) return { title, tally };
  return typeof reads === 'string' ? { title, tally, reads } : { title, tally, need: reads };
}

/** Whoever may be hurt by it. */
export const unhurt = (of: string): CardTarget => ({ of, otherwise: 'unhurt' });

/** Parts of a card, called by the names that players know. */
import type { ActCard, CardPart, CardResult, Tally } from '../../../engine/index.ts';
import { type Scene, spoken } from './names.ts';

export function part(scene: Scene, title: string, of: Tally, reads?: string): CardPart {
  return { title, tally: spoken(scene, of), ...(reads !== undefined && { reads }) };
}

/** A roll that an act leads to: its numbers, and what they come to by the dice. */
export interface Hazard {
  readonly parts: readonly CardPart[];
  readonly results: readonly CardResult[];
}

export const NO_HAZARD: Hazard = { parts: [], results: [] };

export const allOf = (hazards: readonly Hazard[]): Hazard => ({
  parts: hazards.flatMap(({ parts }) => parts),
  results: hazards.flatMap(({ results }) => results),
});

/** The card of an act that may also lead to this. */
export function withHazard(card: ActCard, { parts, results }: Hazard): ActCard {
  if (parts.length === 0) return card;
  return { ...card, parts: [...card.parts, ...parts], results: [...(card.results ?? []), ...results] };
}

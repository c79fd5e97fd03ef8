/** Parts of a card, called by the names that players know. */
import type { ActCard, CardPart, CardRoll, CardTarget, Need, Tally } from '../../../../engine/index.ts';
import { type Scene, spoken } from '../names.ts';

/** A number of the card: how it is read, or what the dice must show for it. */
export function part(scene: Scene, title: string, of: Tally, reads?: string | Need): CardPart {
  const tally = spoken(scene, of);
  if (reads === undefined) return { title, tally };
  return typeof reads === 'string' ? { title, tally, reads } : { title, tally, need: reads };
}

/** A roll that an act leads to: whom it is about, its numbers, and what they come to by the dice. */
export interface Hazard {
  readonly targets: readonly CardTarget[];
  readonly parts: readonly CardPart[];
  readonly rolls: readonly CardRoll[];
}

export const NO_HAZARD: Hazard = { targets: [], parts: [], rolls: [] };

export const allOf = (hazards: readonly Hazard[]): Hazard => ({
  targets: once(hazards.flatMap(({ targets }) => targets)),
  parts: hazards.flatMap(({ parts }) => parts),
  rolls: hazards.flatMap(({ rolls }) => rolls),
});

const once = (targets: readonly CardTarget[]): readonly CardTarget[] =>
  targets.filter(({ of }, i) => targets.findIndex(each => each.of === of) === i);

/** The card of an act that may also lead to this. */
export function withHazard(card: ActCard, hazard: Hazard): ActCard {
  if (hazard.parts.length === 0) return card;
  const { targets = [], parts, rolls = [] } = card;
  return { ...card, ...allOf([{ targets, parts, rolls }, hazard]) };
}

/** Whoever may be hurt by it. */
export const unhurt = (of: string): CardTarget => ({ of, otherwise: 'unhurt' });

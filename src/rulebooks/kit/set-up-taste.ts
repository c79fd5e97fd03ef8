/** What cover is weighed against in a set-up that nobody thinks about; as many tastes as there are numbers. */
import { Random } from '../../engine/index.ts';

export interface Weights {
  /** A hex nearer to what the fight is about. */
  readonly nearness: number;
  /** A squad's worth of company less in the same place. */
  readonly room: number;
}

export interface Taste extends Weights {
  /** What a place has for itself, for no reason. */
  liking(at: string): number;
}

/** As much as a point of cover, or two. */
const NEAR_LIKING = 4;
const FAR_LIKING = 8;

/** Number 0 is the plain taste. Every other one keeps near to it; the rest may be quite different. */
export function tasteOf(plain: Weights, variation: number): Taste {
  if (variation === 0) return { ...plain, liking: () => 0 };
  const random = new Random(variation);
  const isNear = variation % 2 === 1;
  const strongest = isNear ? NEAR_LIKING : FAR_LIKING;
  return {
    nearness: isNear ? plain.nearness - 1 + random.below(3) : random.below(4),
    room: isNear ? plain.room - 1 + random.below(3) : 2 * random.below(4),
    liking: at => new Random(`${variation} ${at}`).below(strongest + 1),
  };
}

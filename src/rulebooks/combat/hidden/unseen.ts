/**
 * What the enemy does not know of somebody: where he is (3.3.4.1), or that he lies under the top of a stack (3.3.3). Both begin with
 * the set-up and end once and for all (3.3.4.1.c, R4).
 */
import type { AnyUnit, Fielded, View } from '../game.ts';

export const isHidden = ({ secret }: Pick<AnyUnit, 'secret'>): boolean => secret === 'hidden';

/** Whether the enemy knows that it is there, and who it is. */
export const isSeen = ({ secret }: Pick<AnyUnit, 'secret'>): boolean => secret === undefined;

/** Of a side that sets up, nothing is seen before it has done. */
export const isSettingUp = ({ doing }: View, side: string): boolean =>
  doing.some(frame => frame.is === 'set-up' && frame.side === side);

/** Those of the place of whom the enemy could know. */
export const seenOf = (units: readonly Fielded[]): readonly Fielded[] => units.filter(isSeen);

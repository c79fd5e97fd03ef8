/** What one side does not see of the other (6.4, 8.3), and how much of that it knows all the same. */

import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { card } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Unit, UnitId } from '../state.ts';
import { isPacific, nationOf, type World } from '../world.ts';

type AnyUnit = Frozen<Unit>;

/** What stands in a hex for all that is concealed there: a ? counter. */
export const CONCEALED_CARD = 'concealed';

/** Hidden, and so off the enemy's map, or under a ?. */
export const isUnseen = ({ hidden, concealed }: AnyUnit): boolean => hidden === true || concealed === true;

/** Nobody to reckon with: not seen, or glimpsed for a moment from under a ? that it keeps (8.3). */
export const isUnknown = (unit: AnyUnit): boolean => isUnseen(unit) || unit.glimpsed === true;

/** The name of the ? in a hex. It says where it is and nothing else. */
export const concealedIn = (hex: HexId): UnitId => `?${hex}`;

/** The ? that it is under; `?` for what nobody has seen. Undefined for a unit that is seen. */
export function nameOf(unit: AnyUnit): UnitId | undefined {
  if (!isUnseen(unit)) return undefined;
  return unit.at === undefined || unit.hidden ? '?' : concealedIn(unit.at);
}

/**
 * Whether the side has units that the enemy does not see. He knows that much, for the order of battle is public: so it
 * may decide whether the side is asked, and must, where what it could do would tell more.
 */
export function hasUnseen(view: View, side: Side): boolean {
  return view.units.some(unit => unit.side === side && isUnseen(unit));
}

/** Concealment is used in the Pacific, and where the scenario says so (8.3). */
export const usesConcealment = (world: World): boolean =>
  isPacific(world) || world.scenario.rules.includes('concealment');

/** Whether the side sets up out of the enemy's sight: it has guns to hide, or Japanese, or ? counters (6.4, 8.1.8.5, 8.3). */
export const setsUpInSecret = rememberedIn((world: World, side: Side): boolean => {
  const groups = world.scenario.groups.filter(group => group.side === side && group.setUp !== undefined);
  if (groups.length === 0) return false;
  if (usesConcealment(world) || nationOf(world, side) === 'japanese') return true;
  return groups.some(({ weapons = {} }) => Object.keys(weapons).some(id => card(id).kind === 'gun'));
});

/** The enemy sees nothing of a secret set-up before it is done. */
export function isSettingUpUnseen(world: World, view: View, side: Side): boolean {
  const frame = view.doing.at(-1);
  return frame?.is === 'set-up' && frame.side === side && setsUpInSecret(world, side);
}

export const isPlaceholder = ({ card: id }: AnyUnit): boolean => id === CONCEALED_CARD;

/**
 * An impulse of the side, under way or supposed: the acts that open it, and the position as it is then. The book
 * offers acts by the view alone, so that a supposed impulse is asked what it allows like a real one.
 */

import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { enclosing } from '../../rulebooks/lock-n-load/frames.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { activated } from '../../rulebooks/lock-n-load/impulses/activation.ts';
import type { AnyImpulse } from '../../rulebooks/lock-n-load/impulses/scene.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import type { Situation } from './situation.ts';

export interface Moment {
  readonly before: readonly BookAct[];
  readonly view: View;
  readonly impulse: AnyImpulse;
}

/** The location is activated: alone, or brought into the impulse by a Leader. */
export function supposing({ view, side }: Situation, at: Location): Moment {
  const group = { at, units: activated(view, at, side) };
  const impulse: AnyImpulse = { is: 'impulse', side, groups: [group] };
  return { before: [{ verb: 'activate', at }], view: { ...view, doing: [...view.doing, impulse] }, impulse };
}

/** The impulse that is under way. */
export function present({ view }: Situation): Moment | undefined {
  const impulse = enclosing(view, 'impulse');
  return impulse && { before: [], view, impulse };
}

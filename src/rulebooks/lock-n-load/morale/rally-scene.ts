/** What is asked in one side's Rally Phase (3.0), and what all of its verbs ask about. */
import { type Frozen, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { RallyFrame } from '../state.ts';
import type { AnyUnit } from '../units.ts';
import type { World } from '../world.ts';

export type AnyRally = Frozen<RallyFrame>;

export interface RallyScene {
  readonly world: World;
  readonly view: View;
  readonly frame: AnyRally;
  readonly side: Side;
}

export const ownUnits = ({ view, side }: RallyScene): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side);

const LEADERS_FIRST = refusal('3.0.b', 'Leaders rally first, then all others');

/** Nothing but the rallies of Leaders comes before the rest of the phase (3.0.b). */
export const onlyOthersRally = ({ frame }: RallyScene): Refusal | undefined =>
  frame.step === 'leaders' ? LEADERS_FIRST : undefined;

/** The frames of this book: what encloses the present step, innermost last. */
import type { Frozen } from '../../engine/index.ts';
import { framesOf } from '../kit/frames.ts';
import type { Frame, State } from './state.ts';
import type { World } from './world.ts';

export type AnyFrame = Frozen<Frame>;
export const { push, pop, replaceTop, top, enclosing, amend } = framesOf<State, World, AnyFrame>();

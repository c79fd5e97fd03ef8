/** What encloses the present step is data: a stack of frames in the state, innermost last. */
import type { Frozen } from '../../engine/index.ts';
import type { Game, View } from './game.ts';
import type { Frame } from './state.ts';

export type AnyFrame = Frozen<Frame>;
type FrameOf<Is extends Frame['is']> = Extract<AnyFrame, { readonly is: Is }>;

export function push(game: Game, frame: AnyFrame): void {
  game.own(game.state).doing = [...game.state.doing, frame];
}

export function pop(game: Game): void {
  game.own(game.state).doing = game.state.doing.slice(0, -1);
}

export function replaceTop(game: Game, frame: AnyFrame): void {
  game.own(game.state).doing = [...game.state.doing.slice(0, -1), frame];
}

/** The innermost frame of a kind, however deep it lies: the move around a window, the impulse around a move. */
export function enclosing<Is extends Frame['is']>({ doing }: View, is: Is): FrameOf<Is> | undefined {
  return doing.findLast((frame): frame is FrameOf<Is> => frame.is === is);
}

/** Changes the innermost frame of its kind where it lies. */
export function amend<Is extends Frame['is']>(game: Game, is: Is, changes: Partial<FrameOf<Is>>): void {
  const at = game.state.doing.findLastIndex(frame => frame.is === is);
  if (at < 0) throw new Error(`no ${is} is under way`);
  game.own(game.state).doing = game.state.doing.map((frame, i) =>
    i === at ? ({ ...frame, ...changes } as AnyFrame) : frame,
  );
}

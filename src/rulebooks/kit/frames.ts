/** What encloses the present step is data: a stack of frames in the state, innermost last. */
import type { Frame, Frozen, GameState, Table } from '../../engine/index.ts';

/** Binds the stack to a book's state and frames: `export const { push, pop, … } = framesOf<State, World, AnyFrame>()`. */
export function framesOf<S extends GameState, W, F extends Frame>() {
  type FrameOf<Is extends F['is']> = Extract<F, { readonly is: Is }>;
  type Game = Table<S, W>;
  type View = Frozen<S>;

  const stackOf = ({ doing }: GameState): readonly F[] => doing as readonly F[];
  const write = (game: Game, doing: readonly F[]): void => {
    (game.own(game.state as GameState) as { doing: readonly F[] }).doing = doing;
  };

  return {
    push: (game: Game, frame: F): void => write(game, [...stackOf(game.state), frame]),
    pop: (game: Game): void => write(game, stackOf(game.state).slice(0, -1)),
    replaceTop: (game: Game, frame: F): void => write(game, [...stackOf(game.state).slice(0, -1), frame]),

    /** The frame on top, where a rule can only be at work within one of that kind. */
    top<Is extends F['is']>(view: View, is: Is): FrameOf<Is> {
      const frame = stackOf(view).at(-1);
      if (frame?.is !== is) throw new Error(`no ${is} is under way`);
      return frame as FrameOf<Is>;
    },

    /** The innermost frame of a kind, however deep it lies: the move around a window, the impulse around a move. */
    enclosing: <Is extends F['is']>(view: View, is: Is): FrameOf<Is> | undefined =>
      stackOf(view).findLast((frame): frame is FrameOf<Is> => frame.is === is),

    /** Changes the innermost frame of its kind where it lies. */
    amend<Is extends F['is']>(game: Game, is: Is, changes: Partial<FrameOf<Is>>): void {
      const doing = stackOf(game.state);
      const at = doing.findLastIndex(frame => frame.is === is);
      if (at < 0) throw new Error(`no ${is} is under way`);
      write(
        game,
        doing.map((frame, i) => (i === at ? { ...frame, ...changes } : frame)),
      );
    },
  };
}

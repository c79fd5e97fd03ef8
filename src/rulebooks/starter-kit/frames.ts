/** What encloses the present step is data: a stack of frames in the state, innermost last. */
import type { Frozen } from '../../engine/index.ts';
import type { Game } from './game.ts';
import type { Frame } from './state.ts';

export type AnyFrame = Frozen<Frame>;

export function push(game: Game, frame: AnyFrame): void {
  game.own(game.state).doing = [...game.state.doing, frame];
}

export function pop(game: Game): void {
  game.own(game.state).doing = game.state.doing.slice(0, -1);
}

export function replaceTop(game: Game, frame: AnyFrame): void {
  game.own(game.state).doing = [...game.state.doing.slice(0, -1), frame];
}

/** How a shot of ordnance is declared (3.2.4, 4.4, 4.5, 6.2): each is fired alone, at one hex. */
import type { Rule } from '../../../engine/index.ts';
import { type Declaration, declarationScene, idleInDeclaration } from '../fire/declaration-scene.ts';
import { decide, type Game } from '../game.ts';
import { SHOT_VERBS } from './declaring/shot-verbs.ts';
import { TARGET_VERBS } from './declaring/target-verbs.ts';

/** One pick of the declaration; the last one throws the dice. */
export function* ordnanceFrame(game: Game, frame: Declaration): Rule<void> {
  const { by, target } = frame;
  const sceneOf = declarationScene(game.world, frame);
  const cite = '3.2.4.proc.b';
  if (target === undefined) {
    const ask = { by, id: 'ordnance-target', cite, prompt: 'At which hex?' };
    yield* decide(game, TARGET_VERBS, sceneOf, idleInDeclaration, ask);
  } else {
    const ask = { by, id: 'ordnance-shot', cite, prompt: `Fire at ${target}` };
    yield* decide(game, SHOT_VERBS, sceneOf, idleInDeclaration, ask);
  }
}

/** Tables of functions by verb: what a book says of an act depends first of all on its verb. */
import type { Act } from '../kernel/ask.ts';

export type ByVerb<A extends Act, Scene, V extends A['verb'], T> = {
  readonly [Each in V]: (scene: Scene, act: Extract<A, { verb: Each }>) => T;
};

/** What the table says of the act; undefined where it has nothing on its verb. */
export function lookUp<A extends Act, Scene, T>(
  table: Partial<ByVerb<A, Scene, A['verb'], T>>,
  scene: Scene,
  act: A,
): T | undefined {
  const say = table[act.verb as A['verb']] as ((scene: Scene, act: A) => T) | undefined;
  return say?.(scene, act);
}

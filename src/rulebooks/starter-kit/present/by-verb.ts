/** Tables of functions by verb: what is said of an act depends first of all on its verb. */
import type { BookAct } from '../acts.ts';
import type { Scene } from './names.ts';

export type Verb = BookAct['verb'];
export type ActOfVerb<V extends Verb> = Extract<BookAct, { verb: V }>;

export type ByVerb<V extends Verb, T> = {
  readonly [Each in V]: (scene: Scene, act: ActOfVerb<Each>) => T;
};

/** What the table says of the act; undefined where it has nothing on its verb. */
export function look<T>(table: Partial<ByVerb<Verb, T>>, scene: Scene, act: BookAct): T | undefined {
  const say = table[act.verb] as ((scene: Scene, act: BookAct) => T) | undefined;
  return say?.(scene, act);
}

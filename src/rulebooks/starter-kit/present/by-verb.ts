/** Tables of functions by verb, for the verbs of this book. */
import { type ByVerb as ByVerbOf, lookUp } from '../../../engine/index.ts';
import type { WordsByVerb } from '../../kit/present/words.ts';
import type { BookAct } from '../acts.ts';
import type { Scene } from './names.ts';

export type Verb = BookAct['verb'];
export type ActOfVerb<V extends Verb> = Extract<BookAct, { verb: V }>;
export type WordsFor<V extends Verb> = WordsByVerb<BookAct, Scene, V>;
export type ByVerb<V extends Verb, T> = ByVerbOf<BookAct, Scene, V, T>;

/** What the table says of the act; undefined where it has nothing on its verb. */
export const look = <T>(table: Partial<ByVerb<Verb, T>>, scene: Scene, act: BookAct): T | undefined =>
  lookUp<BookAct, Scene, T>(table, scene, act);

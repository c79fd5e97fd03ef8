/** Tables by verb, for the verbs of this book. */
import type { ActCard, ByVerb } from '../../../engine/index.ts';
import type { WordsByVerb } from '../../kit/present/words.ts';
import type { BookAct } from '../acts.ts';
import type { Scene } from './names.ts';

export type Verb = BookAct['verb'];
export type ActOfVerb<V extends Verb> = Extract<BookAct, { verb: V }>;
export type Words = WordsByVerb<BookAct, Scene, Verb>;
export type Cards = Partial<ByVerb<BookAct, Scene, Verb, ActCard | undefined>>;

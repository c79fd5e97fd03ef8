/** The doctrine of each book; a book without one of its own is played by the plain one. */
import type { GameState, Rulebook } from '../../engine/index.ts';
import { lockNLoad } from '../../rulebooks/lock-n-load/index.ts';
import { starterKit } from '../../rulebooks/starter-kit/index.ts';
import { lockNLoadDoctrine } from '../lock-n-load/index.ts';
import { starterKitDoctrine } from '../starter-kit/index.ts';
import type { Doctrine } from './doctrine.ts';
import { plainDoctrine } from './plain.ts';

const DOCTRINES: Readonly<Record<string, unknown>> = {
  [starterKit.id]: starterKitDoctrine,
  [lockNLoad.id]: lockNLoadDoctrine,
};

export function doctrineOf<S extends GameState, W>(book: Rulebook<S, W>): Doctrine<S, W> {
  return (DOCTRINES[book.id] as Doctrine<S, W> | undefined) ?? plainDoctrine(book);
}

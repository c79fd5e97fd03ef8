/**
 * The registry: one entry a book. All else goes by its folder: its rules (`index.ts`, exported as `rulebook`), its compendium,
 * and under `src/bots` its doctrine. A book without an `index.ts` can be read, and not played yet.
 */
import { goesBy } from '../engine/kernel/rulebook.ts';

export interface Book {
  /** Its one name: in citations (`aslsk 3.2.2.c`), records, addresses, commands, content. */
  readonly id: string;
  /** Names that it had before; commands, addresses and old games take them, too. */
  readonly formerly?: readonly string[];
  /** Its folder under src/rulebooks, and under src/bots. */
  readonly folder: string;
  readonly title: string;
  /**
   * What of it plays already, while the rest is being built. Until it is done it can be played like any other, but games of it
   * are not kept, and no balance, ladder or puzzles are asked of it: they would be measured on rules that change.
   */
  readonly making?: string;
  readonly publisher: string;
  /** Which text of the rules is followed. */
  readonly edition: string;
}

export const BOOKS: readonly Book[] = [
  {
    id: 'sl',
    formerly: ['squad-leader'],
    folder: 'squad-leader',
    title: 'Squad Leader',
    publisher: 'Avalon Hill',
    edition: 'with Cross of Iron, Crescendo of Doom and GI: Anvil of Victory',
  },
  {
    id: 'aslsk',
    formerly: ['starter-kit'],
    folder: 'starter-kit',
    title: 'ASL Starter Kit',
    publisher: 'Multi-Man Publishing',
    edition: 'kits 1 to 4, rules of January 2020',
  },
  {
    id: 'lnl',
    formerly: ['lock-n-load'],
    folder: 'lock-n-load',
    title: 'Lock ’n Load Tactical',
    publisher: 'Lock ’n Load Publishing',
    edition: 'World War II core rules 4.1',
  },
  {
    id: 'combat',
    folder: 'combat',
    title: 'Combat!',
    making:
      'In the making: the foot battle, the first of two steps, can be tried. Most of its charts are ours, in agreement with what the text tells. Its rules may still change.',
    publisher: 'Critical Hit',
    edition: 'rules 4.0',
  },
  {
    id: 'panzer',
    folder: 'panzer',
    title: 'Panzer',
    making:
      'In the making: all of it can be tried, the base game reconstructed from what the text and public accounts tell of it. Its rules may still change.',
    publisher: 'GMT Games',
    edition: 'North Africa, living rules of spring 2024',
  },
];

/** Whether it is still being built. */
export const isInTheMaking = (id: string): boolean =>
  BOOKS.some(book => book.id === id && book.making !== undefined);

/** By its present name, or a former one. */
export const bookCalled = (name: string | undefined): Book | undefined =>
  BOOKS.find(book => goesBy(book, name));

/** The five books: what is said of a book before any of its rules can be played. */

export interface Book {
  /** Short name in citations and addresses: `aslsk 3.2.2.c`. */
  readonly id: string;
  /** Its folder under src/rulebooks. */
  readonly folder: string;
  readonly title: string;
  readonly publisher: string;
  /** Which text of the rules is followed. */
  readonly edition: string;
}

export const BOOKS: readonly Book[] = [
  {
    id: 'sl',
    folder: 'squad-leader',
    title: 'Squad Leader',
    publisher: 'Avalon Hill',
    edition: 'with Cross of Iron, Crescendo of Doom and GI: Anvil of Victory',
  },
  {
    id: 'aslsk',
    folder: 'starter-kit',
    title: 'ASL Starter Kit',
    publisher: 'Multi-Man Publishing',
    edition: 'kits 1 to 4, rules of January 2020',
  },
  {
    id: 'lnl',
    folder: 'lock-n-load',
    title: 'Lock ’n Load Tactical',
    publisher: 'Lock ’n Load Publishing',
    edition: 'World War II core rules 4.1',
  },
  {
    id: 'combat',
    folder: 'combat',
    title: 'Combat!',
    publisher: 'Critical Hit',
    edition: 'rules 4.0',
  },
  {
    id: 'panzer',
    folder: 'panzer',
    title: 'Panzer',
    publisher: 'GMT Games',
    edition: 'North Africa, living rules of spring 2024',
  },
];

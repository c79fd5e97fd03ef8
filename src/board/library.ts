/**
 * The boards that ship with the game. They come with the build, so the page, the terminal and the tests have the
 * same ones; a page that wants them late imports this module late.
 */
import type { Battlefield } from './battlefield.ts';
import { type Board, compileBoard } from './board.ts';
import type { BoardDocument } from './document.ts';
import { battlefieldFrom } from './join.ts';
import type { Outcome } from './layout.ts';

const files = import.meta.glob<BoardDocument>('../../content/boards/*.json', {
  eager: true,
  import: 'default',
});

/** In the order in which people look at them: small places first. Boards not named here follow by name. */
const ORDER = [
  'village',
  'hill',
  'farm',
  'town',
  'jungle',
  'lagoon',
  'plain',
  'escarpment',
  'wadi',
  'dunes',
  'pass',
  'bluff',
];

function placeInOrder({ id }: BoardDocument): number {
  const at = ORDER.indexOf(id);
  return at < 0 ? ORDER.length : at;
}

/** The documents as they are: a test holds each file to the schema. */
export const boardDocuments: readonly BoardDocument[] = Object.values(files).sort(
  (a, b) => placeInOrder(a) - placeInOrder(b),
);

let compiled: ReadonlyMap<string, Board> | undefined;

/** Every board by its id. They are compiled when first asked for. */
export function shippedBoards(): ReadonlyMap<string, Board> {
  compiled ??= new Map(boardDocuments.map(document => [document.id, compileBoard(document)]));
  return compiled;
}

const joined = new Map<string, Outcome<Battlefield>>();

/** The battlefield of a layout such as `village+hill^`: the same object each time, so that what is known of it stays known. */
export function battlefieldOf(layout: string): Outcome<Battlefield> {
  let outcome = joined.get(layout);
  if (outcome === undefined) {
    outcome = battlefieldFrom(layout, shippedBoards());
    // Mistyped layouts are cheap to refuse again, and there is no end of them.
    if (outcome.ok) joined.set(layout, outcome);
  }
  return outcome;
}

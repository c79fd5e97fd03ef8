/** The puzzles that ship with the game: positions of real games with something to bring about in time. */
import type { PuzzleDocument } from '../../engine/puzzle/document.ts';

const files = import.meta.glob<PuzzleDocument>('../../../content/puzzles/*/*.json', {
  eager: true,
  import: 'default',
});

/** In the order of their files; a test holds each to the schema. */
export const PUZZLES: readonly PuzzleDocument[] = Object.keys(files)
  .toSorted()
  .map(path => files[path] as PuzzleDocument);

export const puzzleById = (id: string | undefined): PuzzleDocument | undefined =>
  PUZZLES.find(puzzle => puzzle.id === id);

/** How long there is, in words. */
export function timeWords({ within }: Pick<PuzzleDocument, 'within'>): string {
  const of = (count: number, what: string) => (count === 1 ? `this ${what}` : `${count} ${what}s`);
  if ('turns' in within) return of(within.turns, 'turn');
  if ('phases' in within) return of(within.phases, 'phase');
  return within.activities === 1 ? 'one step' : `${within.activities} steps`;
}

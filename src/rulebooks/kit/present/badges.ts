/** The markers on counters: what each says stands in a table, when it lies there is told by a question of its own. */
import type { Badge } from '../../../engine/index.ts';
import { oneOf, readTable, text } from '../table.ts';

export const badge = (word: string, tone: Badge['tone'], cite: string, means: string): Badge => ({
  text: word,
  tone,
  cite,
  means,
});

const COLUMNS = {
  name: text,
  /** The familiar word on the counter, if it is another than the name. */
  word: (cell: string) => cell || undefined,
  tone: oneOf(['good', 'neutral', 'bad']),
  cite: text,
  means: text,
};

/** Badges by their names. */
export const badgeTable = (table: string): ReadonlyMap<string, Badge> =>
  new Map(
    readTable(COLUMNS, table).map(({ name, word = name, tone, cite, means }) => [
      name,
      badge(word, tone, cite, means),
    ]),
  );

/** Whether the badge of that name lies on the piece; or the badge itself, where it says more than a table can. */
type Marker<Scene, Piece> = (piece: Piece, scene: Scene) => Badge | boolean | undefined;

/** The badges of a piece, in the order of the markers. */
export function badgesBy<Scene, Piece>(
  badges: ReadonlyMap<string, Badge>,
  markers: Readonly<Record<string, Marker<Scene, Piece>>>,
): (scene: Scene, piece: Piece) => readonly Badge[] {
  const all = Object.entries(markers);
  return (scene, piece) =>
    all.flatMap(([name, marker]) => {
      const found = marker(piece, scene);
      if (!found) return [];
      const told = found === true ? badges.get(name) : found;
      if (!told) throw new Error(`the table has no badge '${name}'`);
      return [told];
    });
}

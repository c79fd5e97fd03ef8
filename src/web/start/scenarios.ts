/** The scenarios of all books, as the start screen shows them. */
import type { ScenarioCard } from '../../engine/index.ts';
import { type Volume, volumeById } from '../../rulebooks/shelf.ts';
import { hashFor } from '../app/router.ts';

export const LEVELS = { 1: 'First game', 2: 'Some practice', 3: 'For old hands' } as const;

export const scenarioHash = (book: Pick<Volume, 'id'>, { id }: ScenarioCard): string =>
  hashFor([], { book: book.id, scenario: id });

export function findScenario(
  query: Readonly<Record<string, string>>,
): { readonly book: Volume; readonly card: ScenarioCard } | undefined {
  const book = volumeById(query.book);
  const card = book?.scenarios.find(({ id }) => id === query.scenario);
  return book && card && { book, card };
}

/** `about 1½ hours`, in quarters. */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  const hours = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return hours === '1' ? '1 hour' : `${hours} hours`;
}

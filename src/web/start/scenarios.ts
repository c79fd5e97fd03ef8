/** The scenarios of all books, as the start screen shows them. */
import { battlefieldOf } from '../../board/library.ts';
import type { Rulebook, ScenarioCard } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { hashFor } from '../app/router.ts';
import { paperSize } from '../boards/field/paper.ts';

export const LEVELS = { 1: 'First game', 2: 'Some practice', 3: 'For old hands' } as const;

export const scenarioHash = (book: Rulebook, { id }: ScenarioCard): string =>
  hashFor([], { book: book.id, scenario: id });

export function findScenario(
  query: Readonly<Record<string, string>>,
): { readonly book: Rulebook; readonly card: ScenarioCard } | undefined {
  const book = rulebooks.find(({ id }) => id === query.book);
  const card = book?.scenarios.find(({ id }) => id === query.scenario);
  return book && card && { book, card };
}

/** Width over height of a battlefield on paper; undefined for one that can't be laid out. */
export function aspectOf(battlefield: string): number | undefined {
  const field = battlefieldOf(battlefield);
  if (!field.ok) return undefined;
  const { width, height } = paperSize(field.value);
  return width / height;
}

/** `about 1½ hours`, in quarters. */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  const hours = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return hours === '1' ? '1 hour' : `${hours} hours`;
}

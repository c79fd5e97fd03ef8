/** What may be asked of an attempt, so that the problem counts as solved. */
import type { Played } from './problem.ts';

export const shoots = ({ answers }: Played): boolean => answers.includes('shoot');
export const does =
  (...texts: readonly string[]) =>
  ({ answers }: Played): boolean =>
    texts.every(text => answers.includes(text));
export const doesNot =
  (word: string) =>
  ({ answers }: Played): boolean =>
    answers.every(text => !text.startsWith(word));
export const firstTarget =
  (place: string) =>
  ({ answers }: Played): boolean =>
    answers.find(text => text.startsWith('at ')) === `at ${place}`;
export const ends =
  (unit: string, ...places: readonly string[]) =>
  ({ at }: Played): boolean =>
    places.includes(at(unit) ?? '');
export const adds =
  (count: number) =>
  (played: Played): boolean =>
    shoots(played) && played.answers.filter(text => text.startsWith('add ')).length >= count;

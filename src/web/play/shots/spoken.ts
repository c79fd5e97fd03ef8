import type { Shot } from '../../../play/shot.ts';
import { headline } from '../odds/numbers.ts';

/** The shot that was put together, for those who listen. */
export function spokenShot(
  { label, first, joined, forecast }: Shot,
  nameOf: (thing: string) => string,
): string {
  const who = [...first, ...joined.flatMap(({ pieces }) => pieces)].map(nameOf).join(', ');
  const odds = forecast.chances ? ` ${headline(forecast.chances)}.` : '';
  return `${label}, with ${who}.${odds} Enter fires, Escape lets it be.`;
}

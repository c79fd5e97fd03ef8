import type { ScenarioCard } from '../../engine/index.ts';

type About = NonNullable<ScenarioCard['about']>;

/** What many games between equal opponents have shown, and whether that was under other rules than those of the book. */
export function balanceWords(
  sides: About['sides'],
  { side, percent, rules }: NonNullable<About['favours']>,
  { version }: { readonly version: number },
): string {
  const favoured = sides.find(({ id }) => id === side)?.name ?? side;
  const then = rules < version ? ', measured before the rules changed' : '';
  return `The ${favoured} win ${percent} of 100 games between equals${then}`;
}

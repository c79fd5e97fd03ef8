/** Property 8: the public view holds nothing that some side doesn't know, and taken of itself it is itself. */

import { publicView } from '../kernel/public-view.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { holding, mustEqual } from './fault.ts';

const NAME = 'the public view is known to every side';

export function checkPublicView<S extends GameState, W>(match: Match<S, W>): void {
  const { rulebook, world } = match;
  holding(NAME, match, () => {
    const seen = publicView(rulebook, match.state, world);
    mustEqual(NAME, match, 'the public view of itself', publicView(rulebook, seen, world), seen);
    for (const side of match.sides) {
      const fromView = publicView(rulebook, match.view(side), world);
      mustEqual(
        NAME,
        match,
        `what the public sees of all that ${side} sees`,
        unordered(fromView),
        unordered(seen),
      );
    }
  });
}

/** The same whatever the order of lists: a side may know things in an order of its own. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.map(each => JSON.stringify(unordered(each)));
    return texts.sort();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unordered(each)]));
}

/** What is worked out of a counter and the charts of a match, once for each. */
import type { Charts } from './charts/index.ts';
import type { World } from './world.ts';

export function rememberedByCharts<Card extends object, Found>(
  read: (world: World, card: Card) => Found,
): (world: World, card: Card) => Found {
  const byCharts = new WeakMap<Charts, Map<Card, Found>>();
  // Nearly always the charts are those of the call before.
  let last: Charts | undefined;
  let known = new Map<Card, Found>();
  return (world, card) => {
    if (world.charts !== last) {
      last = world.charts;
      known = byCharts.get(last) ?? new Map<Card, Found>();
      byCharts.set(last, known);
    }
    let found = known.get(card);
    if (found === undefined && !known.has(card)) {
      found = read(world, card);
      known.set(card, found);
    }
    return found as Found;
  };
}

/** What lies around a hex: neighbour by neighbour, or all of it in a few words. */
import { type Battlefield, type HexIx, neighbourOf } from '../../../board/index.ts';
import { hexFacts } from '../../../board/words.ts';
import { ALL_DIRECTIONS, directionName } from '../../../hex/index.ts';

const EDGE = 'edge of the map';

/** The six neighbours, clockwise from the north, each with all that is in it. */
export function spokenNeighbours(
  battlefield: Battlefield,
  hex: HexIx,
  spokenAt: (hex: HexIx) => string,
): string {
  return ALL_DIRECTIONS.map(direction => {
    const next = neighbourOf(battlefield, hex, direction);
    return `${directionName(direction)}: ${next === undefined ? EDGE : spokenAt(next)}`;
  }).join('. ');
}

/** Grouped: `3 open ground, 2 woods, 1 stone building; German squad 4-6-7 to the SE`. */
export function aroundInShort(
  battlefield: Battlefield,
  hex: HexIx,
  countersAt: (hex: HexIx) => string,
): string {
  const grounds = new Map<string, number>();
  const lying: string[] = [];
  for (const direction of ALL_DIRECTIONS) {
    const next = neighbourOf(battlefield, hex, direction);
    const ground = next === undefined ? EDGE : groundOf(battlefield, next);
    grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
    const counters = next === undefined ? '' : countersAt(next);
    if (counters !== '') lying.push(`${counters} to the ${directionName(direction)}`);
  }
  const counted = [...grounds].sort(([, a], [, b]) => b - a).map(([ground, n]) => `${n} ${ground}`);
  return `${[counted.join(', '), ...lying].join('; ')}.`;
}

function groundOf(battlefield: Battlefield, hex: HexIx): string {
  const facts = hexFacts(battlefield, hex);
  const of = (about: string) => facts.find(fact => fact.about === about)?.text;
  return of('Building') ?? of('Ground') ?? '';
}

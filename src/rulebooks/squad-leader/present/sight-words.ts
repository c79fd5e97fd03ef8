/** A line of sight as the book reads it, in words (2.1). */
import type { SightWords } from '../../../engine/index.ts';
import { sightBetween } from '../sight/sight.ts';
import { hexName } from '../world.ts';
import { placeText, type Scene } from './names.ts';

/** Undefined where nobody may look before he has declared his attack, and for hexes that are not on the map. */
export function sightWords({ world }: Scene, from: string, to: string): SightWords | undefined {
  const [start, end] = [from, to].map(name => world.field.names.get(name));
  if (world.options.sight === 'strict' || start === undefined || end === undefined) return undefined;
  const line = sightBetween(world, start, end);
  const between = [start, end].map(hex => placeText(world, hexName(world, hex))).join(' to ');
  if (line.clear) return { clear: true, summary: `${between}: clear`, findings: [] };
  return {
    clear: false,
    summary: `${between}: blocked by ${line.by} in ${placeText(world, line.at)}`,
    findings: [{ at: line.at, text: line.by, cite: line.cite, blocks: true }],
  };
}

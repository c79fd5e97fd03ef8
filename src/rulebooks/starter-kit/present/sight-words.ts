/** A line of sight as the book reads it, in words (3.2.1). */
import type { HexId } from '../../../board/index.ts';
import type { SightWords } from '../../../engine/index.ts';
import { type Hindrance, sight } from '../sight/sight.ts';
import { hexName } from '../world.ts';
import { hexText, type Scene } from './names.ts';

/** Undefined where nobody may look before he has declared his attack, and for hexes that are not on the map. */
export function sightWords(scene: Scene, from: string, to: string): SightWords | undefined {
  const { world, view } = scene;
  const [start, end] = [from, to].map(name => world.field.names.get(name));
  if (world.sight === 'strict' || start === undefined || end === undefined) return undefined;
  const ends = [hexName(world, start), hexName(world, end)] as const;
  const line = sight(world, view, ...ends);
  const between = ends.map(hex => hexText(world, hex)).join(' to ');
  if (!line.clear) {
    const summary = `${between}: blocked by ${line.by} in ${hexText(world, line.at)}`;
    return {
      clear: false,
      summary,
      findings: [{ at: line.at, text: line.by, cite: line.cite, blocks: true }],
    };
  }
  const summary = line.total === 0 ? `${between}: clear` : `${between}: clear, hindered by +${line.total}`;
  return { clear: true, summary, findings: line.hindrances.map(hindranceWords(ends[0])) };
}

const hindranceWords =
  (from: HexId) =>
  ({ at, by, drm, cite }: Hindrance) => ({
    at,
    text: by === 'smoke' && at === from ? `+${drm} out of smoke` : `+${drm} for ${by}`,
    cite,
    blocks: false,
  });

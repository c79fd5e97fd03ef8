/** A line of sight as the book reads it, in words; it may be looked along at any time (10.3.d). */
import { parseLocation } from '../../../board/index.ts';
import type { SightWords } from '../../../engine/index.ts';
import { isHiddenByNight } from '../sight/night.ts';
import { sight } from '../sight/sight.ts';
import { whySpotted } from '../sight/spotting.ts';
import type { Location } from '../state.ts';
import { unitsAt } from '../units.ts';
import { placeText, type Scene } from './names.ts';

/** Undefined for places that are not on the map. */
export function sightWords(scene: Scene, from: string, to: string): SightWords | undefined {
  const { world, view } = scene;
  const [start, end] = [from, to].map(name => parseLocation(world.field, name));
  if (!start?.ok || !end?.ok) return undefined;
  const ends = [start.value.id, end.value.id] as const;
  const line = sight(world, view, ...ends);
  const between = ends.map(place => placeText(world, place)).join(' to ');
  if (!line.clear) {
    const { at, by, cite } = line;
    const summary = `${between}: blocked by ${by} in ${placeText(world, at)}`;
    return { clear: false, summary, findings: [{ at, text: by, cite, blocks: true }] };
  }
  if (isHiddenByNight(world, view, ...ends)) {
    const dark = { at: ends[1], text: 'it is too dark to see so far', cite: '20.1.a', blocks: true };
    return { clear: false, summary: `${between}: too dark`, findings: [dark] };
  }
  const count = line.degrading.length;
  const degraded = count === 0 ? 'clear' : `clear, degraded by ${count}`;
  const seen = spotting(scene, ends[1]);
  return {
    clear: true,
    summary: `${between}: ${degraded}${seen ? `; ${seen.text}` : ''}`,
    findings: [
      ...line.degrading.map(({ at, by, cite }) => ({ at, text: `-1 for ${by}`, cite, blocks: false })),
      ...(seen ? [seen] : []),
    ],
  };
}

/** Whether those at the end of the line are spotted, and by what (10.1.b). */
function spotting({ world, view }: Scene, at: Location) {
  const [first] = unitsAt(view, at);
  if (!first) return undefined;
  const reason = whySpotted(world, view, at, first.side);
  return reason
    ? { at, text: `spotted by ${reason.why}`, cite: reason.cite, blocks: false }
    : { at, text: 'not spotted', cite: '10.1.b', blocks: false };
}

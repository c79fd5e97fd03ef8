/** Sight between two locations, told in words: what the page shows is what the terminal prints. */
import { CENTRE } from '../../hex/index.ts';
import { type Battlefield, type HexIx, hexLabel } from '../battlefield.ts';
import type { Outcome } from '../layout.ts';
import type { Location } from '../location.ts';
import { eyeLevel, levelNumber, locationLabel, standingPlaces } from '../words.ts';
import { trace } from './lines.ts';
import { readSight, type Sight } from './read.ts';
import type { Trace } from './trace.ts';

export interface SightReport extends Sight {
  readonly from: Location;
  readonly to: Location;
  readonly range: number;
  /** All of it in one or two sentences. */
  readonly sentence: string;
  readonly trace: Trace;
}

export function reportSight(battlefield: Battlefield, from: Location, to: Location): SightReport {
  const line = trace(battlefield, { hex: from.hex, spot: CENTRE }, { hex: to.hex, spot: CENTRE });
  const levels = { from: eyeLevel(battlefield, from), to: eyeLevel(battlefield, to) };
  const { verdict, findings } = readSight(battlefield, line, levels);
  const ends = `${locationLabel(battlefield, from)} to ${locationLabel(battlefield, to)}`;
  const sentence = `${ends}, ${rangeWords(line.range)}: ${verdict}.${reasonWords({ verdict, findings })}`;
  return { from, to, range: line.range, verdict, findings, sentence, trace: line };
}

function rangeWords(range: number): string {
  if (range === 0) return 'in one hex';
  return range === 1 ? '1 hex' : `${range} hexes`;
}

/** The first thing that blocks; without one, everything that hinders. */
function reasonWords({ verdict, findings }: Sight): string {
  if (verdict === 'clear') return '';
  const effect = verdict === 'blocked' ? 'blocks' : 'hinders';
  const reasons = findings.filter(finding => finding.effect === effect).map(({ text }) => text);
  return ` The line ${(verdict === 'blocked' ? reasons.slice(0, 1) : reasons).join('; ')}.`;
}

/** The place of a hex that lies so many levels above its ground. */
export function locationUp(battlefield: Battlefield, hex: HexIx, levels: number): Outcome<Location> {
  const base = 2 * (battlefield.level[hex] ?? 0);
  const places = standingPlaces(battlefield, hex).filter(place => eyeLevel(battlefield, place) >= base);
  const found = places.find(place => eyeLevel(battlefield, place) - base === 2 * levels);
  if (found !== undefined) return { ok: true, value: found };
  const known = [...new Set(places.map(place => levelNumber(eyeLevel(battlefield, place) - base)))];
  const expected = known.length > 1 ? `one of ${known.join(', ')}` : known[0];
  return {
    ok: false,
    wrong: `nothing in ${hexLabel(battlefield, hex)} lies ${levels} levels above its ground; expected ${expected}`,
  };
}

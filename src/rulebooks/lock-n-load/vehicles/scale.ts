/**
 * From what vehicles and guns were in history to the numbers on this book's counters. The few values that the text and
 * public pages give fix the scale: what they leave open is 19.4 to 19.7 mm a point of armor, 23.1 to 23.8 mm a point of penetration.
 */
import { type GunFacts, PENETRATION_RANGES, type Plate, type Plates } from '../../kit/history/index.ts';
import type { ToHitColumn } from '../counters/card.ts';
import type { Armor, Face } from './card.ts';

const MM_A_POINT_OF_ARMOR = 19.6;
const MM_A_POINT_OF_PENETRATION = 23.5;
const METRES_A_HEX = 50;
const KMH_A_POINT = 4;
const [SLOWEST, FASTEST] = [6, 16] as const;

/** What a plate that leans is worth, in hundredths of its thickness, by steps of five degrees. */
const SLANT = [100, 100, 102, 104, 106, 110, 115, 122, 131, 141, 156, 174, 200, 237] as const;

function armorOf({ mm, slope }: Plate): number {
  const worth = SLANT[Math.round(slope / 5)];
  if (worth === undefined) throw new Error(`a plate leans by ${slope} degrees; expected 65 at most`);
  return Math.round((mm * worth) / 100 / MM_A_POINT_OF_ARMOR);
}

export function armorScale(hull: Plates, turret: Plates | undefined): Readonly<Record<Face, Armor>> {
  const face = (of: keyof Plates): Armor => ({
    hull: armorOf(hull[of]),
    ...(turret && { turret: armorOf(turret[of]) }),
  });
  return { front: face('front'), flank: face('side'), rear: face('rear') };
}

/** By its speed on roads. */
export const movementScale = (road: number): number =>
  Math.min(FASTEST, Math.max(SLOWEST, Math.round(road / KMH_A_POINT)));

/** The slower the shell, the nearer its bands and the harder to hit with: the first band, and what hits in each. */
const BANDS = [
  { below: 500, first: 6, hits: [8, 6, 4] },
  { below: 700, first: 7, hits: [8, 6, 5] },
  { below: 800, first: 7, hits: [9, 7, 6] },
  { below: Number.POSITIVE_INFINITY, first: 8, hits: [9, 7, 6] },
] as const;

export function toHitScale(gun: GunFacts): readonly ToHitColumn[] {
  const { penetration } = gun;
  const band = BANDS.find(({ below }) => gun.velocity < below);
  if (!penetration || !band) throw new Error(`nobody knows what ${gun.name} goes through`);
  return band.hits.map((toHit, i) => {
    const range = band.first * 2 ** i;
    const mm = millimetresAt(penetration, range * METRES_A_HEX);
    return { range, toHit, penetration: Math.round(mm / MM_A_POINT_OF_PENETRATION) };
  });
}

/** Between two ranges that are known, in proportion. */
function millimetresAt(known: readonly number[], metres: number): number {
  const last = known.length - 1;
  const above = PENETRATION_RANGES.findIndex(range => metres <= range);
  if (above === 0) return known[0] ?? 0;
  if (above < 0 || above > last) return known[last] ?? 0;
  const [from = 0, to = 0] = [PENETRATION_RANGES[above - 1], PENETRATION_RANGES[above]];
  const [near = 0, far = 0] = [known[above - 1], known[above]];
  return near + ((far - near) * (metres - from)) / (to - from);
}

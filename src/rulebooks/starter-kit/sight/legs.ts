/** The legs of a line of sight: how high the ground is under them, and which belong to its ends (3.2.1). */
import type { HexIx, Leg } from '../../../board/index.ts';
import type { World } from '../world.ts';

/** A run along a hexside is as high as the lower of its two hexes: an obstacle must show on both sides. */
export function levelOf({ field }: World, leg: Leg): number {
  const level = field.level[leg.hex] as number;
  return leg.twin === undefined ? level : Math.min(level, field.level[leg.twin] as number);
}

/** The hex of the leg that is such, of the two along a hexside the one or the other; undefined if neither is. */
export function hexOn({ hex, twin }: Leg, isSuch: (hex: HexIx) => boolean): HexIx | undefined {
  if (isSuch(hex)) return hex;
  return twin !== undefined && isSuch(twin) ? twin : undefined;
}

/** The terrain of the hexes at the ends does not block or hinder the line to their dots. */
export function isEnd({ hex, twin }: Leg, from: HexIx, to: HexIx): boolean {
  return hex === from || hex === to || (twin !== undefined && (twin === from || twin === to));
}

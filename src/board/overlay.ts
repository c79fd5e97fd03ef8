/**
 * What play has changed on the ground: rubble, breached walls, blown bridges. The battlefield itself never changes;
 * whoever reads terrain or sight lays the overlay over it, and may remember readings for as long as `version` stays.
 */
import { parseDirection } from '../hex/index.ts';
import {
  type Battlefield,
  findHex,
  groundOf,
  type HexIx,
  type SideIx,
  sideOf,
  sideTerrainOf,
} from './battlefield.ts';
import type { Ground, SideTerrain } from './document.ts';
import type { Outcome } from './layout.ts';
import type { Shape } from './shape.ts';

/** As a game's state holds it: plain data, by hex id (`1:C4`) and hexside (`1:C4/NE`). */
export interface TerrainChanges {
  /** Grows with every change. */
  readonly version: number;
  readonly grounds: Readonly<Record<string, Ground>>;
  readonly sides: Readonly<Record<string, SideTerrain | 'none'>>;
  /** Hexes whose bridge is gone. */
  readonly blown: readonly string[];
}

export interface TerrainOverlay {
  readonly version: number;
  readonly grounds: ReadonlyMap<HexIx, Ground>;
  readonly sides: ReadonlyMap<SideIx, SideTerrain | 'none'>;
  readonly blown: ReadonlySet<HexIx>;
}

export const UNCHANGED: TerrainOverlay = {
  version: 0,
  grounds: new Map(),
  sides: new Map(),
  blown: new Set(),
};

export function overlayOf(battlefield: Battlefield, changes: TerrainChanges): Outcome<TerrainOverlay> {
  const grounds = new Map<HexIx, Ground>();
  const sides = new Map<SideIx, SideTerrain | 'none'>();
  const blown = new Set<HexIx>();
  for (const [name, ground] of Object.entries(changes.grounds)) {
    const hex = findHex(battlefield, name);
    if (hex === undefined) return noSuch('hex', name);
    grounds.set(hex, ground);
  }
  for (const [name, terrain] of Object.entries(changes.sides)) {
    const [hexPart = '', directionPart = ''] = name.split('/');
    const hex = findHex(battlefield, hexPart);
    const direction = parseDirection(directionPart);
    if (hex === undefined || direction === undefined) return noSuch('hexside', name);
    sides.set(sideOf(battlefield, hex, direction), terrain);
  }
  for (const name of changes.blown) {
    const hex = findHex(battlefield, name);
    if (hex === undefined || battlefield.bridge[hex] === -1) return noSuch('bridge', name);
    blown.add(hex);
  }
  return { ok: true, value: { version: changes.version, grounds, sides, blown } };
}

function noSuch(what: string, name: string): Outcome<never> {
  return { ok: false, wrong: `terrain changes name ${what} '${name}'; expected one of the battlefield` };
}

export function groundNow(battlefield: Battlefield, overlay: TerrainOverlay, hex: HexIx): Ground {
  return overlay.grounds.get(hex) ?? groundOf(battlefield, hex);
}

export function sideTerrainNow(
  battlefield: Battlefield,
  overlay: TerrainOverlay,
  side: SideIx,
): SideTerrain | undefined {
  const changed = overlay.sides.get(side) ?? sideTerrainOf(battlefield, side);
  return changed === 'none' ? undefined : changed;
}

/** What a drawing of an area or building stands for in a hex: a fallen house is rubble where it fell. */
export function drawnGroundNow(overlay: TerrainOverlay, shape: Shape, hex: HexIx): Ground | undefined {
  if (shape.kind === 'crest') return undefined;
  const drawn = shape.kind === 'area' ? shape.ground : 'building';
  return shape.hexes.includes(hex) ? (overlay.grounds.get(hex) ?? drawn) : drawn;
}

/** From a handful of hexes to the outline a hand would draw around them: soft, a little uneven, mostly inside. */

import { hash } from '../../src/board/painter/noise.ts';
import { type Cell, centreOf, neighbour } from '../../src/hex/cell.ts';
import { ALL_DIRECTIONS } from '../../src/hex/direction.ts';
import { VERTICES } from '../../src/hex/lattice.ts';

export type Spot = readonly [number, number];

export interface Hand {
  /** How far inside the hexsides the line runs, in lattice units. */
  readonly inset: number;
  /** How far it strays either way. */
  readonly wobble: number;
  /** Rounds of smoothing: few keep the corners of the hexes, many forget them. */
  readonly smooth: number;
}

const PIECES_A_SIDE = 4;
const WAVE = 46;

const cellKey = (cell: Cell): string => `${cell.column},${cell.y}`;

/** The outer boundary of the hexes, vertex to vertex, clockwise. */
function boundary(cells: readonly Cell[]): Spot[] {
  const inside = new Set(cells.map(cellKey));
  const next = new Map<string, { to: Spot }>();
  for (const cell of cells) {
    const centre = centreOf(cell);
    for (const side of ALL_DIRECTIONS) {
      if (inside.has(cellKey(neighbour(cell, side)))) continue;
      const from = VERTICES[(side + 5) % 6] ?? { x: 0, y: 0 };
      const to = VERTICES[side] ?? { x: 0, y: 0 };
      next.set(`${centre.x + from.x},${centre.y + from.y}`, { to: [centre.x + to.x, centre.y + to.y] });
    }
  }
  const loops: Spot[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Spot[] = [];
    for (let key = start; next.has(key); ) {
      const step = next.get(key);
      next.delete(key);
      if (!step) break;
      loop.push(step.to);
      key = step.to.join();
    }
    if (loop.length > 0) loops.push(loop);
  }
  // Several loops mean a hole in the middle; the document has no holes, so the longest loop is the outline.
  return loops.sort((a, b) => b.length - a.length)[0] ?? [];
}

const at = <T>(ring: readonly T[], i: number, fallback: T): T =>
  ring[(i + ring.length) % ring.length] ?? fallback;

function smoothed(ring: readonly Spot[], rounds: number): Spot[] {
  let line = [...ring];
  for (let round = 0; round < rounds; round++) {
    line = line.map(([x, y], i, all): Spot => {
      const [px, py] = at(all, i - 1, [x, y]);
      const [nx, ny] = at(all, i + 1, [x, y]);
      return [(px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4];
    });
  }
  return line;
}

/** Noise that changes slowly from place to place, from -1 to 1. */
function drift([x, y]: Spot, seed: number): number {
  const column = Math.floor(x / WAVE);
  const row = Math.floor(y / WAVE);
  const corner = (dx: number, dy: number) => hash(column + dx, row + dy, seed) / 0x8000_0000 - 1;
  const [u, v] = [x / WAVE - column, y / WAVE - row].map(t => t * t * (3 - 2 * t)) as [number, number];
  const top = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

export function outlineAround(cells: readonly Cell[], { inset, wobble, smooth }: Hand, seed: number): Spot[] {
  const corners = boundary(cells);
  const fine = corners.flatMap((corner, i): Spot[] => {
    const to = at(corners, i + 1, corner);
    return Array.from({ length: PIECES_A_SIDE }, (_, piece): Spot => {
      const t = piece / PIECES_A_SIDE;
      return [corner[0] + (to[0] - corner[0]) * t, corner[1] + (to[1] - corner[1]) * t];
    });
  });
  const line = smoothed(fine, smooth);
  const shaken = line.map((spot, i): Spot => {
    const before = at(line, i - 1, spot);
    const after = at(line, i + 1, spot);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const inward = inset + wobble * drift(spot, seed);
    return [spot[0] - (dy / length) * inward, spot[1] + (dx / length) * inward];
  });
  const whole = shaken.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
  return whole.filter((spot, i) => spot.join() !== at(whole, i + 1, spot).join());
}

/**
 * The same question answered the usual way, with floating point and a tolerance: which hexes lie on the line between
 * two centres, and where does it cross each drawing? It is here to be measured against, and knows no
 * hexside runs, vertices or one-sided drawings.
 */
import type { Battlefield } from '../../src/board/index.ts';

const TOLERANCE = 1e-9;
const NUDGE = 1e-6;

interface Crossing {
  readonly shape: number;
  readonly from: number;
  readonly to: number;
}

interface Line {
  readonly hexes: { readonly hex: number; readonly from: number; readonly to: number }[];
  readonly crossings: Crossing[];
}

/** A function that traces between two hexes and tells how many hexes the line has. */
export function floatTracer(field: Battlefield): (from: number, to: number) => number {
  const root = Math.sqrt(3) / 2;
  const centreX = Float64Array.from(field.column, column => column * 96 * root);
  const centreY = Float64Array.from(field.y, y => y * 48);
  const hexAt = hexFinder(field);
  const outlines = field.shapes.map(({ outline }) =>
    Float64Array.from(outline.corners, (value, i) => (i % 2 === 0 ? value * root : value)),
  );
  const boxes = outlines.map(boxAround);
  return (from, to) => {
    const px = (centreX[from] ?? 0) + NUDGE;
    const py = (centreY[from] ?? 0) + NUDGE;
    const dx = (centreX[to] ?? 0) + NUDGE - px;
    const dy = (centreY[to] ?? 0) + NUDGE - py;
    const line: Line = { hexes: walk(px, py, dx, dy), crossings: [] };
    const seen = new Set<number>();
    for (const { hex } of line.hexes) {
      const last = field.shapesNear.start[hex + 1] ?? 0;
      for (let i = field.shapesNear.start[hex] ?? 0; i < last; i++) {
        const shape = field.shapesNear.list[i] ?? 0;
        if (seen.has(shape)) continue;
        seen.add(shape);
        if (passesBy(shape, px, py, dx, dy)) continue;
        cross(shape, px, py, dx, dy, line.crossings);
      }
    }
    return line.hexes.length;
  };

  function passesBy(shape: number, px: number, py: number, dx: number, dy: number): boolean {
    const { x, y, width, height } = boxes[shape] ?? { x: 0, y: 0, width: 0, height: 0 };
    return Math.abs(dx * (y - py) - dy * (x - px)) > Math.abs(dx) * height + Math.abs(dy) * width;
  }

  /** Samples the line a few times for each hex of its length, as most games do, and merges what repeats. */
  function walk(px: number, py: number, dx: number, dy: number): Line['hexes'] {
    const hexes: { hex: number; from: number; to: number }[] = [];
    const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / 24));
    let previous = -1;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const hex = hexAt(px + t * dx, py + t * dy);
      const last = hexes.at(-1);
      if (hex === previous && last !== undefined) last.to = t;
      else if (hex >= 0) hexes.push({ hex, from: t, to: t });
      previous = hex;
    }
    return hexes;
  }

  function cross(shape: number, px: number, py: number, dx: number, dy: number, into: Crossing[]): void {
    const outline = outlines[shape] ?? new Float64Array();
    const times: number[] = [];
    let ax = outline[outline.length - 2] ?? 0;
    let ay = outline[outline.length - 1] ?? 0;
    for (let i = 0; i < outline.length; i += 2) {
      const bx = outline[i] ?? 0;
      const by = outline[i + 1] ?? 0;
      const ex = bx - ax;
      const ey = by - ay;
      const det = dx * ey - dy * ex;
      if (Math.abs(det) > TOLERANCE) {
        const t = ((ax - px) * ey - (ay - py) * ex) / det;
        const u = ((ax - px) * dy - (ay - py) * dx) / det;
        if (t > TOLERANCE && t < 1 - TOLERANCE && u >= 0 && u < 1) times.push(t);
      }
      ax = bx;
      ay = by;
    }
    times.sort((a, b) => a - b);
    for (let i = 0; i + 1 < times.length; i += 2)
      into.push({ shape, from: times[i] ?? 0, to: times[i + 1] ?? 1 });
  }
}

/** The middle of an outline's box, and half its width and height. */
function boxAround(outline: Float64Array): { x: number; y: number; width: number; height: number } {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: (right - left) / 2,
    height: (bottom - top) / 2,
  };
}

/** Rounds a point to the nearest hex by cube coordinates. */
function hexFinder(field: Battlefield): (x: number, y: number) => number {
  const root = Math.sqrt(3) / 2;
  const { grid } = field;
  return (x, y) => {
    const q = x / (96 * root);
    const r = (y / 48 - q - 1) / 2;
    let rq = Math.round(q);
    let rr = Math.round(r);
    const rs = Math.round(-q - r);
    const offQ = Math.abs(rq - q);
    const offR = Math.abs(rr - r);
    const offS = Math.abs(rs + q + r);
    if (offQ > offR && offQ > offS) rq = -rr - rs;
    else if (offR > offS) rr = -rq - rs;
    return grid.hexes[(rq + 4) * grid.height + 2 * rr + rq + 1 + 4] ?? -1;
  };
}

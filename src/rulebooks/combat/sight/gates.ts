/** Gates (6.7.1.1): the middle third of a hexside is open, left and right of it stands what is drawn there. */
import { type Battlefield, cellOfHex, type SideIx, type Trace } from '../../../board/index.ts';
import { centreOf, type Point, VERTICES } from '../../../hex/index.ts';
import type { Land } from '../terrain/land.ts';

/** Whether the thread goes through the opening in the middle of it, clear of what is drawn left and right (6.7.1.1). */
export function isThroughGate({ field, barred }: Land, { from, to }: Trace, side: SideIx): boolean {
  if (!field.gates.has(side) || barred.has(side)) return false;
  const [a, b] = [from, to].map(({ hex }) => centreOf(cellOfHex(field, hex))) as [Point, Point];
  const [left, right] = endsOfSide(field, side);
  const across = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  // The thread parts the hexside as these two do: in the middle third neither is more than twice the other.
  const [one, other] = [Math.abs(across(left)), Math.abs(across(right))];
  return one < 2 * other && other < 2 * one;
}

function endsOfSide(field: Battlefield, side: SideIx): readonly [Point, Point] {
  const { x, y } = centreOf(cellOfHex(field, field.sideHexes[2 * side] as number));
  const direction = field.sideDirection[side] as number;
  return [(direction + 5) % 6, direction].map(at => {
    const vertex = VERTICES[at] as Point;
    return { x: x + vertex.x, y: y + vertex.y };
  }) as [Point, Point];
}

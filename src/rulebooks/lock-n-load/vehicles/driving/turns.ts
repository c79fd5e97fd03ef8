/** How far it is from one facing to another (15.1.c). */
/** Vertices from one facing to another, the shorter way round. */
export function verticesBetween(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}

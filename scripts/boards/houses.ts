/** Ground plans, in true proportions, put down on the lattice. */
import type { Spot } from './outlines.ts';

export const PLANS = ['rect', 'L', 'T', 'U', 'cross', 'hall'] as const;
export type Plan = (typeof PLANS)[number];

/** Corners in a unit square from -1 to 1, clockwise. */
const CORNERS: Record<Plan, readonly Spot[]> = {
  rect: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  L: [
    [-1, -1],
    [-0.25, -1],
    [-0.25, 0.1],
    [1, 0.1],
    [1, 1],
    [-1, 1],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [1, -0.1],
    [0.34, -0.1],
    [0.34, 1],
    [-0.34, 1],
    [-0.34, -0.1],
    [-1, -0.1],
  ],
  U: [
    [-1, -1],
    [-0.4, -1],
    [-0.4, 0.15],
    [0.4, 0.15],
    [0.4, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  cross: [
    [-1, -0.36],
    [0, -0.36],
    [0, -1],
    [0.52, -1],
    [0.52, -0.36],
    [1, -0.36],
    [1, 0.36],
    [0.52, 0.36],
    [0.52, 1],
    [0, 1],
    [0, 0.36],
    [-1, 0.36],
  ],
  hall: [
    [-1, -0.5],
    [-0.42, -0.5],
    [-0.42, -1],
    [0.42, -1],
    [0.42, -0.5],
    [1, -0.5],
    [1, 1],
    [-1, 1],
  ],
};

const SQUEEZE = Math.sqrt(3) / 2;

/** `wide` and `deep` are paper units; `turn` is degrees clockwise. */
export function groundPlan(plan: Plan, centre: Spot, wide: number, deep: number, turn: number): Spot[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return CORNERS[plan].map(([u, v]): Spot => {
    const [x, y] = [(u * wide) / 2, (v * deep) / 2];
    return [Math.round(centre[0] + (x * cos - y * sin) / SQUEEZE), Math.round(centre[1] + x * sin + y * cos)];
  });
}

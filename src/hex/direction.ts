/** The six sides of a flat-topped hex, clockwise from the top. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];

/**
 * A direction is the number of its side, 0 (N) to 5 (NW). Vertices are numbered alike: vertex k lies
 * clockwise after side k, so side k runs from vertex k-1 to vertex k.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** `direction` turned clockwise by `sixths` of a full turn. */
export function turned(direction: number, sixths: number): Direction {
  return ((((direction + sixths) % 6) + 6) % 6) as Direction;
}

export function opposite(direction: number): Direction {
  return turned(direction, 3);
}

export function directionName(direction: Direction): DirectionName {
  return DIRECTIONS[direction];
}

export function parseDirection(name: string): Direction | undefined {
  const at = (DIRECTIONS as readonly string[]).indexOf(name);
  return at < 0 ? undefined : (at as Direction);
}

/** How a gun is named on its counter and on the charts: calibre in millimetres and length of barrel, `75L` (6.0). */

/** Short, ordinary, long, very long. */
const BARREL_LENGTHS = ['*', '', 'L', 'LL'] as const;
export type BarrelLength = (typeof BARREL_LENGTHS)[number];

export interface Bore {
  readonly calibre: number;
  readonly length: BarrelLength;
}

export function boreName({ calibre, length }: Bore): string {
  return `${calibre}${length}`;
}

export function readBore(name: string): Bore {
  const found = /^(\d+)(\*|L{0,2})$/.exec(name);
  if (!found)
    throw new Error(`'${name}' is no gun; expected calibre and barrel such as 75L, 88LL, 105 or 70*`);
  const length = BARREL_LENGTHS.find(each => each === found[2]) ?? '';
  return { calibre: Number(found[1]), length };
}

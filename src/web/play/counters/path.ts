/** Moves and scales the data of an SVG path, so that a shape needs no transform of its own to lie where it should. */

/** Where a shape drawn around the origin lies, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const ORIGIN: Spot = { x: 0, y: 0, size: 1 };

/** A shape within a shape. */
export const within = (outer: Spot, { x, y, size }: Spot): Spot => ({
  x: outer.x + x * outer.size,
  y: outer.y + y * outer.size,
  size: outer.size * size,
});

const TOKEN = /[a-zA-Z]|-?(?:\d+(?:\.\d*)?|\.\d+)/g;

/** What the numbers after a command are, over and over: along x, along y, a length, or something that stays. */
const NUMBERS: Readonly<Record<string, string>> = { h: 'x', v: 'y', a: 'll---xy' };

export function placed(path: string, { x, y, size }: Spot): string {
  let command = '';
  let at = 0;
  return (path.match(TOKEN) ?? [])
    .map(token => {
      if (/[a-zA-Z]/.test(token)) {
        command = token;
        at = 0;
        return token;
      }
      const kinds = NUMBERS[command.toLowerCase()] ?? 'xy';
      const kind = kinds[at++ % kinds.length];
      if (kind === '-') return token;
      const isAbsolute = command === command.toUpperCase();
      const shift = !isAbsolute ? 0 : kind === 'x' ? x : kind === 'y' ? y : 0;
      return `${Math.round((Number(token) * size + shift) * 1000) / 1000}`;
    })
    .join(' ');
}

/** What brushes paint on: it collects marks and keeps the box around each, so that tiles can skip most of them. */
import type { Face, Ink, Mark } from './display-list.ts';
import type { Palette } from './palettes/index.ts';
import { type Path, pathBounds } from './path.ts';

interface Look {
  readonly opacity?: number;
  readonly detail?: number;
  readonly clip?: Path;
}

interface Line extends Look {
  readonly cap?: 'butt' | 'round';
  readonly dash?: readonly number[];
}

interface Lettering {
  readonly size: number;
  readonly face: Face;
  readonly ink: string;
  readonly spacing?: number;
  readonly halo?: { readonly ink: string; readonly width: number };
  readonly opacity?: number;
  readonly detail?: number;
}

export class Layer {
  readonly palette: Palette;
  readonly #marks: Mark[] = [];

  constructor(palette: Palette) {
    this.palette = palette;
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  /** An empty path leaves no mark. */
  fill(path: Path, ink: Ink, look: Look = {}): void {
    if (path.length > 0) this.#marks.push({ is: 'fill', path, ink, ...look, bounds: pathBounds(path) });
  }

  stroke(path: Path, ink: Ink, width: number, line: Line = {}): void {
    if (path.length === 0) return;
    const { cap = 'round', ...look } = line;
    this.#marks.push({ is: 'stroke', path, ink, width, cap, ...look, bounds: pathBounds(path, width) });
  }

  text(text: string, x: number, y: number, lettering: Lettering): void {
    const { spacing = 0, ...look } = lettering;
    // Fonts differ from machine to machine; a box of a whole em a letter holds the widest of them.
    const reach = text.length * (lettering.size + spacing) * 0.5;
    const bounds = [x - reach, y - lettering.size, x + reach, y + lettering.size * 0.4] as const;
    this.#marks.push({ is: 'text', text, x, y, spacing, ...look, bounds });
  }
}

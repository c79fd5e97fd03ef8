/**
 * Tiles: the board cut into squares that are painted once per zoom step and then only copied. Panning paints nothing
 * that has been seen before; zooming shows stretched tiles until sharper ones are ready. Who paints them, and when,
 * is not decided here: a page has it done beside itself.
 */
import type { Viewport } from './canvas.ts';

export interface TileTarget<Picture> {
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
}

export interface TileView {
  /** The paper point at the target's top left corner. */
  readonly left: number;
  readonly top: number;
  /** Target pixels a paper unit. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** A square of the paper at a zoom step. */
export interface Tile {
  readonly step: number;
  readonly column: number;
  readonly row: number;
}

export interface TileOptions<Picture> {
  /** The paper that is cut into tiles. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Tile edge in pixels. */
  readonly size?: number;
  /** How many tiles are kept; the least recently shown go first. */
  readonly capacity?: number;
  /** Device pixels a CSS pixel: detail fades by what the eye sees, not by what the device counts. */
  readonly pixelRatio?: number;
  /** Told of every picture that is kept no longer. */
  readonly drop?: (picture: Picture) => void;
}

/** Zoom steps a doubling: a tile is stretched or shrunk by at most a fifth. */
const STEPS_A_DOUBLING = 2;
/** How many coarser zoom steps may stand in for a tile that is still to be painted. */
const STAND_IN_STEPS = 4;

export class TileCache<Picture> {
  readonly #options: Required<TileOptions<Picture>>;
  /** In order of use: the first key is the one that has waited longest. */
  readonly #tiles = new Map<string, Picture>();

  constructor(options: TileOptions<Picture>) {
    this.#options = { size: 512, capacity: 96, pixelRatio: 1, drop: () => {}, ...options };
  }

  get held(): number {
    return this.#tiles.size;
  }

  /** Copies the tiles that a view shows. Gives those that are still to be painted, nearest its middle first. */
  draw(target: TileTarget<Picture>, view: TileView): readonly Tile[] {
    const tiles = this.#tilesIn(view);
    const missing = new Set(tiles.filter(tile => this.#recall(tile) === undefined));
    // Stand-ins reach beyond the tile they cover for, so they go first and sharp tiles over them.
    for (const tile of missing) this.#showStandIn(target, view, tile);
    for (const tile of tiles) if (!missing.has(tile)) this.show(target, view, tile);
    return [...missing];
  }

  /** Keeps the picture of a tile. */
  put(tile: Tile, picture: Picture): void {
    this.#tiles.set(keyOf(tile), picture);
    for (const [key, oldest] of this.#tiles) {
      if (this.#tiles.size <= this.#options.capacity) break;
      this.#tiles.delete(key);
      this.#options.drop(oldest);
    }
  }

  /** What has to be painted for a tile. */
  viewportOf({ step, column, row }: Tile): Viewport {
    const { size, pixelRatio } = this.#options;
    const scale = 2 ** (step / STEPS_A_DOUBLING);
    const span = this.#span(step);
    const detailScale = scale / pixelRatio;
    return { left: column * span, top: row * span, scale, width: size, height: size, detailScale };
  }

  /** The tiles of a view, nearest its middle first. */
  #tilesIn({ left, top, scale, width, height }: TileView): readonly Tile[] {
    const { paper } = this.#options;
    const step = Math.round(Math.log2(scale) * STEPS_A_DOUBLING);
    const span = this.#span(step);
    const right = Math.min(left + width / scale, paper.width);
    const bottom = Math.min(top + height / scale, paper.height);
    const tiles: Tile[] = [];
    if (left >= right || top >= bottom) return tiles;
    for (let row = Math.max(0, Math.floor(top / span)); row * span < bottom; row++) {
      for (let column = Math.max(0, Math.floor(left / span)); column * span < right; column++) {
        tiles.push({ step, column, row });
      }
    }
    const x = (left + right) / 2 / span - 0.5;
    const y = (top + bottom) / 2 / span - 0.5;
    const off = (tile: Tile): number => Math.abs(tile.column - x) + Math.abs(tile.row - y);
    return tiles.sort((a, b) => off(a) - off(b));
  }

  /** The edge of a tile in paper units. */
  #span(step: number): number {
    return this.#options.size / 2 ** (step / STEPS_A_DOUBLING);
  }

  #recall(tile: Tile): Picture | undefined {
    const key = keyOf(tile);
    const picture = this.#tiles.get(key);
    if (picture !== undefined) {
      this.#tiles.delete(key);
      this.#tiles.set(key, picture);
    }
    return picture;
  }

  /** Copies one tile, if it is there. */
  show(target: TileTarget<Picture>, view: TileView, tile: Tile): void {
    const picture = this.#tiles.get(keyOf(tile));
    if (picture === undefined) return;
    const span = this.#span(tile.step);
    // Whole pixels, from the same rounding on both sides of a seam: no gap and no overlap between neighbours.
    const x = (column: number): number => Math.round((column * span - view.left) * view.scale);
    const y = (row: number): number => Math.round((row * span - view.top) * view.scale);
    const [left, top] = [x(tile.column), y(tile.row)];
    target.drawImage(picture, left, top, x(tile.column + 1) - left, y(tile.row + 1) - top);
  }

  /** A tile not painted yet is covered by the sharpest of the coarser ones painted there. */
  #showStandIn(target: TileTarget<Picture>, view: TileView, tile: Tile): void {
    const span = this.#span(tile.step);
    for (let step = tile.step - 1; step >= tile.step - STAND_IN_STEPS; step--) {
      const coarse = this.#span(step);
      const column = Math.floor((tile.column * span) / coarse);
      const row = Math.floor((tile.row * span) / coarse);
      if (!this.#tiles.has(keyOf({ step, column, row }))) continue;
      this.show(target, view, { step, column, row });
      return;
    }
  }
}

const keyOf = ({ step, column, row }: Tile): string => `${step}/${column}/${row}`;

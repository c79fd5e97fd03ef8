/**
 * Tiles: the board cut into squares that are painted once per zoom step and then only copied. Panning paints
 * nothing that has been seen before; zooming shows stretched tiles until sharper ones are ready.
 */
import { type Canvas2D, paintToCanvas } from './canvas.ts';
import type { DisplayList, LayerName } from './display-list.ts';

/** An off-screen canvas: whatever the page's `drawImage` accepts. */
export interface Surface<Picture> {
  readonly picture: Picture;
  readonly ctx: Canvas2D;
}

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

export interface TileOptions<Picture> {
  readonly list: DisplayList;
  readonly makeSurface: (width: number, height: number) => Surface<Picture>;
  /** Tile edge in pixels. */
  readonly size?: number;
  /** How many tiles are kept; the least recently shown go first. */
  readonly capacity?: number;
  /** Device pixels a CSS pixel: detail fades by what the eye sees, not by what the device counts. */
  readonly pixelRatio?: number;
  readonly layers?: readonly LayerName[];
}

/** Zoom steps a doubling: a tile is stretched or shrunk by at most a fifth. */
const STEPS_A_DOUBLING = 2;
/** How many coarser zoom steps may stand in for a tile that is still to be painted. */
const STAND_IN_STEPS = 4;

interface Tile {
  readonly step: number;
  readonly column: number;
  readonly row: number;
}

export class TileCache<Picture> {
  readonly #options: Required<Omit<TileOptions<Picture>, 'layers'>> & Pick<TileOptions<Picture>, 'layers'>;
  /** In order of use: the first key is the one that has waited longest. */
  readonly #tiles = new Map<string, Picture>();

  constructor(options: TileOptions<Picture>) {
    this.#options = { size: 512, capacity: 96, pixelRatio: 1, ...options };
  }

  get held(): number {
    return this.#tiles.size;
  }

  clear(): void {
    this.#tiles.clear();
  }

  /**
   * Copies the tiles a view shows, painting at most `paintAtMost` new ones, nearest the middle first. Returns how many
   * are still to be painted: the caller asks again in its next frame until none are.
   */
  draw(target: TileTarget<Picture>, view: TileView, paintAtMost = Number.POSITIVE_INFINITY): number {
    const step = Math.round(Math.log2(view.scale) * STEPS_A_DOUBLING);
    const tiles = this.#tilesIn(view, step);
    const missing = new Set<Tile>();
    let allowance = paintAtMost;
    for (const tile of tiles) {
      if (this.#recall(tile) !== undefined) continue;
      if (allowance-- > 0) this.#paint(tile);
      else missing.add(tile);
    }
    // Stand-ins reach beyond the tile they cover for, so they go first and sharp tiles over them.
    for (const tile of missing) this.#showStandIns(target, view, tile);
    for (const tile of tiles) if (!missing.has(tile)) this.#show(target, view, tile);
    return missing.size;
  }

  /** The edge of a tile in paper units. */
  #span(step: number): number {
    return this.#options.size / 2 ** (step / STEPS_A_DOUBLING);
  }

  /** The tiles of a view, nearest its middle first. */
  #tilesIn({ left, top, scale, width, height }: TileView, step: number): Tile[] {
    const { list } = this.#options;
    const span = this.#span(step);
    const right = Math.min(left + width / scale, list.width);
    const bottom = Math.min(top + height / scale, list.height);
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

  #recall(tile: Tile): Picture | undefined {
    const key = keyOf(tile);
    const picture = this.#tiles.get(key);
    if (picture !== undefined) {
      this.#tiles.delete(key);
      this.#tiles.set(key, picture);
    }
    return picture;
  }

  #paint(tile: Tile): void {
    const { list, makeSurface, size, capacity, pixelRatio, layers } = this.#options;
    const scale = 2 ** (tile.step / STEPS_A_DOUBLING);
    const { picture, ctx } = makeSurface(size, size);
    const span = this.#span(tile.step);
    paintToCanvas(list, ctx, {
      left: tile.column * span,
      top: tile.row * span,
      scale,
      width: size,
      height: size,
      detailScale: scale / pixelRatio,
      ...(layers ? { layers } : {}),
    });
    this.#tiles.set(keyOf(tile), picture);
    for (const oldest of this.#tiles.keys()) {
      if (this.#tiles.size <= capacity) break;
      this.#tiles.delete(oldest);
    }
  }

  #show(target: TileTarget<Picture>, view: TileView, tile: Tile): void {
    const picture = this.#tiles.get(keyOf(tile));
    if (picture === undefined) return;
    const span = this.#span(tile.step);
    // Whole pixels, from the same rounding on both sides of a seam: no gap and no overlap between neighbours.
    const x = (column: number): number => Math.round((column * span - view.left) * view.scale);
    const y = (row: number): number => Math.round((row * span - view.top) * view.scale);
    const [left, top] = [x(tile.column), y(tile.row)];
    target.drawImage(picture, left, top, x(tile.column + 1) - left, y(tile.row + 1) - top);
  }

  /** A tile not painted yet is covered by the coarser ones painted there, the coarsest first. */
  #showStandIns(target: TileTarget<Picture>, view: TileView, tile: Tile): void {
    const span = this.#span(tile.step);
    for (let step = tile.step - STAND_IN_STEPS; step < tile.step; step++) {
      const coarse = this.#span(step);
      const column = Math.floor((tile.column * span) / coarse);
      const row = Math.floor((tile.row * span) / coarse);
      this.#show(target, view, { step, column, row });
    }
  }
}

const keyOf = ({ step, column, row }: Tile): string => `${step}/${column}/${row}`;

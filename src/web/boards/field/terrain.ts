/**
 * Shows the terrain under the camera: a coarse picture of the whole, and over it a canvas with sharp tiles. While the
 * camera moves, both are only shoved and stretched; what is sharp is drawn anew once it has settled.
 */
import { type Tile, TileCache, type TileView } from '../../../board/painter/index.ts';
import { pictureOf, pieceOf } from '../draughtsman.ts';
import { type Camera, stretchFrom, type View } from './camera.ts';
import type { PaperSize } from './paper.ts';
import './terrain.css';

/** The kept tiles take up to 80 MB. */
const TILE_SIZE = 256;
const TILES_KEPT = 320;
/** Sharp enough for a first look, and for as long as the tiles take. */
const WHOLE_WIDTH = 1600;
/** How long the camera must rest before the canvas is drawn anew, in milliseconds. */
const SETTLING = 90;
/** How far the canvas reaches beyond the window, in pixels: so far it can be dragged as it is. */
const BEYOND = 128;

interface Scene {
  /** The layout of the battlefield, as text. */
  readonly layout: string;
  readonly paper: PaperSize;
  /** Told if the boards can't be painted. */
  onProblem?(problem: string): void;
}

interface Drawn {
  readonly view: View;
  readonly tiles: TileView;
}

export class Terrain {
  readonly #canvas: HTMLCanvasElement;
  readonly #backdrop: HTMLCanvasElement;
  readonly #camera: Camera;
  readonly #scene: Scene;
  readonly #tiles: TileCache<ImageBitmap>;
  readonly #unsubscribe: () => void;
  /** How the paper lay when the canvas was drawn. */
  #drawn: Drawn | undefined;
  /** What is not sharp yet. */
  #missing: Tile[] = [];
  #seen: View | undefined;
  #seenAt = 0;
  #painted = 0;
  #isPainting = false;
  #isGone = false;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, camera: Camera, scene: Scene) {
    this.#canvas = canvas;
    this.#camera = camera;
    this.#scene = scene;
    this.#backdrop = document.createElement('canvas');
    this.#backdrop.className = 'backdrop';
    canvas.before(this.#backdrop);
    this.#tiles = new TileCache({
      paper: scene.paper,
      size: TILE_SIZE,
      capacity: TILES_KEPT,
      pixelRatio: devicePixelRatio,
      drop: picture => picture.close(),
    });
    this.#unsubscribe = camera.subscribe(() => this.#ask());
    pictureOf(scene.layout, WHOLE_WIDTH, 1).then(
      whole => this.#showWhole(whole),
      (error: Error) => scene.onProblem?.(error.message),
    );
    this.#ask();
  }

  dispose(): void {
    this.#isGone = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#backdrop.remove();
  }

  #showWhole(whole: ImageBitmap): void {
    this.#backdrop.width = whole.width;
    this.#backdrop.height = whole.height;
    this.#backdrop.getContext('bitmaprenderer')?.transferFromImageBitmap(whole);
    this.#ask();
  }

  #ask(): void {
    if (this.#isGone) return;
    this.#canvas.dataset.sharp = 'false';
    this.#frame ??= requestAnimationFrame(now => {
      this.#frame = undefined;
      this.#follow(now);
    });
  }

  #follow(now: number): void {
    const { x, y, k } = this.#camera.view;
    const shrunk = (k * this.#scene.paper.width) / WHOLE_WIDTH;
    this.#backdrop.style.transform = `translate(${x}px, ${y}px) scale(${shrunk})`;
    if (this.#seen !== this.#camera.view) {
      this.#seen = this.#camera.view;
      this.#seenAt = now;
    }
    const settles = SETTLING - (now - this.#seenAt);
    if (this.#drawn === undefined || settles <= 0 || uncovers(this.#drawn.view, this.#camera.view)) {
      this.#draw();
      return;
    }
    this.#canvas.style.transform = stretchFrom(this.#drawn.view, this.#camera.view);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), settles);
  }

  #draw(): void {
    const ctx = this.#canvas.getContext('2d');
    const { x, y, k } = this.#camera.view;
    const size = this.#camera.size;
    if (ctx === null || size.width === 0) return;
    const ratio = devicePixelRatio;
    const [across, down] = [size.width + 2 * BEYOND, size.height + 2 * BEYOND];
    const width = Math.round(across * ratio);
    const height = Math.round(down * ratio);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      const style = { inset: `${-BEYOND}px`, width: `${across}px`, height: `${down}px` };
      Object.assign(this.#canvas.style, style, { transformOrigin: `${BEYOND}px ${BEYOND}px` });
    }
    const view: TileView = {
      left: -(x + BEYOND) / k,
      top: -(y + BEYOND) / k,
      scale: k * ratio,
      width,
      height,
    };
    ctx.clearRect(0, 0, width, height);
    this.#missing = [...this.#tiles.draw(ctx, view)];
    this.#canvas.style.transform = '';
    this.#drawn = { view: this.#camera.view, tiles: view };
    this.#paintNext();
  }

  /** Has the next tile painted beside the page, one at a time: the camera may go elsewhere meanwhile. */
  #paintNext(): void {
    this.#canvas.dataset.tilesPainted = `${this.#painted}`;
    this.#canvas.dataset.sharp = `${this.#missing.length === 0}`;
    if (this.#isPainting) return;
    const tile = this.#missing.shift();
    if (tile === undefined) return;
    this.#isPainting = true;
    const wantedBy = this.#drawn;
    pieceOf(this.#scene.layout, this.#tiles.viewportOf(tile)).then(
      picture => this.#put(tile, picture, wantedBy),
      (error: Error) => this.#scene.onProblem?.(error.message),
    );
  }

  #put(tile: Tile, picture: ImageBitmap, wantedBy: Drawn | undefined): void {
    this.#isPainting = false;
    this.#painted++;
    this.#tiles.put(tile, picture);
    const ctx = this.#canvas.getContext('2d');
    if (ctx === null || wantedBy === undefined || wantedBy !== this.#drawn) {
      this.#ask();
      return;
    }
    // Nothing else has been drawn since: the new tile goes over what stood in for it.
    this.#tiles.show(ctx, wantedBy.tiles, tile);
    this.#paintNext();
  }
}

/** True if the map was dragged farther than the canvas reaches. */
function uncovers(drawn: View, { x, y, k }: View): boolean {
  return k === drawn.k && Math.max(Math.abs(x - drawn.x), Math.abs(y - drawn.y)) > BEYOND;
}

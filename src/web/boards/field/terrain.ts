/** Shows the terrain under the camera: a picture of the whole at once, then sharp tiles as they are painted. */
import { type DisplayList, TileCache } from '../../../board/painter/index.ts';
import type { Camera } from './camera.ts';
import type { PaperSize } from './paper.ts';

/** Small tiles: one is painted between two frames without a stutter. The kept ones take up to 80 MB. */
const TILE_SIZE = 256;
const TILES_KEPT = 320;

export class Terrain {
  readonly #canvas: HTMLCanvasElement;
  readonly #camera: Camera;
  readonly #paper: PaperSize;
  readonly #unsubscribe: () => void;
  #whole: ImageBitmap | undefined;
  #tiles: TileCache<HTMLCanvasElement> | undefined;
  #painted = 0;
  #frame: number | undefined;

  constructor(canvas: HTMLCanvasElement, camera: Camera, paper: PaperSize) {
    this.#canvas = canvas;
    this.#camera = camera;
    this.#paper = paper;
    this.#unsubscribe = camera.subscribe(() => this.#ask());
    this.#ask();
  }

  dispose(): void {
    this.#unsubscribe();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  showWhole(picture: ImageBitmap): void {
    this.#whole = picture;
    this.#ask();
  }

  showTiles(list: DisplayList): void {
    this.#tiles = new TileCache({
      list,
      size: TILE_SIZE,
      capacity: TILES_KEPT,
      pixelRatio: devicePixelRatio,
      makeSurface: (width, height) => this.#surface(width, height),
    });
    this.#ask();
  }

  /** The cache asks for a surface whenever it paints a tile, and only then. */
  #surface(width: number, height: number) {
    this.#painted++;
    const picture = document.createElement('canvas');
    picture.width = width;
    picture.height = height;
    const ctx = picture.getContext('2d');
    if (ctx === null) throw new Error('this browser gives no canvas to paint on');
    return { picture, ctx };
  }

  #ask(): void {
    this.#canvas.dataset.sharp = 'false';
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  #draw(): void {
    const ctx = this.#canvas.getContext('2d');
    const { x, y, k } = this.#camera.view;
    const size = this.#camera.size;
    if (ctx === null || size.width === 0) return;
    const ratio = devicePixelRatio;
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    ctx.clearRect(0, 0, width, height);
    const scale = k * ratio;
    if (this.#whole)
      ctx.drawImage(this.#whole, x * ratio, y * ratio, this.#paper.width * scale, this.#paper.height * scale);
    // One new tile a frame: whoever drags the map meanwhile feels nothing of it.
    const missing = this.#tiles?.draw(ctx, { left: -x / k, top: -y / k, scale, width, height }, 1);
    this.#canvas.dataset.tilesPainted = `${this.#painted}`;
    this.#canvas.dataset.sharp = `${missing === 0}`;
    if (missing !== undefined && missing > 0) this.#ask();
  }
}

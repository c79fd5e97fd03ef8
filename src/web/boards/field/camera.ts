/** The camera over the table: how paper lies in the window. Dragging, wheel and pinch come from d3-zoom. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import type { Point } from '../../../hex/index.ts';
import type { PaperSize } from './paper.ts';

/** Window pixels a paper unit at which one comes near enough to count roof tiles. */
const NEAREST = 2.5;
/** A hex lower than this is too small to make out or to hit with a finger: such a board opens nearer. */
const SMALLEST_OPENING_SCALE = 18 / 96;
const NEARER_OPENING_SCALE = 45 / 96;
/** How far past the edge of the paper one may look, in paper units. */
const MARGIN = 120;
/** The rim of the window, in pixels, in which the cursor is not left standing. */
const RIM = 48;

/** Paper lies at (x, y), k times as large, in pixels of the window. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** What a picture drawn for one view must be shoved and stretched by to lie right in another: a CSS transform. */
export function stretchFrom(drawn: View, { x, y, k }: View): string {
  const stretch = k / drawn.k;
  return `translate(${x - drawn.x * stretch}px, ${y - drawn.y * stretch}px) scale(${stretch})`;
}

export class Camera {
  readonly #element: HTMLElement;
  readonly #paper: PaperSize;
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  readonly #listeners = new Set<() => void>();
  readonly #observer: ResizeObserver;
  /** Until someone moves it, the camera follows the size of its window. */
  #untouched = true;
  #view: ZoomTransform = zoomIdentity;
  /** Kept, because asking the element would have the browser lay out the whole page first. */
  #size: PaperSize = { width: 0, height: 0 };

  /** Looks at what is of interest first, where the whole board would be too small to make out. */
  constructor(element: HTMLElement, paper: PaperSize, interest: readonly Point[]) {
    this.#element = element;
    this.#paper = paper;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .translateExtent([
        [-MARGIN, -MARGIN],
        [paper.width + MARGIN, paper.height + MARGIN],
      ])
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.#untouched = false;
        this.#view = transform;
        for (const listener of this.#listeners) listener();
      });
    // Two quick clicks choose two hexes; they are no wish to zoom.
    select(element).call(this.#behaviour).on('dblclick.zoom', null);
    this.#observer = new ResizeObserver(() => {
      this.#size = { width: element.clientWidth, height: element.clientHeight };
      this.#behaviour.scaleExtent([Math.min(this.#fitting * 0.8, 1), NEAREST]);
      if (this.#untouched) this.#open(interest);
      else this.panBy(0, 0);
    });
    this.#observer.observe(element);
  }

  dispose(): void {
    this.#observer.disconnect();
    select(this.#element).on('.zoom', null);
    this.#listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get view(): View {
    return this.#view;
  }

  get size(): PaperSize {
    return this.#size;
  }

  /** The point of the paper under a point of the screen. */
  paperAt(clientX: number, clientY: number): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    const [x, y] = this.#view.invert([clientX - left, clientY - top]);
    return { x, y };
  }

  zoomBy(factor: number): void {
    this.#untouched = false;
    this.#behaviour.scaleBy(select(this.#element), factor);
  }

  panBy(x: number, y: number): void {
    this.#untouched = false;
    this.#behaviour.translateBy(select(this.#element), x / this.#view.k, y / this.#view.k);
  }

  /** Shows the whole board. */
  fit(): void {
    const { width, height } = this.#paper;
    this.#look(this.#fitting, { x: width / 2, y: height / 2 });
  }

  /** Moves just so far that a point of the paper comes into sight. */
  reveal(point: Point): void {
    const [x, y] = this.#view.apply([point.x, point.y]);
    const { width, height } = this.size;
    const short = (at: number, room: number): number =>
      at < RIM ? RIM - at : at > room - RIM ? room - RIM - at : 0;
    const right = short(x, width);
    const down = short(y, height);
    if (right !== 0 || down !== 0) this.panBy(right, down);
  }

  /** The scale at which the board just fits its window. */
  get #fitting(): number {
    const { width, height } = this.size;
    return 0.95 * Math.min(width / this.#paper.width, height / this.#paper.height) || 1;
  }

  #open(interest: readonly Point[]): void {
    if (this.#fitting >= SMALLEST_OPENING_SCALE || interest.length === 0) {
      this.fit();
      return;
    }
    const xs = interest.map(({ x }) => x);
    const ys = interest.map(({ y }) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.size;
    const closest = Math.min(
      NEARER_OPENING_SCALE,
      width / (right - left + 2 * MARGIN),
      height / (bottom - top + 2 * MARGIN),
    );
    this.#look(Math.max(closest, this.#fitting), { x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  #look(scale: number, middle: Point): void {
    const { width, height } = this.size;
    const view = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-middle.x, -middle.y);
    this.#behaviour.transform(select(this.#element), view);
  }
}

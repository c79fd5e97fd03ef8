/** How near the camera stands when a game opens. */
import type { Point } from '../../../hex/index.ts';
import type { Camera } from '../../boards/field/camera.ts';
import type { PaperSize } from '../../boards/field/paper.ts';

/** Pixels a paper unit at which a counter's strength line can be read, also on a phone. */
const READABLE = 0.62;
/** Nearer than this, too little of the map would be in sight. */
const NEAR = 0.85;

/**
 * Goes nearer to what is of interest if the whole map would show counters too small to read: so near that no bare table
 * is left, within reason.
 */
export function comeNearer(camera: Camera, paper: PaperSize, interest: readonly Point[]): () => void {
  // The camera opens once its window has a size.
  const stop = camera.subscribe(() => {
    stop();
    const { k } = camera.view;
    if (k >= READABLE || interest.length === 0) return;
    const { size } = camera;
    camera.zoomBy(openingScale(size, paper) / k);
    const { view } = camera;
    const middle = focusOf(interest, { width: size.width / view.k, height: size.height / view.k });
    camera.panBy(
      openingEdge(size.width, paper.width * view.k, middle.x * view.k) - view.x,
      openingEdge(size.height, paper.height * view.k, middle.y * view.k) - view.y,
    );
  });
  return stop;
}

export function openingScale(room: PaperSize, paper: PaperSize): number {
  const filling = Math.max(room.width / paper.width, room.height / paper.height);
  return Math.min(NEAR, Math.max(READABLE, filling));
}

/** Where the paper's edge lies if its middle of interest comes to the middle of the room, with no table left bare. */
export function openingEdge(room: number, paper: number, middle: number): number {
  if (paper <= room) return (room - paper) / 2;
  return Math.min(0, Math.max(room - paper, room / 2 - middle));
}

/** The middle of all that is of interest if it can be seen at once; or else the one that lies nearest to that middle. */
export function focusOf(points: readonly Point[], room: PaperSize): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (right - left < room.width && bottom - top < room.height) return middle;
  const away = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  return points.reduce((best, point) => (away(point) < away(best) ? point : best));
}

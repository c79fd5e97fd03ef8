/** How near the camera stands when a game opens. */
import type { Point } from '../../../hex/index.ts';
import type { Camera } from '../../boards/field/camera.ts';

/** Pixels a paper unit at which a counter's strength line can be read, also on a phone. */
const READABLE = 0.62;

/** Goes nearer to what is of interest if the whole map would show counters too small to read. */
export function comeNearer(camera: Camera, interest: readonly Point[]): () => void {
  // The camera opens once its window has a size.
  const stop = camera.subscribe(() => {
    stop();
    const { k } = camera.view;
    if (k >= READABLE || interest.length === 0) return;
    camera.zoomBy(READABLE / k);
    const { x, y } = camera.view;
    const { width, height } = camera.size;
    const middle = middleOf(interest);
    camera.panBy(width / 2 - (x + middle.x * camera.view.k), height / 2 - (y + middle.y * camera.view.k));
  });
  return stop;
}

function middleOf(points: readonly Point[]): Point {
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) };
}

/** Counters far outside the window are left out: a large battle costs no more to draw than what is seen of it. */
import type { View } from '../../boards/field/camera.ts';
import type { PaperSize } from '../../boards/field/paper.ts';

/** How far beyond the window counters are kept ready, as a share of its size. */
const READY = 0.6;

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** True if a point of the paper lies farther from the window than counters are kept ready. */
function liesFar({ x, y }: Placed, view: View, { width, height }: PaperSize): boolean {
  const [left, top] = [view.x + x * view.k, view.y + y * view.k];
  return (
    left < -READY * width || left > (1 + READY) * width || top < -READY * height || top > (1 + READY) * height
  );
}

/** Hides the stacks of a layer that lie far from the window. */
export function hideFar(layer: SVGElement, view: View, window: PaperSize): void {
  for (const stack of layer.querySelectorAll<SVGGElement>('[data-stack]')) {
    const place = { x: Number(stack.dataset.x), y: Number(stack.dataset.y) };
    stack.style.display = liesFar(place, view, window) ? 'none' : '';
  }
}

/** True if what was kept ready for one view may no longer do for another: a corner of the window comes too near. */
export function isFar(drawn: View, { x, y, k }: View, { width, height }: PaperSize): boolean {
  const corners = [
    { x: -x / k, y: -y / k },
    { x: (width - x) / k, y: (height - y) / k },
  ];
  return corners.some(corner => liesFar(corner, drawn, { width, height }));
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { Camera } from '../../boards/field/camera.ts';
import { COUNTER_SIZE } from './stacks.ts';

interface Props {
  readonly camera: Camera | undefined;
  readonly scale: number;
  readonly counters: 'shown' | 'hidden';
  readonly children: ReactNode;
}

/** Below these sides in pixels a counter shows less: men and strength, then a chip. */
const REDUCED_BELOW = 26;
const CHIP_BELOW = 15;

/** SVG over the terrain. It moves with the camera, without React having to look at it. */
export function Overlay({ camera, scale, counters, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const paper = useRef<SVGGElement>(null);
  useEffect(() => {
    if (camera === undefined) return;
    const follow = () => {
      const { x, y, k } = camera.view;
      paper.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
      const side = COUNTER_SIZE * scale * k;
      const detail = side < CHIP_BELOW ? 'chip' : side < REDUCED_BELOW ? 'reduced' : 'full';
      if (svg.current && svg.current.dataset.detail !== detail) svg.current.dataset.detail = detail;
    };
    follow();
    return camera.subscribe(follow);
  }, [camera, scale]);
  return (
    <svg ref={svg} className="play-overlay" data-counters={counters} aria-hidden="true">
      <g ref={paper}>{children}</g>
    </svg>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { type Camera, stretchFrom } from '../../boards/field/camera.ts';
import { hideFar, isFar } from './far.ts';
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

/** How long the camera must rest before everything is drawn anew at its scale, in milliseconds. */
const REST = 140;

/**
 * SVG over the terrain. While the camera moves, the finished picture is shoved and stretched, which costs next to
 * nothing; when it has come to rest, everything is drawn sharp again. React has no part in it.
 */
export function Overlay({ camera, scale, counters, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const paper = useRef<SVGGElement>(null);
  useEffect(() => {
    if (camera === undefined) return;
    let drawn = camera.view;
    let timer = 0;
    const draw = () => {
      drawn = camera.view;
      const { x, y, k } = drawn;
      if (svg.current === null || paper.current === null) return;
      paper.current.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
      svg.current.style.transform = '';
      svg.current.dataset.detail = detailAt(COUNTER_SIZE * scale * k);
      hideFar(svg.current, drawn, camera.size);
    };
    const follow = () => {
      clearTimeout(timer);
      // While someone zooms, what comes into sight may wait; while he drags the map, it has to be there.
      if (camera.view.k === drawn.k && isFar(drawn, camera.view, camera.size)) {
        draw();
        return;
      }
      if (svg.current) svg.current.style.transform = stretchFrom(drawn, camera.view);
      timer = window.setTimeout(draw, REST);
    };
    draw();
    const stop = camera.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [camera, scale]);
  return (
    <svg ref={svg} className="play-overlay" data-counters={counters} aria-hidden="true">
      <g ref={paper}>{children}</g>
    </svg>
  );
}

function detailAt(side: number): 'full' | 'reduced' | 'chip' {
  return side < CHIP_BELOW ? 'chip' : side < REDUCED_BELOW ? 'reduced' : 'full';
}

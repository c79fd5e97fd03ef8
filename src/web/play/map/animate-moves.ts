/** Counters glide from where they lay to where they lie, so that an eye can follow them. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../hex/index.ts';
import { moves } from '../../settings/settings.ts';

const GLIDE = 260;

/** `places`: the middle of every counter on paper. */
export function useGlides(layer: RefObject<SVGGElement | null>, places: ReadonlyMap<string, Point>): void {
  const before = useRef(places);
  useLayoutEffect(() => {
    const [was, is] = [before.current, places];
    before.current = places;
    if (was === is || layer.current === null || !moves()) return;
    for (const body of layer.current.querySelectorAll<SVGGElement>('[data-glides]')) {
      const id = body.dataset.glides ?? '';
      const [from, to] = [was.get(id), is.get(id)];
      if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) continue;
      const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      body.animate([{ transform: shift }, { transform: 'none' }], { duration: GLIDE, easing: 'ease-in-out' });
    }
  }, [layer, places]);
}

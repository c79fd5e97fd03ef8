/** Counters glide from where they lay to where they lie, and shake when they turn over, so that an eye can follow. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../hex/index.ts';
import { moves } from '../../settings/settings.ts';

const GLIDE = 260;
const SHAKE = 420;
const SHAKES: readonly Keyframe[] = [0, -7, 6, -5, 3, 0].map(x => ({ transform: `translateX(${x}px)` }));

/** Where a counter lies on paper, and which of its faces shows. */
interface Lying extends Point {
  readonly tone: string;
}

/** `places`: the middle of every counter. */
export function useGlides(layer: RefObject<SVGGElement | null>, places: ReadonlyMap<string, Lying>): void {
  const before = useRef(places);
  useLayoutEffect(() => {
    const [was, is] = [before.current, places];
    before.current = places;
    if (was === is || layer.current === null || !moves()) return;
    for (const body of layer.current.querySelectorAll<SVGGElement>('[data-glides]')) {
      const id = body.dataset.glides ?? '';
      const [from, to] = [was.get(id), is.get(id)];
      if (from === undefined || to === undefined) continue;
      if (from.tone !== to.tone) body.animate([...SHAKES], { duration: SHAKE });
      if (from.x === to.x && from.y === to.y) continue;
      const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      body.animate([{ transform: shift }, { transform: 'none' }], { duration: GLIDE, easing: 'ease-in-out' });
    }
  }, [layer, places]);
}

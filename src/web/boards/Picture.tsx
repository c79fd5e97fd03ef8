import { useEffect, useRef, useState } from 'react';
import { pictureOf } from './draughtsman.ts';
import './picture.css';

/** A painted battlefield for decoration: what it shows is said beside it. */
export function Picture({ layout, aspect }: { layout: string; aspect: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ratio = devicePixelRatio;
    const width = Math.round((canvas.current?.clientWidth || 600) * ratio);
    pictureOf(layout, width, ratio).then(
      picture => {
        const place = canvas.current;
        if (!wanted || place === null) return;
        place.width = picture.width;
        place.height = picture.height;
        place.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        setPainted(true);
      },
      () => {
        // What it shows is said beside it: without its picture nothing is missing that matters.
      },
    );
    return () => {
      wanted = false;
    };
  }, [layout]);
  return (
    <div className="board-picture" data-painted={painted} style={{ aspectRatio: aspect }} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

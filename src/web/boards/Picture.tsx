import { useEffect, useRef, useState } from 'react';
import { pictureOf } from './draughtsman.ts';
import './picture.css';

interface Props {
  readonly layout: string;
  /** Width over height; without it the picture fills its frame, and what doesn't fit is cut off. */
  readonly aspect?: number;
}

/** What is cut off makes the rest larger: so much sharper it has to be painted. */
const SPARE = 1.5;

/** A painted battlefield for decoration: what it shows is said beside it. */
export function Picture({ layout, aspect }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ratio = devicePixelRatio;
    const spare = aspect === undefined ? SPARE : 1;
    const width = Math.round((canvas.current?.clientWidth || 600) * ratio * spare);
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
  }, [layout, aspect]);
  return (
    <div
      className="board-picture"
      data-painted={painted}
      data-shape={aspect === undefined ? 'any' : 'own'}
      style={{ aspectRatio: aspect }}
      aria-hidden="true"
    >
      <canvas ref={canvas} />
    </div>
  );
}

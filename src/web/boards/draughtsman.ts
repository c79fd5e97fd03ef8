/** Orders paintings from the worker that makes them, one after the other. */
import type { Viewport } from '../../board/painter/index.ts';
import type { Commission, Delivery } from './draughtsman-worker.ts';

const waiting = new Map<number, (delivery: Delivery) => void>();
let worker: Worker | undefined;
let ordered = 0;

async function order(layout: string, show: Commission['show']): Promise<ImageBitmap> {
  worker ??= hire();
  const number = ++ordered;
  worker.postMessage({ number, layout, show } satisfies Commission);
  const delivery = await new Promise<Delivery>(deliver => waiting.set(number, deliver));
  if ('wrong' in delivery) throw new Error(delivery.wrong);
  return delivery.picture;
}

function hire(): Worker {
  const hired = new Worker(new URL('./draughtsman-worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Delivery>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  hired.onerror = ({ message }) => {
    for (const [number, deliver] of waiting)
      deliver({ number, wrong: message || 'its painter did not arrive' });
    waiting.clear();
    worker = undefined;
  };
  return hired;
}

/** A picture of a layout, so many pixels wide. Fails with one clear sentence. */
export const pictureOf = (layout: string, width: number, pixelRatio: number): Promise<ImageBitmap> =>
  order(layout, { width, pixelRatio });

/** The piece of a layout that a viewport shows. */
export const pieceOf = (layout: string, viewport: Viewport): Promise<ImageBitmap> => order(layout, viewport);

/** Orders drawings from the worker that makes them, one after the other. */
import type { DisplayList } from '../../board/painter/index.ts';
import type { Commission, Delivery } from './draughtsman-worker.ts';

const waiting = new Map<number, (delivery: Delivery) => void>();
let worker: Worker | undefined;
let ordered = 0;

function order(commission: Omit<Commission, 'number'>): Promise<Delivery> {
  worker ??= hire();
  const number = ++ordered;
  worker.postMessage({ number, ...commission } satisfies Commission);
  return new Promise(deliver => waiting.set(number, deliver));
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

const drawings = new Map<string, Promise<DisplayList>>();
const DRAWINGS_KEPT = 4;

/** The drawing of a layout that is known to be sound. The last few are kept: going back to one shows it at once. */
export function drawingOf(layout: string): Promise<DisplayList> {
  const known = drawings.get(layout);
  if (known) return known;
  const drawing = order({ layout }).then(({ drawing: done, wrong }) => {
    if (done === undefined) throw new Error(wrong);
    return done;
  });
  drawings.set(layout, drawing);
  // What failed may be asked for again.
  drawing.catch(() => drawings.delete(layout));
  const [oldest] = drawings.keys();
  if (drawings.size > DRAWINGS_KEPT && oldest !== undefined) drawings.delete(oldest);
  return drawing;
}

/** A picture of a layout, so many pixels wide. */
export async function pictureOf(
  layout: string,
  width: number,
  pixelRatio: number,
): Promise<ImageBitmap | undefined> {
  return (await order({ layout, width, pixelRatio })).picture;
}

/** Draws and paints beside the page, so that the page never stands still for it. See draughtsman.ts. */
import { battlefieldOf } from '../../board/library.ts';
import { type DisplayList, drawBattlefield, paintToCanvas } from '../../board/painter/index.ts';

/** A drawing of a layout; with a width in pixels, painted. */
export interface Commission {
  readonly number: number;
  readonly layout: string;
  readonly width?: number;
  readonly pixelRatio?: number;
}

export interface Delivery {
  readonly number: number;
  readonly drawing?: DisplayList;
  readonly picture?: ImageBitmap;
  readonly wrong?: string;
}

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Commission>) => void;
  postMessage(delivery: Delivery, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;

/** The last drawing: a battlefield is wanted as a picture of the whole first, and then as a drawing. */
let last: { readonly layout: string; readonly drawing: DisplayList } | undefined;

scope.onmessage = ({ data: { number, layout, width, pixelRatio = 1 } }) => {
  const outcome = battlefieldOf(layout);
  if (!outcome.ok) {
    scope.postMessage({ number, wrong: outcome.wrong }, []);
    return;
  }
  if (last?.layout !== layout) last = { layout, drawing: drawBattlefield(outcome.value) };
  const { drawing } = last;
  if (width === undefined) {
    scope.postMessage({ number, drawing }, []);
    return;
  }
  const picture = painted(drawing, width, pixelRatio);
  scope.postMessage({ number, picture }, [picture]);
};

function painted(drawing: DisplayList, width: number, pixelRatio: number): ImageBitmap {
  const scale = width / drawing.width;
  const height = Math.round(drawing.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (ctx)
    paintToCanvas(drawing, ctx, {
      left: 0,
      top: 0,
      scale,
      width,
      height,
      detailScale: scale / pixelRatio,
    });
  return canvas.transferToImageBitmap();
}

/** Draws and paints beside the page, so that the page never stands still for it. See draughtsman.ts. */
import { battlefieldOf } from '../../board/library.ts';
import {
  type DisplayList,
  drawBattlefield,
  paintToCanvas,
  type Viewport,
} from '../../board/painter/index.ts';

/** A painting of a layout: all of it, so many pixels wide, or the piece of it that a viewport shows. */
export interface Commission {
  readonly number: number;
  readonly layout: string;
  readonly show: Viewport | { readonly width: number; readonly pixelRatio: number };
}

export type Delivery =
  | { readonly number: number; readonly picture: ImageBitmap }
  | { readonly number: number; readonly wrong: string };

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Commission>) => void;
  postMessage(delivery: Delivery, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;

/** The last drawings: the tiles of one battlefield are wanted one after the other. */
const drawings = new Map<string, DisplayList>();
const DRAWINGS_KEPT = 4;

scope.onmessage = ({ data: { number, layout, show } }) => {
  try {
    const picture = painted(drawingOf(layout), show);
    scope.postMessage({ number, picture }, [picture]);
  } catch (error) {
    scope.postMessage({ number, wrong: error instanceof Error ? error.message : String(error) }, []);
  }
};

function drawingOf(layout: string): DisplayList {
  const known = drawings.get(layout);
  if (known) return known;
  const outcome = battlefieldOf(layout);
  if (!outcome.ok) throw new Error(outcome.wrong);
  const drawing = drawBattlefield(outcome.value);
  drawings.set(layout, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > DRAWINGS_KEPT && oldest !== undefined) drawings.delete(oldest);
  return drawing;
}

function painted(drawing: DisplayList, show: Commission['show']): ImageBitmap {
  const viewport = 'scale' in show ? show : wholeOf(drawing, show);
  const canvas = new OffscreenCanvas(viewport.width, viewport.height);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('this browser gives no canvas to paint on');
  paintToCanvas(drawing, ctx, viewport);
  return canvas.transferToImageBitmap();
}

function wholeOf(
  drawing: DisplayList,
  { width, pixelRatio }: { width: number; pixelRatio: number },
): Viewport {
  const scale = width / drawing.width;
  const height = Math.round(drawing.height * scale);
  return { left: 0, top: 0, scale, width, height, detailScale: scale / pixelRatio };
}

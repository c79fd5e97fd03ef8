/** Paints a display list on a Canvas 2D context, in the page and in Node alike. */
import {
  type DisplayList,
  FONTS,
  type Gradient,
  type Ink,
  type LayerName,
  type Mark,
  shownMarks,
  type Text,
} from './display-list.ts';
import { type Bounds, type Path, walkPath } from './path.ts';

/** The part of CanvasRenderingContext2D that painting needs; Node's canvas has it too. */
export type Canvas2D = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'setTransform'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'closePath'
  | 'arc'
  | 'clip'
  | 'setLineDash'
  | 'createLinearGradient'
  | 'fillText'
  | 'strokeText'
  | 'globalAlpha'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
> & { fill(): void; stroke(): void; letterSpacing?: string };

export interface Viewport {
  /** The paper point at the canvas's top left corner. */
  readonly left: number;
  readonly top: number;
  /** Canvas pixels a paper unit. */
  readonly scale: number;
  /** Canvas size in pixels; what lies outside is skipped. */
  readonly width: number;
  readonly height: number;
  /** The scale by which detail fades; canvas pixels over device pixels a CSS pixel. Defaults to `scale`. */
  readonly detailScale?: number;
  /** Only these layers, when given. */
  readonly layers?: readonly LayerName[];
}

export function paintToCanvas(list: DisplayList, ctx: Canvas2D, view: Viewport): void {
  const { left, top, scale, width, height, detailScale = scale, layers } = view;
  const seen: Bounds = [left, top, left + width / scale, top + height / scale];
  ctx.save();
  ctx.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  ctx.lineJoin = 'round';
  trace(ctx, list.sheet);
  ctx.clip();
  for (const layer of list.layers) {
    if (layers && !layers.includes(layer.name)) continue;
    for (const [mark, alpha] of shownMarks(layer.marks, seen, detailScale)) paintMark(ctx, mark, alpha);
  }
  ctx.restore();
}

function paintMark(ctx: Canvas2D, mark: Mark, alpha: number): void {
  ctx.globalAlpha = alpha;
  if (mark.is === 'text') {
    paintText(ctx, mark);
    return;
  }
  if (mark.clip) {
    ctx.save();
    trace(ctx, mark.clip);
    ctx.clip();
  }
  trace(ctx, mark.path);
  if (mark.is === 'fill') {
    ctx.fillStyle = style(ctx, mark.ink);
    ctx.fill();
  } else {
    ctx.strokeStyle = style(ctx, mark.ink);
    ctx.lineWidth = mark.width;
    ctx.lineCap = mark.cap;
    ctx.setLineDash(mark.dash ? [...mark.dash] : []);
    ctx.stroke();
  }
  if (mark.clip) ctx.restore();
}

function trace(ctx: Canvas2D, path: Path): void {
  ctx.beginPath();
  walkPath(path, {
    moveTo: (x, y) => ctx.moveTo(x, y),
    lineTo: (x, y) => ctx.lineTo(x, y),
    curveTo: (cx, cy, x, y) => ctx.quadraticCurveTo(cx, cy, x, y),
    close: () => ctx.closePath(),
    circle: (x, y, r) => {
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, 2 * Math.PI);
      ctx.closePath();
    },
  });
}

function style(ctx: Canvas2D, ink: Ink): string | CanvasGradient {
  return typeof ink === 'string' ? ink : gradientStyle(ctx, ink);
}

function gradientStyle(ctx: Canvas2D, { from, to, stops }: Gradient): CanvasGradient {
  const gradient = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

function paintText(ctx: Canvas2D, { text, x, y, size, face, spacing, ink, halo }: Text): void {
  const { family, style: slant } = FONTS[face];
  ctx.font = `${slant} ${size}px ${family}`;
  ctx.letterSpacing = `${spacing}px`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  if (halo) {
    ctx.strokeStyle = halo.ink;
    ctx.lineWidth = halo.width;
    ctx.setLineDash([]);
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}

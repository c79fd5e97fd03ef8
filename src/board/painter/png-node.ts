/** PNG files, for Node only: the page never imports this module, and its canvas stays out of the bundle. */
import { createCanvas } from '@napi-rs/canvas';
import { type Canvas2D, paintToCanvas } from './canvas.ts';
import type { DisplayList } from './display-list.ts';

export interface PngOptions {
  /** Pixels a paper unit; a hex is 96 units high. */
  readonly scale: number;
  /** Only this part of the picture, in paper units. */
  readonly part?: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

export function paintToPng(list: DisplayList, { scale, part }: PngOptions): Buffer {
  const { left, top, width, height } = part ?? { left: 0, top: 0, width: list.width, height: list.height };
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const canvas = createCanvas(size.width, size.height);
  const ctx: Canvas2D = canvas.getContext('2d') as unknown as Canvas2D;
  paintToCanvas(list, ctx, { left, top, scale, ...size });
  return canvas.toBuffer('image/png');
}

/** Writes a display list as SVG text: the same marks in the same order as on canvas. */
import {
  type DisplayList,
  FONTS,
  type Ink,
  type Mark,
  type Stroke,
  shownMarks,
  type Text,
} from './display-list.ts';
import { type Path, walkPath } from './path.ts';

export interface SvgOptions {
  /** Pixels a paper unit, as on canvas: sets the size and how much detail shows. */
  readonly scale?: number;
  /** Put before every id, so that several pictures can share a page. */
  readonly idPrefix?: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, found => ESCAPES[found] ?? found);
const number = (value: number): string => String(Math.round(value * 100) / 100);

export function paintToSvg(list: DisplayList, { scale = 1, idPrefix = 'hedgerow' }: SvgOptions = {}): string {
  const defs = new Definitions(idPrefix);
  const sheet = defs.clip(list.sheet);
  const layers = list.layers.map(({ name, marks }) => {
    const painted = [...shownMarks(marks, [0, 0, list.width, list.height], scale)].map(([mark, alpha]) =>
      markSvg(mark, alpha, defs),
    );
    return `<g data-layer="${name}">${painted.join('')}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(list.width * scale)}" height="${number(list.height * scale)}"`,
    ` viewBox="0 0 ${number(list.width)} ${number(list.height)}" fill="none" stroke-linejoin="round">`,
    `<defs>${defs.text}</defs><g clip-path="url(#${sheet})">`,
    ...layers,
    '</g></svg>\n',
  ].join('');
}

export function pathData(path: Path): string {
  const parts: string[] = [];
  walkPath(path, {
    moveTo: (x, y) => parts.push(`M${x} ${y}`),
    lineTo: (x, y) => parts.push(`L${x} ${y}`),
    curveTo: (cx, cy, x, y) => parts.push(`Q${cx} ${cy} ${x} ${y}`),
    close: () => parts.push('Z'),
    circle: (x, y, r) =>
      parts.push(
        `M${number(x + r)} ${y}A${r} ${r} 0 1 1 ${number(x - r)} ${y}A${r} ${r} 0 1 1 ${number(x + r)} ${y}Z`,
      ),
  });
  return parts.join('');
}

/** Clip paths and gradients, each written once however often it is used. */
class Definitions {
  readonly #ids = new Map<unknown, string>();
  readonly #texts: string[] = [];

  constructor(readonly prefix: string) {}

  get text(): string {
    return this.#texts.join('');
  }

  clip(path: Path): string {
    return this.#define(path, id => `<clipPath id="${id}"><path d="${pathData(path)}"/></clipPath>`);
  }

  ink(ink: Ink): string {
    if (typeof ink === 'string') return ink;
    const { from, to, stops } = ink;
    const shades = stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('');
    const box = `x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}"`;
    const id = this.#define(
      ink,
      name => `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${box}>${shades}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  #define(thing: unknown, write: (id: string) => string): string {
    const known = this.#ids.get(thing);
    if (known !== undefined) return known;
    const id = `${this.prefix}-${this.#ids.size}`;
    this.#ids.set(thing, id);
    this.#texts.push(write(id));
    return id;
  }
}

function markSvg(mark: Mark, alpha: number, defs: Definitions): string {
  if (mark.is === 'text') return textSvg(mark, alpha);
  const opacity = alpha < 1 ? ` opacity="${number(alpha)}"` : '';
  const clip = mark.clip ? ` clip-path="url(#${defs.clip(mark.clip)})"` : '';
  const paint = mark.is === 'fill' ? ` fill="${defs.ink(mark.ink)}"` : strokeSvg(mark, defs);
  return `<path d="${pathData(mark.path)}"${paint}${opacity}${clip}/>`;
}

function strokeSvg({ ink, width, cap, dash }: Stroke, defs: Definitions): string {
  const line = cap === 'round' ? ' stroke-linecap="round"' : '';
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return ` stroke="${defs.ink(ink)}" stroke-width="${width}"${line}${dashes}`;
}

function textSvg({ text, x, y, size, face, spacing, ink, halo }: Text, alpha: number): string {
  const { family, style } = FONTS[face];
  const font = `font-family="${escaped(family)}" font-style="${style}" font-size="${size}" letter-spacing="${spacing}"`;
  const outline = halo ? ` stroke="${halo.ink}" stroke-width="${halo.width}" paint-order="stroke"` : '';
  // Halo and letters fade each by themselves, as they do on canvas.
  const faded = alpha < 1 ? ` fill-opacity="${number(alpha)}" stroke-opacity="${number(alpha)}"` : '';
  const place = `x="${number(x)}" y="${number(y)}" text-anchor="middle"`;
  return `<text ${place} ${font} fill="${ink}"${outline}${faded}>${escaped(text)}</text>`;
}

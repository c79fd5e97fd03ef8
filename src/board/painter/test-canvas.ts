/** A canvas that paints nothing and writes down what it was told, path by path, in the words of an SVG path. */
import type { Canvas2D } from './canvas.ts';

const number = (value: number): string => String(Math.round(value * 100) / 100);

export class RecordingCanvas implements Canvas2D {
  readonly primitives: string[] = [];
  globalAlpha = 1;
  fillStyle: Canvas2D['fillStyle'] = '';
  strokeStyle: Canvas2D['strokeStyle'] = '';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  font = '';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #path = '';

  save(): void {}
  restore(): void {}
  setTransform(): void {}
  clip(): void {}
  setLineDash(): void {}
  strokeText(): void {}

  beginPath(): void {
    this.#path = '';
  }
  moveTo(x: number, y: number): void {
    this.#path += `M${number(x)} ${number(y)}`;
  }
  lineTo(x: number, y: number): void {
    this.#path += `L${number(x)} ${number(y)}`;
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#path += `Q${number(cx)} ${number(cy)} ${number(x)} ${number(y)}`;
  }
  arc(x: number, y: number, r: number): void {
    const [east, west, radius] = [number(x + r), number(x - r), number(r)];
    this.#path += `A${radius} ${radius} 0 1 1 ${west} ${number(y)}A${radius} ${radius} 0 1 1 ${east} ${number(y)}`;
  }
  closePath(): void {
    this.#path += 'Z';
  }
  fill(): void {
    this.primitives.push(`fill ${this.#path}`);
  }
  stroke(): void {
    this.primitives.push(`stroke ${this.#path}`);
  }
  fillText(text: string): void {
    this.primitives.push(`text ${text}`);
  }
  createLinearGradient(): CanvasGradient {
    return { addColorStop: () => {} };
  }
}

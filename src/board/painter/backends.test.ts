import { describe, expect, test } from 'vitest';
import { paintToCanvas } from './canvas.ts';
import { type DisplayList, strength } from './display-list.ts';
import { drawBoard } from './draw.ts';
import { paintToPng } from './png-node.ts';
import { paintToSvg } from './svg.ts';
import { RecordingCanvas } from './test-canvas.ts';
import { BOARD_IDS, shippedBoard, smallBoard } from './test-documents.ts';

const whole = (list: DisplayList, scale: number) => ({
  left: 0,
  top: 0,
  scale,
  width: list.width * scale,
  height: list.height * scale,
});

/** What an SVG text paints, mark by mark, in the words of the recording canvas. */
function svgPrimitives(svg: string): string[] {
  const body = svg.slice(svg.indexOf('</defs>'));
  return [...body.matchAll(/<(path|text) [^>]*>(?:([^<]*)<\/text>)?/g)].map(([tag, kind, text]) => {
    if (kind === 'text') return `text ${text}`;
    const d = / d="([^"]*)"/.exec(tag)?.[1] ?? '';
    return `${/ stroke="/.test(tag) ? 'stroke' : 'fill'} ${d}`;
  });
}

describe('canvas and SVG paint the same marks in the same order', () => {
  test.each(BOARD_IDS)('%s', id => {
    const list = drawBoard(shippedBoard(id));
    const canvas = new RecordingCanvas();
    paintToCanvas(list, canvas, whole(list, 1));
    expect(canvas.primitives).toEqual(svgPrimitives(paintToSvg(list)));
    expect(canvas.primitives.length).toBeGreaterThan(500);
  });
});

test('the same document gives the same SVG', () => {
  expect(paintToSvg(drawBoard(shippedBoard('town')))).toBe(paintToSvg(drawBoard(shippedBoard('town'))));
});

test('SVG text escapes what a label may hold', () => {
  const svg = paintToSvg(drawBoard(smallBoard({ labels: [{ text: 'Dee & <Dum>', at: [100, 100] }] })));
  expect(svg).toContain('>Dee &amp; &lt;Dum&gt;</text>');
});

test('detail fades out below its scale', () => {
  const bounds = [0, 0, 1, 1] as const;
  const mark = { is: 'fill', path: [], ink: '#000', opacity: 0.5, detail: 1, bounds } as const;
  expect([2, 1, 0.8, 0.6, 0.3].map(scale => strength(mark, scale))).toEqual([
    0.5,
    0.5,
    expect.closeTo(0.25),
    0,
    0,
  ]);
});

test('hex names are gone from a distance', () => {
  const list = drawBoard(smallBoard());
  const painted = (scale: number) => {
    const canvas = new RecordingCanvas();
    paintToCanvas(list, canvas, whole(list, scale));
    return canvas.primitives.filter(primitive => primitive.startsWith('text'));
  };
  expect(painted(1)).toHaveLength(17);
  expect(painted(0.2)).toHaveLength(0);
});

test('what lies outside the view is skipped', () => {
  const list = drawBoard(shippedBoard('village'));
  const count = (width: number) => {
    const canvas = new RecordingCanvas();
    paintToCanvas(list, canvas, { left: 0, top: 0, scale: 1, width, height: width });
    return canvas.primitives.length;
  };
  expect(count(200)).toBeLessThan(count(4000) / 4);
});

test('a PNG has the size asked for', () => {
  const png = paintToPng(drawBoard(smallBoard()), { scale: 0.5 });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Math.ceil(4 * 96 * 0.866 * 0.5), 144]);
});

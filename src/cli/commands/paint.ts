/** `hedgerow paint`: a battlefield as a picture, the same that the page shows. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DisplayList, drawBattlefield, paintToSvg } from '../../board/painter/index.ts';
import { HEIGHT } from '../../hex/index.ts';
import { battlefieldNamed } from '../battlefields.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';

const DEFAULT_HEX_HEIGHT = 64;
/** What image libraries and viewers still open. */
const LONGEST_EDGE = 16_384;

export const paint: Command = {
  name: 'paint',
  summary: 'Paint a battlefield to a PNG or SVG file',
  usage: '<battlefield>',
  options: {
    out: { takes: 'file', help: 'where to: a name that ends in .png or .svg (default: <battlefield>.png)' },
    'hex-height': { takes: 'PX', help: `how high a hex is, in pixels (default: ${DEFAULT_HEX_HEIGHT})` },
    scale: { takes: 'N', help: 'N times as many pixels, for fine screens and print (default: 1)' },
  },
  async run({ args, options, terminal }) {
    const [layout, ...more] = args;
    if (layout === undefined || more.length > 0)
      throw new UserError(
        `hedgerow paint: found ${args.length} words; expected one <battlefield>, such as village+hill`,
      );
    const battlefield = battlefieldNamed(layout, 'paint');
    const file = options.text('out') ?? `${battlefield.text.replaceAll('/', '_')}.png`;
    const format = formatOf(file);
    const hexHeight = options.number('hex-height', DEFAULT_HEX_HEIGHT, 4);
    const scale = (hexHeight * options.number('scale', 1, 1)) / HEIGHT;
    const list = drawBattlefield(battlefield);
    const size = { width: Math.ceil(list.width * scale), height: Math.ceil(list.height * scale) };
    if (format === 'png' && Math.max(size.width, size.height) > LONGEST_EDGE)
      throw new UserError(
        `hedgerow paint: a picture of ${size.width} by ${size.height} pixels; expected at most ${LONGEST_EDGE} on an edge`,
      );
    const picture = format === 'svg' ? paintToSvg(list, { scale }) : await pngOf(list, scale);
    write(resolve(terminal.folder, file), file, picture);
    if (options.has('json')) terminal.print(JSON.stringify({ file, battlefield: battlefield.text, ...size }));
    else terminal.print(`${file}: ${battlefield.text}, ${size.width} by ${size.height} pixels`);
    return EXIT.done;
  },
};

function formatOf(file: string): 'png' | 'svg' {
  const ending = /\.(png|svg)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'png' || ending === 'svg') return ending;
  throw new UserError(`hedgerow paint: --out is "${file}"; expected a name that ends in .png or .svg`);
}

/** Node's canvas is a native library: only who paints loads it. */
async function pngOf(list: DisplayList, scale: number): Promise<Buffer> {
  const { paintToPng } = await import('../../board/painter/png-node.ts');
  return paintToPng(list, { scale });
}

function write(path: string, file: string, picture: string | Buffer): void {
  try {
    writeFileSync(path, picture);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what =
      code === 'ENOENT' ? 'no such folder' : code === 'EISDIR' ? 'a folder' : `cannot be written (${code})`;
    throw new UserError(`hedgerow paint: ${file}: ${what}; expected a file that can be written`);
  }
}

/** `hedgerow paint`: a battlefield as a picture, the same that the page shows. */
import { drawBattlefield } from '../../board/painter/index.ts';
import { HEIGHT } from '../../hex/index.ts';
import { battlefieldNamed } from '../battlefields.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { formatOf, writePicture } from '../pictures.ts';

const DEFAULT_HEX_HEIGHT = 64;

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
    formatOf(file, 'paint', 'out');
    const hexHeight = options.number('hex-height', DEFAULT_HEX_HEIGHT, 4);
    const scale = (hexHeight * options.number('scale', 1, 1)) / HEIGHT;
    const size = await writePicture(drawBattlefield(battlefield), scale, {
      file,
      folder: terminal.folder,
      command: 'paint',
      option: 'out',
    });
    if (options.has('json')) terminal.print(JSON.stringify({ file, battlefield: battlefield.text, ...size }));
    else terminal.print(`${file}: ${battlefield.text}, ${size.width} by ${size.height} pixels`);
    return EXIT.done;
  },
};

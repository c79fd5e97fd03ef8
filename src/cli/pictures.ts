/** Writing a picture to the file that the user named. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DisplayList, paintToSvg } from '../board/painter/index.ts';
import { UserError } from './errors.ts';

/** What image libraries and viewers still open. */
const LONGEST_EDGE = 16_384;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** PNG or SVG, by how the file's name ends. `option` is the one that gave the name, for messages. */
export async function writePicture(
  list: DisplayList,
  scale: number,
  { file, folder, command, option }: { file: string; folder: string; command: string; option: string },
): Promise<PictureSize> {
  const format = formatOf(file, command, option);
  const size = { width: Math.ceil(list.width * scale), height: Math.ceil(list.height * scale) };
  if (format === 'png' && Math.max(size.width, size.height) > LONGEST_EDGE)
    throw new UserError(
      `hedgerow ${command}: a picture of ${size.width} by ${size.height} pixels; expected at most ${LONGEST_EDGE} on an edge`,
    );
  const picture = format === 'svg' ? paintToSvg(list, { scale }) : await pngOf(list, scale);
  write(resolve(folder, file), picture, file, command);
  return size;
}

export function formatOf(file: string, command: string, option: string): 'png' | 'svg' {
  const ending = /\.(png|svg)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'png' || ending === 'svg') return ending;
  throw new UserError(
    `hedgerow ${command}: --${option} is "${file}"; expected a name that ends in .png or .svg`,
  );
}

/** Whether such a picture can be painted, found out before the long work that it is to show. */
export async function preparePicture(file: string, command: string, option: string): Promise<void> {
  if (formatOf(file, command, option) === 'png') await pngPainter();
}

/** Node's canvas is a native library: only who paints loads it. */
const pngPainter = () => import('../board/painter/png-node.ts');

async function pngOf(list: DisplayList, scale: number): Promise<Buffer> {
  const { paintToPng } = await pngPainter();
  return paintToPng(list, { scale });
}

function write(path: string, picture: string | Buffer, file: string, command: string): void {
  try {
    writeFileSync(path, picture);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what =
      code === 'ENOENT' ? 'no such folder' : code === 'EISDIR' ? 'a folder' : `cannot be written (${code})`;
    throw new UserError(`hedgerow ${command}: ${file}: ${what}; expected a file that can be written`);
  }
}

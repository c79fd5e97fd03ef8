/** Chart packs that a command line names. */
import { problemText } from '../board/problem.ts';
import type { ChartPack, Rulebook } from '../engine/index.ts';
import { readPack } from '../engine/numbers/pack-file.ts';
import { readFile } from './books.ts';
import type { OptionCard, Options } from './command.ts';
import { UserError } from './errors.ts';

/** For every command that plays. */
export const PACK: Readonly<Record<'pack', OptionCard>> = {
  pack: { takes: 'file', help: 'play with the chart values of this file (see hedgerow pack)' },
};

/** The pack that `--pack` names; undefined without it. It must be for the book that is played. */
export function packFor(
  { id, charts }: Rulebook,
  options: Options,
  folder: string,
  rulebooks: readonly Rulebook[],
): ChartPack | undefined {
  const file = options.text('pack');
  if (file === undefined) return undefined;
  const read = readPack(readFile(file, folder, 'a chart pack'), file, rulebooks);
  if (!read.ok) throw new UserError(read.problems.map(problemText).join('\n'));
  if (read.book !== id || !charts)
    throw new UserError(`${file}: a chart pack for ${read.book}; expected one for ${id}`);
  return read.pack;
}

/** Games kept in a file as they are played, so that a long run can be taken up again: a line of terms, then a line a game. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors.ts';

const FORMAT = 'hedgerow games 1';

export class KeptGames<Report> {
  /** What earlier runs have played. */
  readonly earlier: readonly Report[];
  readonly #file: string;

  /** The terms say what is played: games under other terms can't be gone on with. */
  constructor(file: string, folder: string, terms: Readonly<Record<string, unknown>>, command: string) {
    this.#file = resolve(folder, file);
    const head = JSON.stringify({ format: FORMAT, ...terms });
    if (!existsSync(this.#file)) {
      write(this.#file, `${head}\n`, file, command);
      this.earlier = [];
      return;
    }
    // What follows the last line end was being written when the program was stopped.
    const [found = '', ...lines] = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    if (found !== head)
      throw new UserError(
        `hedgerow ${command}: ${file} holds ${found.slice(0, 200) || 'nothing'}; expected ${head}`,
      );
    this.earlier = lines.map((line, i) => parsed<Report>(line, `${file}:${i + 2}`, command));
    write(this.#file, `${[head, ...lines].join('\n')}\n`, file, command);
  }

  add(report: Report): void {
    appendFileSync(this.#file, `${JSON.stringify(report)}\n`);
  }
}

function parsed<T>(line: string, where: string, command: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw new UserError(`hedgerow ${command}: ${where} is no game; expected a line of JSON`);
  }
}

function write(path: string, text: string, file: string, command: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new UserError(`hedgerow ${command}: ${file} cannot be written (${code}); expected a file`);
  }
}

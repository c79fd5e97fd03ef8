/** Results kept in a file as they come, so that a long run can be taken up again: a line of terms, then a line a result. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors.ts';

interface Kind {
  readonly command: string;
  /** What a line is: `game`. */
  readonly what: string;
}

export class KeptLines<Result> {
  /** What earlier runs have found. */
  readonly earlier: readonly Result[];
  readonly #file: string;

  /** The terms say what is done: results under other terms can't be gone on with. */
  constructor(file: string, folder: string, terms: Readonly<Record<string, unknown>>, kind: Kind) {
    const { command, what } = kind;
    this.#file = resolve(folder, file);
    const head = JSON.stringify({ format: `hedgerow ${what}s 1`, ...terms });
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
    this.earlier = lines.map((line, i) => parsed<Result>(line, `${file}:${i + 2}`, kind));
    write(this.#file, `${[head, ...lines].join('\n')}\n`, file, command);
  }

  add(result: Result): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
  }
}

function parsed<T>(line: string, where: string, { command, what }: Kind): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw new UserError(`hedgerow ${command}: ${where} is no ${what}; expected a line of JSON`);
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

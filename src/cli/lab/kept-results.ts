/** Results that are kept in a file of the project: a list in JSON, in which what is measured anew takes the place of the old. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Context } from '../command.ts';
import { UserError } from '../errors.ts';
import { projectRoot } from '../project.ts';

export class KeptResults<Result> {
  /** What earlier runs have found. */
  readonly earlier: readonly Result[];
  readonly #file: string;

  /** In the file that `--out` names, or else in this one of the project; `what`: `ladders`. */
  constructor({ options, terminal }: Context, otherwise: string, command: string, what: string) {
    const out = options.text('out');
    this.#file = out === undefined ? join(projectRoot(), otherwise) : resolve(terminal.folder, out);
    this.earlier = read(this.#file, command, what);
  }

  write(results: readonly Result[]): void {
    writeFileSync(this.#file, `${JSON.stringify(results, undefined, 2)}\n`);
  }
}

function read<Result>(file: string, command: string, what: string): readonly Result[] {
  if (!existsSync(file)) return [];
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(kept)) return kept as readonly Result[];
  } catch {
    // Told below, as anything else that is no list.
  }
  throw new UserError(
    `hedgerow ${command}: ${file} holds no ${what}; expected a list in JSON, or no such file`,
  );
}

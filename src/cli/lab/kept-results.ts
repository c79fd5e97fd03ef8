/** Results that are kept in a file of the project: a list in JSON, in which what is measured anew takes the place of the old. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Context } from '../command.ts';
import { UserError } from '../errors.ts';
import { projectRoot } from '../project.ts';

interface Kind<Result> {
  /** The file of the project, unless `--out` names another. */
  readonly file: string;
  readonly command: string;
  /** What the file holds: `ladders`. */
  readonly what: string;
  /** Of two results of one name the later stays. */
  nameOf(result: Result): string;
}

export class KeptResults<Result> {
  readonly #kind: Kind<Result>;
  readonly #file: string;
  readonly #results: Map<string, Result>;

  constructor({ options, terminal }: Context, kind: Kind<Result>) {
    this.#kind = kind;
    const out = options.text('out');
    this.#file = out === undefined ? join(projectRoot(), kind.file) : resolve(terminal.folder, out);
    this.#results = new Map(read<Result>(this.#file, kind).map(result => [kind.nameOf(result), result]));
  }

  /** What an earlier run has found. */
  get(name: string): Result | undefined {
    return this.#results.get(name);
  }

  /** The file is in the order of the names, in whatever order it was filled. */
  keep(result: Result): void {
    this.#results.set(this.#kind.nameOf(result), result);
    const inOrder = [...this.#results].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
    writeFileSync(this.#file, `${JSON.stringify(inOrder, undefined, 2)}\n`);
  }
}

function read<Result>(file: string, { command, what }: Kind<Result>): readonly Result[] {
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

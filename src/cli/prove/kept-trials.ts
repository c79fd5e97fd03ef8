/** Outcomes that are kept as they come, and which of them still hold when the tests have changed since. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Book } from '../../rulebooks/books.ts';
import { KeptLines } from '../lab/kept-lines.ts';
import { bookHash, fileHash, projectHash } from './hashes.ts';
import type { Outcome } from './run/trial.ts';

interface Line {
  readonly mutant: string;
  readonly outcome: Outcome;
  /** The tests that decided it, as they were. */
  readonly tests: string;
}

export class KeptTrials {
  readonly #lines: KeptLines<Line>;
  readonly #known: ReadonlyMap<string, Line>;
  readonly #testsNow: (outcome: Outcome) => string;

  /** Begins anew unless told to resume; mutants of other sources can't be gone on with. */
  constructor(file: string, root: string, { id: book, folder }: Book, resume: boolean) {
    mkdirSync(dirname(file), { recursive: true });
    if (!resume) rmSync(file, { force: true });
    const sources = projectHash(root, folder, name => !name.endsWith('.test.ts'));
    this.#lines = new KeptLines(file, root, { book, sources }, { command: 'prove', what: 'mutant' });
    this.#known = new Map(this.#lines.earlier.map(line => [line.mutant, line]));
    const everyTest = bookHash(root, folder);
    this.#testsNow = outcome => (outcome.is === 'killed' ? fileHash(root, outcome.file) : everyTest);
  }

  /** A killed mutant stays dead while its killer's file is as it was; one that lived, while all tests are. */
  known(mutant: string): Outcome | undefined {
    const line = this.#known.get(mutant);
    return line && line.tests === this.#testsNow(line.outcome) ? line.outcome : undefined;
  }

  add(mutant: string, outcome: Outcome): void {
    this.#lines.add({ mutant, outcome, tests: this.#testsNow(outcome) });
  }
}

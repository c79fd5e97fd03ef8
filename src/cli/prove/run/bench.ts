/**
 * A Vitest that stays warm: it runs chosen tests again and again, over sources that may be served changed. Nothing is
 * written to the sources; each run loads them anew, in a thread of its own.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import {
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';

/** Texts in place of those on disk, by file from the project's root. */
export type Served = ReadonlyMap<string, string>;

/** Tests of a file; without ids all of them. */
export interface Selection {
  readonly file: string;
  readonly ids?: readonly string[];
}

export interface Run {
  /** Those that were run to their end. */
  readonly tests: readonly TestCase[];
  /** The first test that failed. */
  readonly failed?: { readonly file: string; readonly title: string };
  /** A file that could not be loaded, so that none of its tests was run. */
  readonly unloaded?: string;
  /** It broke down as a whole: no memory is left, say. */
  readonly broken: boolean;
  /** It took too long, and was ended. */
  readonly endless: boolean;
}

export interface BenchOptions {
  readonly root: string;
  /** Where its test files lie, from the root. */
  readonly folder: string;
  /** The path of a file to be run before each test file. */
  readonly setup?: string;
  /** Whether the first failure ends a run. */
  readonly bails?: boolean;
  /** Tests of a file in another order, drawn by this seed. */
  readonly shuffled?: number;
}

/** How long a run that was told to end may take to do so by itself. */
const GRACE_MS = 300;

export class Bench {
  readonly #root: string;
  readonly #vitest: Vitest;
  readonly #served: Map<string, string>;
  readonly #notes: Notes;

  private constructor(root: string, vitest: Vitest, served: Map<string, string>, notes: Notes) {
    this.#root = root;
    this.#vitest = vitest;
    this.#served = served;
    this.#notes = notes;
  }

  static async open({ root, folder, setup, bails = true, shuffled }: BenchOptions): Promise<Bench> {
    const served = new Map<string, string>();
    const notes = new Notes();
    const vitest = await createVitest(
      'test',
      {
        root,
        config: false,
        watch: false,
        include: [`${folder}/**/*.test.ts`],
        ...(setup === undefined ? {} : { setupFiles: [setup] }),
        // As the project's own tests run: most of the time would go into loading a whole rulebook.
        isolate: false,
        pool: 'threads',
        maxWorkers: 1,
        // What never ends is ended from outside; a busy machine is no reason to fail.
        testTimeout: 600_000,
        ...(bails ? { bail: 1 } : {}),
        sequence: {
          sequencer: AsGiven,
          ...(shuffled === undefined ? {} : { shuffle: { files: false, tests: true }, seed: shuffled }),
        },
        reporters: [notes],
        silent: true,
        cache: false,
      },
      { logLevel: 'silent', plugins: [serving(root, served)] },
    );
    return new Bench(root, vitest, served, notes);
  }

  /** Its test files, from the root. */
  async files(): Promise<readonly string[]> {
    const specifications = await this.#vitest.globTestSpecifications();
    return specifications.map(({ moduleId }) => moduleId.slice(this.#root.length + 1)).toSorted();
  }

  /** Runs the tests in the given order, over these texts; it is ended where no test comes to its end for so many `seconds`. */
  async run(selections: readonly Selection[], served: Served, seconds: number): Promise<Run> {
    this.#serve(served);
    const project = this.#vitest.getRootProject();
    const chosen = selections.map(({ file, ids }) =>
      project.createSpecification(join(this.#root, file), ids ? { testIds: [...ids] } : undefined),
    );
    let endless = false;
    let alarm: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(alarm);
      alarm = setTimeout(() => {
        endless = true;
        void this.cancel();
      }, seconds * 1000);
    };
    try {
      this.#notes.clear(wait);
      wait();
      const { unhandledErrors } = await this.#vitest.runTestSpecifications(chosen);
      return { ...this.#read(), broken: unhandledErrors.length > 0, endless };
    } finally {
      this.#notes.clear();
      clearTimeout(alarm);
    }
  }

  /** Ends the run that is under way; the second call forces a test to end that never would. */
  async cancel(): Promise<void> {
    void this.#vitest.cancelCurrentRun('keyboard-input');
    await new Promise(resolve => setTimeout(resolve, GRACE_MS));
    void this.#vitest.cancelCurrentRun('keyboard-input');
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  #read(): Omit<Run, 'broken' | 'endless'> {
    const { tests, unloaded } = this.#notes;
    const failed = tests.find(test => test.result().state === 'failed');
    const fileOf = ({ moduleId }: TestModule) => moduleId.slice(this.#root.length + 1);
    return {
      tests: [...tests],
      ...(failed ? { failed: { file: fileOf(failed.module), title: failed.fullName } } : {}),
      ...(unloaded ? { unloaded: fileOf(unloaded) } : {}),
    };
  }

  #serve(served: Served): void {
    const before = [...this.#served.keys()];
    this.#served.clear();
    for (const [file, text] of served) this.#served.set(file, text);
    for (const file of new Set([...before, ...served.keys()]))
      this.#vitest.invalidateFile(join(this.#root, file));
  }
}

/** Whether a module of the project can be loaded over these texts. */
export async function loads(root: string, file: string, served: Served): Promise<boolean> {
  try {
    const plugins = [serving(root, served)];
    await runnerImport(join(root, file), { configFile: false, root, logLevel: 'silent', plugins });
    return true;
  } catch {
    return false;
  }
}

const serving = (root: string, served: Served) => ({
  name: 'hedgerow-served',
  enforce: 'pre' as const,
  load: (id: string) => served.get(id.replace(/\?.*$/, '').slice(root.length + 1)),
});

/** The order of files is the caller's. */
class AsGiven {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/** What happens in a run. Vitest itself remembers earlier runs, too, of files that this one did not come to. */
class Notes implements Reporter {
  tests: TestCase[] = [];
  unloaded: TestModule | undefined;
  #heard: () => void = () => {};

  /** From now on `heard` is told whenever something has come to its end. */
  clear(heard: () => void = () => {}): void {
    this.tests = [];
    this.unloaded = undefined;
    this.#heard = heard;
  }

  onTestCaseResult(test: TestCase): void {
    this.#heard();
    if (test.result().state !== 'skipped') this.tests.push(test);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#heard();
    if (module.errors().length > 0) this.unloaded ??= module;
  }
}

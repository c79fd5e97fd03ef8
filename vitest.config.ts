import { defineConfig } from 'vitest/config';
import { booksApart } from './scripts/books-apart.ts';
import { scenarioCards } from './scripts/scenario-cards.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [scenarioCards(), booksApart('test')],
        test: {
          name: 'unit',
          include: ['{src,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          // Most of a file's time would go into loading a whole rulebook; tests keep no state of their own between files.
          isolate: false,
          // By itself Vitest leaves a core to whoever watches; on two cores that is half the machine.
          maxWorkers: '100%',
          // Limits catch what hangs, not what is slow: machines are shared.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/global-setup.mjs',
          setupFiles: 'tests/browser/each-test.ts',
          // As above: a file would load every rulebook anew.
          isolate: false,
          // One browser at a time: pages that fight for the machine are what makes browser tests waver.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

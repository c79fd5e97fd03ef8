import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readProjectCoverage } from './src/cli/project.ts';
import { BOOKS } from './src/rulebooks/books.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tells the page what the tests cover, counted as `hedgerow coverage` counts it, when the page is built. */
function coverage(): Plugin {
  const modules: Readonly<Record<string, () => unknown>> = {
    'virtual:coverage/counts': () =>
      Object.fromEntries(readProjectCoverage(root, BOOKS).books.map(({ book, counts }) => [book.id, counts])),
    'virtual:coverage/marks': () =>
      Object.fromEntries(
        readProjectCoverage(root, BOOKS).books.map(({ book, covered, notApplicable }) => [
          book.id,
          { covered: Object.fromEntries(covered), notApplicable: Object.fromEntries(notApplicable) },
        ]),
      ),
  };
  return {
    name: 'hedgerow-coverage',
    resolveId: id => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const data = modules[id.slice(1)];
      return data && `export default ${JSON.stringify(data())}`;
    },
  };
}

/** The page. The terminal program and the benchmarks are built by scripts/build.mjs. */
export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [react(), coverage()],
  build: { outDir: '../../dist/web', target: 'es2022' },
});

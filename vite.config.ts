import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { booksApart } from './scripts/books-apart.ts';
import { scenarioCards } from './scripts/scenario-cards.ts';
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

/** Tells the service worker which files the page is made of, when all of them are known. */
function offline(): Plugin {
  const folder = fileURLToPath(new URL('src/web/public/', import.meta.url));
  return {
    name: 'hedgerow-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[SERVICE_WORKER];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter(name => name !== SERVICE_WORKER && !name.endsWith('.html'));
      const files = [...built, ...readdirSync(folder)].sort();
      const hash = createHash('sha256');
      for (const name of readdirSync(folder)) hash.update(readFileSync(`${folder}${name}`));
      // The names of built files hold a hash of their content; the page itself is told by what it loads.
      const build = hash.update(files.join()).digest('hex').slice(0, 16);
      worker.code = worker.code
        .replaceAll('HEDGEROW_FILES', JSON.stringify(files))
        .replaceAll('HEDGEROW_BUILD', JSON.stringify(build));
    },
  };
}

const SERVICE_WORKER = 'service-worker.js';

/** The page. The terminal program and the benchmarks are built by scripts/build.mjs. */
export default defineConfig(({ mode }) => ({
  root: 'src/web',
  base: './',
  plugins: [react(), coverage(), scenarioCards(), booksApart(mode), offline()],
  worker: { format: 'es' as const, plugins: () => [scenarioCards(), booksApart(mode)] },
  build: {
    outDir: '../../dist/web',
    target: 'es2022',
    rolldownOptions: {
      input: {
        page: fileURLToPath(new URL('src/web/index.html', import.meta.url)),
        'service-worker': fileURLToPath(new URL('src/web/offline/service-worker.ts', import.meta.url)),
      },
      output: {
        // A service worker rules over the folder that it lies in, under a name that never changes.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
}));

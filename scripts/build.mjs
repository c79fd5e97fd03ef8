// Builds with Vite, and only what is older than its sources.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, filesUnder, Refusal, root } from './project.mjs';

const COMMON_INPUTS = [
  'src',
  'content',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/scenario-cards.ts',
  'scripts/books-apart.ts',
];

/** The page, in dist/web. Its coverage marks come from the tests, so they are inputs too. */
export const buildPage = () =>
  buildIfStale('web', [...COMMON_INPUTS, 'tests'], outDir => ({
    root: at('src/web'),
    configFile: at('vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  }));

/** The same page with the proof games, which players never see, in dist/proof-web. */
export const buildProofPage = () =>
  buildIfStale('proof-web', [...COMMON_INPUTS, 'tests'], outDir => ({
    mode: PROOF,
    root: at('src/web'),
    configFile: at('vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  }));

/** How scripts/books-apart.ts is told. */
const PROOF = 'proof';

/** The crowded map that the benchmark of the page drives, in dist/bench-page. */
export const buildBenchPage = () =>
  buildIfStale('bench-page', [...COMMON_INPUTS, 'bench/page'], outDir => ({
    root: at('bench/page'),
    configFile: false,
    base: './',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  }));

/** A program for Node, in dist/<name>/main.js, from an entry and what lies beside it. Gives the path to run. */
export async function buildProgram(name, entry, inputs) {
  const dist = await buildIfStale(name, [...COMMON_INPUTS, entry, ...inputs], outDir => ({
    root,
    configFile: false,
    build: {
      ssr: at(entry),
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  }));
  return join(dist, 'main.js');
}

async function buildIfStale(name, inputs, configure) {
  const dist = at('dist', name);
  const stampFile = join(dist, '.built-from');
  const stamp = JSON.stringify(filesUnder(inputs.map(path => at(path))));
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return dist;

  const { build, mergeConfig } = await import('vite');
  // Built aside and moved into place, so that nobody ever runs half a build.
  const aside = at('dist', `.${name}-${process.pid}`);
  const quiet = { mode: 'production', logLevel: 'error', clearScreen: false };
  // Test runners set this to something else, and React would be built with all its warnings.
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build(mergeConfig(quiet, configure(aside)));
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw new Refusal(`Building ${name} failed: ${error.message}`);
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  }
  writeFileSync(join(aside, '.built-from'), stamp);
  rmSync(dist, { recursive: true, force: true });
  try {
    renameSync(aside, dist);
  } catch {
    // Somebody else's build of the same sources got there first, and is as good.
    rmSync(aside, { recursive: true, force: true });
  }
  return dist;
}

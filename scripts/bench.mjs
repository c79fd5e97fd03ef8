// Benchmarks: `npm run bench`, or `npm run bench -- word` for the parts whose name contains the word.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildProgram } from './build.mjs';
import { at, root, run } from './project.mjs';

await run(async () => {
  bootstrap();
  // The results lie in the same folder, and writing them must not make the build old.
  const sources = readdirSync(at('bench')).filter(name => name !== 'results.json');
  const inputs = sources.map(name => `bench/${name}`);
  const program = await buildProgram('bench', 'bench/main.ts', inputs);
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
});

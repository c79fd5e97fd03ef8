// The terminal command: `npm run hedgerow -- <command>`.
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { buildProgram } from './build.mjs';
import { run } from './project.mjs';

await run(async () => {
  bootstrap();
  const program = await buildProgram('cli', 'tests/hedgerow.ts', ['tests/proof']);
  // npm moves to the project's root; file names on the command line are meant from where the user stands.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
});

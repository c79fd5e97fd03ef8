/** The terminal command as developers run it: every rulebook, and the proof games besides. */
import { isMainThread } from 'node:worker_threads';
import { serve } from '../src/cli/crew/serve.ts';
import { main } from '../src/cli/main.ts';
import { tasks } from '../src/cli/tasks.ts';
import { processTerminal } from '../src/cli/terminal.ts';
import { rulebook as example } from '../src/rulebooks/example/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { proofGames } from './proof/index.ts';

const books = [...rulebooks, example, ...proofGames];
if (isMainThread)
  process.exitCode = await main(process.argv.slice(2), books, processTerminal(import.meta.url));
else serve(tasks, books);

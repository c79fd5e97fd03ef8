/** The terminal command as developers run it: every rulebook, and the proof games besides. */
import { main } from '../src/cli/main.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { proofGames } from './proof/index.ts';

process.exitCode = await main(process.argv.slice(2), [...rulebooks, ...proofGames]);

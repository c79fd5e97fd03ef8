// Benchmarks: `npm run bench`, or `npm run bench -- word` for the parts whose name contains the word.
// `npm run bench -- word --against <commit>` runs them three times here and there, in turn, and compares.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { buildProgram } from './build.mjs';
import { at, Refusal, root, run } from './project.mjs';

const RUNS = 3;
/** What is no part, but what parts are measured with. */
const TOOLS = /^(main|merge|result|table|timing|control|compare)\.ts$/;

await run(async () => {
  bootstrap();
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' }, json: { type: 'string' }, compare: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.against !== undefined) return against(values.against, positionals[0] ?? '');
  // The results lie in the same folder, and writing them must not make the build old.
  const sources = readdirSync(at('bench')).filter(name => name !== 'results.json');
  const inputs = sources.map(name => `bench/${name}`);
  const program = await buildProgram('bench', 'bench/main.ts', inputs);
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
});

/** The other commit is measured by this one's parts, so that both play the same games. */
function against(ref, word) {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-bench-'));
  const tree = join(folder, 'tree');
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    git('worktree', 'add', '--detach', tree, ref);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Refusal(`There is no commit "${ref}" to compare with: ${String(error.stderr).trim()}`);
  }
  try {
    rmSync(join(tree, 'bench'), { recursive: true });
    const isWanted = name => !name.endsWith('.ts') || TOOLS.test(name) || name.includes(word);
    for (const name of readdirSync(at('bench')).filter(isWanted))
      cpSync(at('bench', name), join(tree, 'bench', name), { recursive: true });
    cpSync(at('scripts', 'bench.mjs'), join(tree, 'scripts', 'bench.mjs'));
    symlinkSync(at('node_modules'), join(tree, 'node_modules'));
    const files = { ours: [], theirs: [] };
    for (let n = 1; n <= RUNS; n++) {
      for (const [whose, where] of [
        ['ours', root],
        ['theirs', tree],
      ]) {
        const file = join(folder, `${whose}-${n}.json`);
        console.log(`\n${whose === 'ours' ? 'here' : ref}, run ${n} of ${RUNS}`);
        const args = [join(where, 'scripts', 'bench.mjs'), word, '--json', file];
        execFileSync(process.execPath, args, { stdio: 'inherit' });
        files[whose].push(file);
      }
    }
    console.log(`\nours: here; theirs: ${ref}`);
    const lists = [files.ours.join(), files.theirs.join()];
    execFileSync(process.execPath, [at('scripts', 'bench.mjs'), '--compare', ...lists], { stdio: 'inherit' });
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

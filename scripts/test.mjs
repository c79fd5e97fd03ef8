// `npm test`: everything that must hold. `npm test -- --only unit` runs one step, `--only unit,lint` two.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { chromiumPath } from './chromium.mjs';
import { at, Refusal, root, run } from './project.mjs';

/** A test that spins cannot be interrupted from within; nothing here should take nearly as long. */
const STEP_LIMIT_MINUTES = 25;

const tool = (...path) => at('node_modules', ...path);

/** The steps in order. Each gives { passed, failed, output }; output is shown when something failed. */
const STEPS = [
  { name: 'types', run: () => check(tool('typescript', 'bin', 'tsc'), '--noEmit') },
  { name: 'lint', run: () => check(tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.') },
  { name: 'unit', run: () => vitest('unit') },
  {
    name: 'fuzz',
    run: () =>
      check(at('scripts', 'hedgerow.mjs'), 'fuzz', '--games', '50', '--seconds', '60', '--out', tmpdir()),
  },
  { name: 'coverage', run: () => check(at('scripts', 'hedgerow.mjs'), 'coverage') },
  { name: 'browser', run: () => vitest('browser', { CHROMIUM_PATH: chromiumPath() }) },
];

/** A step that either holds or doesn't counts as one test. */
async function check(...command) {
  const { code, output } = await node(command);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

async function vitest(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = [tool('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters];
  try {
    const { code, output } = await node(run, env);
    if (!existsSync(report)) return { passed: 0, failed: 1, output };
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no failed test in it, yet the run failed.
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program of Node in a process group of its own, so that a hung worker ends together with it. */
function node(args, env = {}) {
  return new Promise(done => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
    });
    const chunks = [];
    const stop = why => {
      chunks.push(Buffer.from(`\n${why}\n`));
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGKILL');
    };
    const onInterrupt = () => {
      stop('interrupted');
      process.exit(130);
    };
    const timer = setTimeout(
      () => stop(`stopped after ${STEP_LIMIT_MINUTES} minutes`),
      STEP_LIMIT_MINUTES * 60_000,
    );
    process.once('SIGINT', onInterrupt);
    child.stdout.on('data', chunk => chunks.push(chunk));
    child.stderr.on('data', chunk => chunks.push(chunk));
    child.on('close', code => {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      done({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}

function chosenSteps(args) {
  let only;
  try {
    only = parseArgs({ args, options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}. Usage: npm test -- [--only step,step]`);
  }
  if (only === undefined) return STEPS;
  const names = only.split(',');
  const unknown = names.find(name => !STEPS.some(step => step.name === name));
  if (unknown !== undefined)
    throw new Refusal(
      `There is no step "${unknown}"; the steps are ${STEPS.map(step => step.name).join(', ')}.`,
    );
  return STEPS.filter(step => names.includes(step.name));
}

async function runStep({ name, run }) {
  const started = performance.now();
  const result = await run().catch(error => {
    if (!(error instanceof Refusal)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(
    `${name.padEnd(10)} ${verdict.padEnd(7)} ${`${seconds} s`.padStart(8)}  ${result.passed} passed`,
  );
  if (result.failed > 0) console.log(result.output.trimEnd());
  return result;
}

await run(async () => {
  const steps = chosenSteps(process.argv.slice(2));
  bootstrap();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});

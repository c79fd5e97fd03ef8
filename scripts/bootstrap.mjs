// Brings in what is missing, so that one command is enough on a fresh machine.
// It uses nothing but Node itself, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at, Refusal, readJson, root, run } from './project.mjs';

const OLDEST_NODE = [20, 19];

export function bootstrap() {
  checkNode(process.versions.node);
  if (!packagesMatchLockfile()) installPackages();
}

function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Refusal(`Hedgerow needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}.`);
}

const stampFile = () => at('node_modules', '.hedgerow-lock');
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');

function packagesMatchLockfile() {
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === lockfileHash()) return true;
  if (!installedAsLocked()) return false;
  writeFileSync(stampFile(), lockfileHash());
  return true;
}

/** Compares with npm's own note of what it installed, so that a plain `npm install` is not repeated. */
function installedAsLocked() {
  const installed = at('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = readJson(installed).packages;
  const isThere = ([path, wanted]) =>
    path === '' || wanted.optional || have[path]?.version === wanted.version;
  return Object.entries(readJson(at('package-lock.json')).packages).every(isThere);
}

function installPackages() {
  // Progress goes to stderr: stdout belongs to the command that was asked for.
  console.error('Installing packages (npm ci) …');
  // `npm ci` refuses a lockfile without the binaries of other systems, which npm leaves out when it writes
  // the file on a machine that cannot see them. `npm install` takes what is locked and adds what is missing.
  const clean = npm('ci');
  const result = clean.status === 0 ? clean : npm('install', '--no-save');
  if (result.status !== 0)
    throw new Refusal(`Packages could not be installed: npm said\n${result.stderr.trimEnd()}`);
  writeFileSync(stampFile(), lockfileHash());
}

function npm(...args) {
  const program = process.env.npm_execpath;
  const options = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, words] = program ? [process.execPath, [program, ...options]] : ['npm', options];
  return spawnSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !program && process.platform === 'win32',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(bootstrap);

// Finds a Chromium for the browser tests, installing one where the system's package manager may be used.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './project.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function chromiumPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Refusal(
      `CHROMIUM_PATH names ${given}, which is not a program; expected the path of a Chromium.`,
    );
  }
  const found = installedChromium() ?? (mayInstall() ? installChromium() : undefined);
  if (found) return found;
  throw new Refusal(
    'The browser tests need Chromium or Chrome: none was found on PATH. ' +
      'Install the package "chromium", or set CHROMIUM_PATH to the program.',
  );
}

const installedChromium = () => NAMES.map(onPath).find(Boolean) ?? USUAL_PLACES.find(isExecutable);

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(isExecutable);

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

function installChromium() {
  console.error('Installing Chromium (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  // On a fresh machine the package lists may be missing or old: only then are they worth fetching.
  return install() || (aptGet('update') && install()) ? installedChromium() : undefined;
}

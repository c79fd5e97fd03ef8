// Where things are, and how a step tells the person at the terminal that it cannot go on.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => join(root, ...parts);
export const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** Something the user can put right: shown as one line, without a stack trace. */
export class Refusal extends Error {}

/** Runs a script's body; a refusal becomes one line on stderr and exit code 1. */
export async function run(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Every file at or under the given paths, as [path, time of last change]. */
export function filesUnder(paths) {
  const found = [];
  const visit = path => {
    const stats = statSync(path);
    if (!stats.isDirectory()) found.push([path, stats.mtimeMs]);
    else for (const name of readdirSync(path).sort()) visit(join(path, name));
  };
  for (const path of paths) if (existsSync(path)) visit(path);
  return found;
}

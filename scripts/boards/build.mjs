// Writes content/boards/*.json from the sketches beside this file: node scripts/boards/build.mjs
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const ALL = [
  'village',
  'hill',
  'farm',
  'town',
  'jungle',
  'lagoon',
  'plain',
  'escarpment',
  'wadi',
  'dunes',
  'pass',
  'bluff',
];
const IDS = process.argv.length > 2 ? process.argv.slice(2) : ALL;

/** One entry a line: a board reads well in a diff, and is no longer than it must be. */
function boardText(board) {
  const entries = Object.entries(board).map(([key, value]) => {
    if (value === null || typeof value !== 'object')
      return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = Array.isArray(value)
      ? value.map(item => `    ${JSON.stringify(item)}`)
      : Object.entries(value).map(([name, item]) => `    ${JSON.stringify(name)}: ${JSON.stringify(item)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return lines.length === 0
      ? `  ${JSON.stringify(key)}: ${open}${close}`
      : `  ${JSON.stringify(key)}: ${open}\n${lines.join(',\n')}\n  ${close}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

for (const id of IDS) {
  const sketch = new URL(`${id}.ts`, import.meta.url).pathname;
  const { module } = await runnerImport(sketch);
  await writeFile(new URL(`../../content/boards/${id}.json`, import.meta.url), boardText(module.board));
  console.log(`content/boards/${id}.json`);
}

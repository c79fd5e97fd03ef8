/**
 * Runs the parts whose name contains the word given, prints them and merges them into results.json. `--json file` writes
 * them there instead; `--compare ours theirs` prints what two lists of such files say of each other.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nameNow } from './book/names.ts';
import { compare } from './compare.ts';
import { controlRate } from './control.ts';
import { merge } from './merge.ts';
import type { Part, Result } from './result.ts';
import { columns, figure, table } from './table.ts';

const RESULTS = 'bench/results.json';
const files = import.meta.glob<Part | object>([
  './*.ts',
  '!./*.test.ts',
  '!./{main,merge,result,table,timing,control,compare}.ts',
]);
const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, compare: { type: 'boolean' } },
  allowPositionals: true,
});
const read = (file: string): Result[] => JSON.parse(readFileSync(file, 'utf8'));

if (values.compare) {
  const [ours = '', theirs = ''] = positionals;
  const runs = (list: string) => list.split(',').map(read);
  for (const line of columns(compare(runs(ours), runs(theirs)))) console.log(line);
} else await measure(nameNow(positionals[0] ?? ''));

async function measure(word: string): Promise<void> {
  const modules = await Promise.all(Object.values(files).map(load => load()));
  const parts = modules.filter((module): module is Part => 'run' in module);
  const chosen = parts.filter(part => part.name.includes(word));
  if (chosen.length === 0) {
    const names = parts.map(part => part.name).join(', ') || 'none yet';
    console.error(`No part's name contains "${word}"; the parts are: ${names}.`);
    process.exitCode = 2;
  }
  const all: Result[] = [];
  for (const part of chosen) {
    const before = controlRate();
    const found = await part.run();
    const after = controlRate();
    const control = (before + after) / 2;
    const results = found.map(each => (each.cpu === undefined ? each : { ...each, control }));
    all.push(...results);
    console.log(
      `\n${part.name}  (control: ${figure(before)} rounds a CPU second before, ${figure(after)} after)`,
    );
    for (const line of table(results)) console.log(line);
    if (values.json === undefined) keep(results);
  }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(all));
}

function keep(results: readonly Result[]): void {
  const before = existsSync(RESULTS) ? read(RESULTS) : [];
  writeFileSync(RESULTS, `${JSON.stringify(merge(before, results), undefined, 2)}\n`);
}

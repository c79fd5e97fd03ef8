/** Runs the parts whose name contains the word given, prints them and merges them into results.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bookCalled } from '../src/rulebooks/books.ts';
import { merge } from './merge.ts';
import type { Part, Result } from './result.ts';
import { table } from './table.ts';

const RESULTS = 'bench/results.json';
const files = import.meta.glob<Part | object>(['./*.ts', '!./*.test.ts', '!./{main,merge,result,table}.ts']);
const given = process.argv[2] ?? '';
const word = bookCalled(given)?.id ?? given;

const modules = await Promise.all(Object.values(files).map(load => load()));
const parts = modules.filter((module): module is Part => 'run' in module);
const chosen = parts.filter(part => part.name.includes(word));
if (chosen.length === 0) {
  const names = parts.map(part => part.name).join(', ') || 'none yet';
  console.error(`No part's name contains "${word}"; the parts are: ${names}.`);
  process.exitCode = 2;
}
for (const part of chosen) {
  const results = await part.run();
  console.log(`\n${part.name}`);
  for (const line of table(results)) console.log(line);
  const before: Result[] = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : [];
  writeFileSync(RESULTS, `${JSON.stringify(merge(before, results), undefined, 2)}\n`);
}

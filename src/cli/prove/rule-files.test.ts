import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ruleFilesOf } from './rule-files.ts';

const root = mkdtempSync(join(tmpdir(), 'hedgerow-rule-files-'));
afterEach(() => rmSync(root, { recursive: true }));

test('rules and charts are rule files; tests, pictures, counters, documents and set-ups out of the box are not', () => {
  const rules = ['charts/terrain.ts', 'rout/rout.ts', 'scenario/set-up.ts', 'vehicles/driving/drive.ts'];
  const others = [
    'rout/rout.test.ts',
    'testing/bench.ts',
    'testing/fire-bench.ts',
    'vehicles/test-tanks.ts',
    'present/words.ts',
    'counters/mmc.ts',
    'scenario/validate-scenario.ts',
    'scenario/auto-set-up-guns.ts',
    'fire/card.ts',
    'index.ts',
    'charts/index.ts',
    'rulings.md',
  ];
  for (const name of [...rules, ...others]) {
    const path = join(root, 'src/rulebooks/it', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
  expect(ruleFilesOf(root, 'it')).toEqual(
    rules.map(name => ({ file: `src/rulebooks/it/${name}`, text: name })),
  );
});

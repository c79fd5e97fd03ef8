import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importCycles, importsIn, layerViolations, type Sources } from './layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourcesUnder = (folder: string): Sources =>
  new Map(
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );

describe('the project', () => {
  const imports = importsIn(sourcesUnder('src'));

  test('has imports to judge', () => {
    expect(imports.length).toBeGreaterThan(20);
  });

  test('imports one way, from layer to layer', () => {
    expect(layerViolations(imports)).toEqual([]);
  });

  test('has no circles of imports', () => {
    expect(importCycles(imports).map(cycle => cycle.join(' -> '))).toEqual([]);
  });
});

describe('the check', () => {
  const violations = (from: string, ...to: readonly string[]) =>
    layerViolations(to.map(each => ({ from, to: each })));

  test('sees every form of import, and none in comments or of packages', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../b.ts';",
      "import './c.css';",
      "export * from './d.ts';",
      "export {\n  e,\n} from './e.ts';",
      "const f = await import('./f.ts');",
      "type G = import('./g.ts').G;",
      "import { z } from 'zod';",
      "// import { x } from './x.ts';",
      "/* import { y } from './y.ts'; */",
    ].join('\n');
    expect(importsIn(new Map([['src/web/rules/it.ts', text]])).map(({ to }) => to)).toEqual([
      'src/web/rules/a.ts',
      'src/web/b.ts',
      'src/web/rules/c.css',
      'src/web/rules/d.ts',
      'src/web/rules/e.ts',
      'src/web/rules/f.ts',
      'src/web/rules/g.ts',
    ]);
  });

  test('lets each layer import itself and what lies below', () => {
    expect(violations('src/engine/a.ts', 'src/hex/b.ts', 'src/board/c.ts', 'src/engine/d.ts')).toEqual([]);
    expect(violations('src/rulebooks/panzer/a.ts', 'src/rulebooks/kit/b.ts', 'src/engine/c.ts')).toEqual([]);
    expect(violations('src/rulebooks/index.ts', 'src/rulebooks/panzer/index.ts')).toEqual([]);
    expect(violations('src/web/a.ts', 'src/rulebooks/index.ts', 'src/rulebooks/books.ts')).toEqual([]);
  });

  test.each([
    ['src/hex/a.ts', 'src/board/b.ts', 'hex lies below board'],
    ['src/engine/a.ts', 'src/rulebooks/index.ts', 'engine lies below rulebooks'],
    ['src/rulebooks/index.ts', 'src/bots/b.ts', 'rulebooks lies below bots'],
    ['src/web/a.ts', 'src/cli/b.ts', 'web and cli are neighbours'],
    ['src/rulebooks/panzer/a.ts', 'src/rulebooks/combat/b.ts', 'rulebooks keep apart'],
    ['src/rulebooks/kit/a.ts', 'src/rulebooks/combat/b.ts', 'the kit knows no rulebook'],
    ['src/cli/a.ts', 'src/rulebooks/panzer/index.ts', 'cli names no rulebook'],
    ['src/server/a.ts', 'src/rulebooks/kit/b.ts', 'server names no rulebook'],
    ['src/web/a.ts', 'tests/proof/index.ts', 'leaves src'],
    ['src/web/a.ts', 'src/misc/b.ts', 'is in no layer: misc'],
  ])('refuses %s -> %s', (from, to, complaint) => {
    expect(violations(from, to)).toEqual([`${from} -> ${to}: ${complaint}`]);
  });

  test('finds a circle, however long, and no circle in a diamond', () => {
    const links = (...pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([from, to]) => ({ from, to }));
    expect(importCycles(links(['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'b']))).toEqual([
      ['b', 'c', 'd', 'b'],
    ]);
    expect(importCycles(links(['a', 'a']))).toEqual([['a', 'a']]);
    expect(importCycles(links(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toEqual([]);
  });
});

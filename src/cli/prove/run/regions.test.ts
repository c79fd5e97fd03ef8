import { describe, expect, test } from 'vitest';
import { parses } from '../mutate/syntax.ts';
import { marked, regionAround, regionsOf } from './regions.ts';

const marks = (text: string) => marked('a.ts', text, 'm', 0);

describe('marks', () => {
  test.each([
    ['const f = a => a + 1;', 'const f = a => (m(0), a + 1);'],
    ['const f = a => ({ a });', 'const f = a => (m(0), ({ a }));'],
    ['function f() { a(); return b; }', 'function f() { m(0); a(); m(1); return b; }'],
    [
      'function f() { if (a) return b; else c(); }',
      'function f() { m(0); if (a) { m(1); return b; } else { m(2); c(); } }',
    ],
    ['const f = () => a ? b : c;', 'const f = () => (m(0), a ? (m(1), b) : (m(2), c));'],
    ['const f = () => a && b && c;', 'const f = () => (m(0), a && (m(1), b) && (m(2), c));'],
    ['function f(a = 1) { }', 'function f(a = (m(0), 1)) { }'],
    ['function* f() { const a = yield* b; }', 'function* f() { m(0); const a = yield* b; }'],
    ['function f() { for (const a of b) c(); }', 'function f() { m(0); for (const a of b) { m(1); c(); } }'],
    [
      'function f() { switch (a) { case 1: b(); } }',
      'function f() { m(0); switch (a) { case 1: m(1); b(); } }',
    ],
    ['const f = (a): boolean => a as boolean;', 'const f = (a): boolean => (m(0), a as boolean);'],
  ])('%s', (text, expected) => {
    expect(marks(text)).toBe(expected);
    expect(parses('a.ts', marks(text))).toBe(true);
  });

  test('what is run when the file is loaded has none', () => {
    expect(marks('const a = b ? 1 : 2; if (a) c();')).toBe('const a = b ? 1 : 2; if (a) c();');
  });

  test('they go on from a number', () => {
    expect(marked('a.ts', 'const f = () => a;', 'it', 7)).toBe('const f = () => (it(7), a);');
  });

  test('a marked program does the same, and tells what was run', () => {
    const text = `(() => {
      const odd = n => n % 2 === 1 ? 'odd' : 'even';
      function* upTo(n = 3) { for (let i = 0; i < n; i++) { if (i === 1) continue; yield odd(i) || 'never'; } }
      return [...upTo()].join();
    })()`;
    const hits = new Set<number>();
    const run = new Function('m', `return ${marks(text)};`);
    expect(run((n: number) => void hits.add(n))).toBe('even,even');
    const regions = regionsOf('a.ts', text);
    const reached = regions.filter((_, i) => hits.has(i)).map(({ start, end }) => text.slice(start, end));
    expect(reached).toContain('continue;');
    expect(reached).toContain("'even'");
    expect(reached).not.toContain("'odd'");
    expect(reached).not.toContain("'never'");
  });
});

test('the innermost region holds a place', () => {
  const text = 'const f = a => a ? b + 1 : c; const d = 1;';
  const regions = regionsOf('a.ts', text);
  const at = (part: string) => {
    const start = text.indexOf(part);
    const region = regionAround(regions, { start, end: start + part.length });
    return region === undefined ? undefined : text.slice(regions[region]?.start, regions[region]?.end);
  };
  expect(at('b + 1')).toBe('b + 1');
  expect(at('+ 1')).toBe('b + 1');
  expect(at('?')).toBe('a ? b + 1 : c');
  expect(at('const d')).toBeUndefined();
});

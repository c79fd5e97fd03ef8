import { describe, expect, test } from 'vitest';
import { applied, type Kind } from './edit.ts';
import { mutantsOf } from './mutants.ts';
import { parses } from './syntax.ts';

const isRule = (id: string) => /^\d+(\.\d+)*(\.[a-z])?$/.test(id);
const mutants = (text: string) => mutantsOf('a.ts', text, isRule);
/** What becomes of the text, mutant by mutant of a kind. */
const changes = (kind: Kind, text: string) =>
  mutants(text)
    .filter(mutant => mutant.kind === kind)
    .map(mutant => applied(text, mutant).replace(/\s+/g, ' ').trim());

describe('conditions', () => {
  const turned = (text: string) => changes('condition turned', text);

  test('those of a branch become their opposite', () => {
    expect(turned('if (isBroken(unit)) rout();')).toEqual(['if (!(isBroken(unit))) rout();']);
    expect(turned('const n = a > b ? 1 : 2;')).toEqual(['const n = !(a > b) ? 1 : 2;']);
  });

  test('what has a sign of its own is turned by that alone', () => {
    expect(turned('if (!a) rout();')).toEqual(['if (a) rout();']);
    expect(turned('if (a === b) rout();')).toEqual([]);
  });

  test('and becomes or, and each of a chain is left out', () => {
    expect(turned('const it = a && b && c;')).toEqual([
      'const it = a && b || c;',
      'const it = a && b;',
      'const it = a || b && c;',
      'const it = a && c;',
      'const it = b && c;',
    ]);
    expect(turned('const it = (a || b) && c;')).toContain('const it = (a && b) && c;');
  });

  test('a test for nothing that the types ask for is not left out', () => {
    expect(turned('const it = at !== undefined && isOpen(at);')).toEqual([
      'const it = at !== undefined || isOpen(at);',
      'const it = at !== undefined;',
    ]);
  });

  test('any becomes all, where it is called', () => {
    expect(turned('const it = units.some(isBroken);')).toEqual(['const it = units.every(isBroken);']);
    expect(turned('const it = units.every;')).toEqual([]);
  });

  test('what stands in for nothing is no condition', () => {
    expect(turned('const it = a ?? b;')).toEqual([]);
  });
});

describe('comparisons', () => {
  const shifted = (text: string) => changes('comparison shifted', text);

  test.each([
    ['a < b', 'a <= b'],
    ['a <= b', 'a < b'],
    ['a > b', 'a >= b'],
    ['a >= b', 'a > b'],
    ['a === b', 'a !== b'],
    ['a !== b', 'a === b'],
    ['a /* < */ > b', 'a /* < */ >= b'],
  ])('%s becomes %s', (was, now) => {
    expect(shifted(`const it = ${was};`)).toEqual([`const it = ${now};`]);
  });

  test('what kind of value something is, is left', () => {
    expect(shifted("const it = typeof a === 'string';")).toEqual([]);
  });
});

describe('constants and sums', () => {
  const changed = (text: string) => changes('constant changed', text);
  const turned = (text: string) => changes('sum turned', text);

  test('a number goes up by one and down by one, but not below nothing', () => {
    expect(changed('const n = 3;')).toEqual(['const n = 4;', 'const n = 2;']);
    expect(changed('const n = 0;')).toEqual(['const n = 1;']);
    expect(changed('const n = 1.5;')).toEqual(['const n = 2.5;', 'const n = 0.5;']);
  });

  test('yes becomes no', () => {
    expect(changed('unit.broken = true;')).toEqual(['unit.broken = false;']);
  });

  test('words stay as they are', () => {
    expect(mutants("const side = 'german';")).toEqual([]);
  });

  test('places in a list are no constants of the game', () => {
    expect(changed('const it = [a[0], list.at(-1), list.slice(1, -1), row[i] ?? 0];')).toEqual([]);
    expect(changed('const it = card.range ?? 0;')).toEqual(['const it = card.range ?? 1;']);
  });

  test('plus becomes minus, and the other way', () => {
    expect(turned('const n = a + b;')).toEqual(['const n = a - b;']);
    expect(turned('n -= a;')).toEqual(['n += a;']);
    expect(turned("const it = 'a' + b;")).toEqual([]);
    expect(turned('for (let i = a; i < b; i += a) go();')).toEqual([]);
  });

  test('rounding and limits change sides', () => {
    expect(turned('const n = Math.floor(a);')).toEqual(['const n = Math.ceil(a);']);
    expect(turned('const n = Math.max(a, b);')).toEqual(['const n = Math.min(a, b);']);
    expect(turned('const n = list.max(a);')).toEqual([]);
  });
});

describe('statements', () => {
  const dropped = (text: string) => changes('statement dropped', text);

  test('what is done is not done', () => {
    expect(dropped('function f() { a(); unit.broken = b; }')).toEqual([
      'function f() { {} unit.broken = b; }',
      'function f() { a(); {} }',
    ]);
    expect(dropped('for (const a of b) go(a);')).toEqual(['for (const a of b) {}']);
  });

  test('a branch is left out as one', () => {
    expect(dropped('function f() { if (a) return 1; return c; }')).toEqual(['function f() { {} return c; }']);
    expect(dropped('if (a) { b(); }')).toEqual(['{}']);
    expect(dropped('if (a) { b(); } else { c(); }')).toEqual(['if (a) {} else { c(); }', 'if (a) { b(); }']);
  });

  test('a branch goes on where it should end', () => {
    expect(dropped('function f() { if (a) { b(); return; } c(); }')).toContain(
      'function f() { if (a) { b(); {} } c(); }',
    );
  });

  test('a case is left out, but not what holds otherwise', () => {
    expect(dropped("switch (a) { case 'b': c(); default: d(); }")).toContain('switch (a) { default: d(); }');
  });

  test('declarations stay, and tests for nothing that the types ask for', () => {
    expect(dropped('function f() { const a = b; if (a === undefined) return d; return a; }')).toEqual([]);
  });
});

describe('entries', () => {
  const dropped = (text: string) => changes('entry dropped', text);

  test('each of a list is left out, with its comma', () => {
    expect(dropped('const it = [a, ...b, c];')).toEqual([
      'const it = [ ...b, c];',
      'const it = [a, c];',
      'const it = [a, ...b];',
    ]);
    expect(dropped('const it = [\n  a,\n];')).toEqual(['const it = [ ];']);
  });

  test('what is added to an object on a condition is not added', () => {
    expect(dropped('const it = { a, ...(b ? { c } : {}) };')).toEqual(['const it = { a };']);
    expect(dropped('const it = { ...a, b };')).toEqual([]);
  });

  test('pairs and rows keep their length', () => {
    expect(dropped('const [a, b] = [c, d];')).toEqual([]);
    expect(dropped('const it = list.map(each => [each.id, each]);')).toEqual([]);
    expect(dropped('const it = [[a, b]];')).toEqual(['const it = [];']);
  });
});

describe('cited clauses', () => {
  const removed = (text: string) => changes('cited clause removed', text);

  test('a branch with a rule in it, or in the comment above', () => {
    expect(removed("function f() { if (a) return refusal('3.2.c', why); return b; }")).toEqual([
      'function f() { {} return b; }',
    ]);
    expect(
      removed('function f() {\n  // Not when pinned (3.2.c).\n  if (a) return b;\n  return c; }'),
    ).toHaveLength(1);
    expect(removed('function f() {\n  // The rest (3.2.c).\n\n  if (a) return b;\n  return c; }')).toEqual(
      [],
    );
  });

  test('an entry of a tally', () => {
    expect(removed("const it = [{ cite: '3.2.c', n }];")).toEqual(['const it = [];']);
  });

  test('what looks like a number but is no rule of the book is none', () => {
    expect(removed("const it = [{ cite: 'x.y', n }];")).toEqual([]);
  });
});

describe('no rules', () => {
  test.each([
    'game.say(cite, a ? b : c);',
    ['const it = `$', '{a > b ? c : d}`;'].join(''),
    "if (a > b) throw new Error('impossible');",
    'if (a > b) { throw new Error(c); }',
    "const it = f({ cite: a > 1 ? '3.2' : '3.3', prompt: b ? 'Fire' : 'Move' });",
    "const cite = a > 1 ? '3.2' : '3.3';",
    "const it = a ? 'the line is hindered' : 'it is too far';",
    "const it = a ? refusal('3.2', 'too far') : refusal('3.3', 'not in sight');",
    'interface A { readonly b: 1 | true }',
    'type A = [1, 2];',
    "import { a } from './b.ts';",
    'const memo = new WeakMap<A, B>(); function f(a: A) { const known = memo.get(a); if (known) return known; const b = g(a); memo.set(a, b); return b; }',
    'const rows = new Map<A, B>(); function f(a: A) { let row = rows.get(a); if (row === undefined) { row = g(a); rows.set(a, row); } return row; }',
    'const rows = rememberedOf((_world: W) => new Map<A, B>()); function f(a: A) { const row = rows(a.world); const key = 2 * a.x + a.y; let at = row.get(key); if (at === undefined) { at = g(a); row.set(key, at); } return at; }',
  ])('%s', text => {
    expect(mutants(text).map(({ was, now }) => [was, now])).toEqual([]);
  });

  test('a number that is more than the name under which something is remembered is a rule', () => {
    const text = 'const memo = new Map(); function f(a) { const key = 2 * a; memo.set(key, g(key)); }';
    expect(mutants(text).map(({ kind }) => kind)).toContain('constant changed');
  });

  test('words that the program goes by are chosen by a rule', () => {
    expect(mutants("const kind = a ? 'assault' : 'plain';")).toHaveLength(1);
  });

  test('why something is not so is a rule, however it is told', () => {
    expect(mutants("const why = isFar(a) ? 'it is too far' : undefined;")).toHaveLength(1);
  });

  test('what is worked out to be remembered is a rule', () => {
    const text = 'const memo = new WeakMap(); function f(a) { memo.set(a, a.n > 2); }';
    expect(mutants(text).map(({ kind }) => kind)).toContain('comparison shifted');
  });
});

describe('a mutant', () => {
  const TEXT = `/** Rout (3.6). */
import { a } from './a.ts';

/** Who is beside an enemy must go (3.6.a). */
export function mustRout(unit: Unit): boolean {
  return unit.broken && isBeside(unit);
}

function isBeside(unit: Unit): boolean {
  if (unit.at > 4) return true;
  return other(unit, '3.6.b');
}

const far = (unit: Unit) => unit.at > 5;
`;

  test('tells where it is, what it changes, and which rules are near', () => {
    const [first] = mutants(TEXT);
    expect(first).toMatchObject({
      file: 'a.ts',
      line: 6,
      within: 'mustRout',
      was: 'return unit.broken && isBeside(unit);',
      now: 'return unit.broken || isBeside(unit);',
      rules: ['3.6.a'],
      isStatic: false,
    });
  });

  test('is near what its function cites, or else the head of the file', () => {
    const near = (line: number) => mutants(TEXT).find(mutant => mutant.line === line)?.rules;
    expect(near(10)).toEqual(['3.6.b']);
    expect(near(14)).toEqual(['3.6']);
  });

  test('has the same name when lines are put before it, and no two have one', () => {
    const ids = mutants(TEXT).map(({ id }) => id);
    expect(mutants(TEXT.replace('import', "import './c.ts';\nimport")).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    const twice = mutants('function f() { a(1); a(1); }').map(({ id }) => id);
    expect(new Set(twice).size).toBe(twice.length);
  });

  test('is static if it takes effect when the file is loaded', () => {
    expect(mutants('const a = [1]; const f = () => 2;').map(({ put, isStatic }) => [put, isStatic])).toEqual([
      ['', true],
      ['2', true],
      ['0', true],
      ['3', false],
      ['1', false],
    ]);
  });

  test('is a program', () => {
    const text = `${TEXT}\nfunction g() { if (a) { b(); return; } else if (c || d) [e] = [f]; return [{ a, ...(b ? c : d) }, 2 - -1]; }`;
    for (const mutant of mutants(text)) expect(parses('a.ts', applied(text, mutant))).toBe(true);
  });
});

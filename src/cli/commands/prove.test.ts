import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mutant } from '../prove/mutate/mutants.ts';
import type { Outcome } from '../prove/run/trial.ts';
import { hedgerow } from '../test-terminal.ts';
import { proveIn } from './prove.ts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const rule = (id: string) =>
  JSON.stringify({ id, title: `Title of ${id}`, gist: 'A gist.', kind: 'state', area: 'fire' });
const BOOK = 'src/rulebooks/starter-kit';
const ROUT = `/** Rout (3.6). */
import type { Unit } from './state.ts';

// Beside an enemy (3.6.a).
export const mustRout = (unit: Unit) => unit.broken && unit.near < 2;

export const far = (unit: Unit) => unit.at > 5;
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hedgerow-prove-'));
  write(`${BOOK}/compendium.jsonl`, [rule('3.6.a'), rule('3.6.b')].join('\n'));
  write('src/rulebooks/panzer/compendium.jsonl', rule('1'));
  write(`${BOOK}/rout.ts`, ROUT);
  write(`${BOOK}/rout.test.ts`, 'tests');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Tests that notice everything but a shifted limit. */
const plainTests = ({ kind }: Mutant): Outcome =>
  kind === 'comparison shifted'
    ? { is: 'survived' }
    : { is: 'killed', by: 'a test', file: `${BOOK}/rout.test.ts` };

async function prove(
  argv: readonly string[],
  { outcome = plainTests, signal }: { outcome?: (mutant: Mutant) => Outcome; signal?: AbortSignal } = {},
) {
  const tried: string[] = [];
  const hand = {
    perform: async (mutant: Mutant) => {
      tried.push(mutant.now);
      return outcome(mutant);
    },
    cancel: async () => {},
    close: async () => {},
  };
  const command = proveIn({ root: () => root, open: async () => [hand] });
  const session = await hedgerow(['prove', ...argv], {
    folder: root,
    commands: [command],
    ...(signal ? { signal } : {}),
  });
  return { ...session, tried };
}

test('survivors are told with their place and the rules nearby, and the figure last', async () => {
  const { code, out, err } = await prove(['aslsk']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(
    [
      `${BOOK}/rout.ts:5 comparison shifted in mustRout [3.6.a]`,
      '  - export const mustRout = (unit: Unit) => unit.broken && unit.near < 2;',
      '  + export const mustRout = (unit: Unit) => unit.broken && unit.near <= 2;',
    ].join('\n'),
  );
  expect(out.split('\n').slice(-2)).toEqual([
    'aslsk: 77.8 % of 9 mutants killed (seed 1)',
    '  7 killed, 2 survived, 0 reached by no test, 0 accepted',
  ]);
});

test('the same as JSON, and so many as are asked for', async () => {
  const { out } = await prove(['starter-kit', '--mutants', '4', '--seed', '2', '--json']);
  const proof = JSON.parse(out);
  expect(proof).toMatchObject({ book: 'aslsk', seed: 2, mutants: 4 });
  expect(proof.killed + proof.survived).toBe(4);
  expect(proof.survivors).toHaveLength(proof.survived);
});

test('one rule, or a section, can be asked for', async () => {
  const mutantsOf = async (id: string) =>
    JSON.parse((await prove(['aslsk', '--rule', id, '--json'])).out).mutants;
  expect([await mutantsOf('3.6.a'), await mutantsOf('3.6'), await mutantsOf('3')]).toEqual([6, 9, 9]);
});

test('another mutant is drawn for one that is no program', async () => {
  const outcome = (mutant: Mutant): Outcome =>
    mutant.kind === 'constant changed' ? { is: 'invalid' } : plainTests(mutant);
  expect(JSON.parse((await prove(['aslsk', '--json'], { outcome })).out).mutants).toBe(5);
});

test('nothing is written but what is kept beside the sources', async () => {
  await prove(['aslsk']);
  expect(readFileSync(join(root, BOOK, 'rout.ts'), 'utf8')).toBe(ROUT);
  expect(existsSync(join(root, 'bench'))).toBe(false);
});

test('what is known is not tried again, until a test that decided it has changed', async () => {
  expect((await prove(['aslsk'])).tried).toHaveLength(9);
  const again = await prove(['aslsk', '--resume']);
  expect(again.tried).toEqual([]);
  expect(again.out).toContain('77.8 % of 9');
  write(`${BOOK}/rally.test.ts`, 'a new test');
  expect((await prove(['aslsk', '--resume'])).tried).toHaveLength(2);
  write(`${BOOK}/rout.test.ts`, 'other tests');
  expect((await prove(['aslsk', '--resume'])).tried).toHaveLength(9);
  expect((await prove(['aslsk'])).tried).toHaveLength(9);
});

test('an interrupted run keeps what it has found', async () => {
  const controller = new AbortController();
  let found = 0;
  const outcome = (mutant: Mutant) => {
    if (++found === 4) controller.abort();
    return plainTests(mutant);
  };
  const { code, err } = await prove(['aslsk'], { outcome, signal: controller.signal });
  expect({ code, err }).toEqual({ code: 130, err: 'interrupted after 3 of 200 mutants; --resume goes on' });
  expect((await prove(['aslsk', '--resume'])).tried).toHaveLength(6);
});

test('what was found of other sources is not gone on with', async () => {
  await prove(['aslsk']);
  write(`${BOOK}/rout.ts`, ROUT.replace('2', '3'));
  const { code, err } = await prove(['aslsk', '--resume']);
  expect(code).toBe(2);
  expect(err).toMatch(/aslsk\.jsonl holds .*"sources".*; expected .*"sources"/);
});

const accepted = (now: string) =>
  `${JSON.stringify({
    rule: '3.6',
    within: 'far',
    was: 'export const far = (unit: Unit) => unit.at > 5;',
    now,
    reason: 'places are even',
  })}\n`;

test('accepted mutants are out of the figure, but few may be', async () => {
  write(`${BOOK}/accepted-mutants.jsonl`, accepted('export const far = (unit: Unit) => unit.at >= 5;'));
  const { code, out, err } = await prove(['aslsk']);
  expect(out).toContain('87.5 % of 8');
  expect(out).toContain('7 killed, 1 survived, 0 reached by no test, 1 accepted');
  expect({ code, err }).toEqual({ code: 1, err: 'more than 5 % are accepted: the figure says little' });
});

test('an accepted mutant that is none any more is told', async () => {
  write(`${BOOK}/accepted-mutants.jsonl`, accepted('export const far = (unit: Unit) => unit.at === 5;'));
  const { code, err } = await prove(['aslsk']);
  expect(code).toBe(0);
  expect(err).toBe(
    `${BOOK}/accepted-mutants.jsonl: no mutant any more: "export const far = (unit: Unit) => unit.at > 5;" in far`,
  );
});

test('a broken list of accepted mutants is named by file and line', async () => {
  write(`${BOOK}/accepted-mutants.jsonl`, '\n{"rule":"3.6"}');
  const { code, err } = await prove(['aslsk']);
  expect(code).toBe(2);
  expect(err).toBe(
    `${BOOK}/accepted-mutants.jsonl:2:1 within: missing; expected the function or constant that it is in`,
  );
});

test('figures are kept where they are asked for, a line for each book', async () => {
  write('proof.json', '[{ "book": "lnl" }, { "book": "aslsk" }]');
  await prove(['aslsk', '--out', 'proof.json']);
  const [first, second] = JSON.parse(readFileSync(join(root, 'proof.json'), 'utf8'));
  expect(first).toEqual({
    book: 'aslsk',
    seed: 1,
    mutants: 9,
    killed: 7,
    endless: 0,
    survived: 2,
    uncovered: 0,
    accepted: 0,
    figure: 7 / 9,
  });
  expect(second).toEqual({ book: 'lnl' });
});

test.each([
  [[], 'found 0 words; expected one <book>'],
  [['aslks'], 'no book "aslks"; did you mean aslsk? (books: sl, aslsk, lnl, combat, panzer)'],
  [['panzer'], 'Panzer has no rules to mutate yet'],
  [['aslsk', '--rule', '3.6.c'], 'aslsk has no rule "3.6.c"; did you mean 3.6.a?'],
  [['aslsk', '--rule', '3.6.b'], 'no code of aslsk cites 3.6.b; nothing to mutate'],
  [['aslsk', '--mutants', '0'], '--mutants is "0"; expected a whole number, 1 or more'],
  [
    ['aslsk', '--rule', '3.6', '--out', 'it.json'],
    'figures of one rule are not kept; expected --out or --rule',
  ],
])('misuse is one line and exit code 2: %j', async (argv, line) => {
  const { code, out, err } = await prove(argv);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `hedgerow prove: ${line}` });
});

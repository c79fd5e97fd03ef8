import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../kernel/data.ts';
import type { GameRecord, Step } from './record.ts';
import { parseRecord, printRecord, RecordError } from './text.ts';

const word = fc.stringMatching(/^[A-Za-z][\w-]{0,8}$/);
// The format keeps two words for itself.
const side = word.filter(each => each !== 'draw');
const ask = word.filter(each => each !== 'interjects');
const line = fc.string({ unit: 'grapheme' }).filter(text => !/[\r\n]/.test(text));
const act = line.filter(text => text.length > 0);
const hex = fc.uint8Array({ minLength: 1, maxLength: 8 }).map(bytes => Buffer.from(bytes).toString('hex'));
const scalar = fc.oneof(
  line,
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(n => n || 0),
);
const json = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('value'), { maxLength: 3 }), tie('object')),
  object: fc.dictionary(word, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));
const die = fc.record({
  die: word,
  face: fc.integer({ min: 1, max: 6 }),
  sides: fc.integer({ min: 6, max: 100 }),
});
const answer = fc.oneof(
  fc.record({ by: side, ask, act }),
  fc.record({ roll: fc.array(die, { minLength: 1, maxLength: 3 }), why: line }),
);
const step = fc.oneof(
  fc.record({ answers: fc.array(answer, { minLength: 1, maxLength: 4 }) }),
  fc.record({ interjection: fc.record({ by: side, act }), answers: fc.array(answer, { maxLength: 2 }) }),
);
/** Rests go up by at least one a step, epochs by any number. */
const steps = fc
  .array(fc.tuple(step, fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 0, 0, 1)), { maxLength: 6 })
  .map(list => {
    const out: Step[] = [];
    let [rest, epoch] = [-1, 0];
    for (const [each, later, raise] of list) {
      rest += later;
      epoch += raise;
      out.push({ rest, epoch, ...each });
    }
    return out;
  });
const snapshots = fc
  .array(
    fc.record({
      rest: fc.nat({ max: 30 }),
      version: fc.integer({ min: 1, max: 9 }),
      state: json.object as fc.Arbitrary<Json>,
    }),
  )
  .map(list => list.sort((a, b) => a.rest - b.rest));
const names = <T>(of: fc.Arbitrary<T>) => fc.dictionary(word, of, { maxKeys: 3, noNullPrototype: true });
const record = fc
  .record(
    {
      rulebook: word,
      version: fc.integer({ min: 1, max: 99 }),
      scenario: act,
      options: names(scalar),
      pack: fc.record({
        name: word,
        charts: fc.dictionary(fc.stringMatching(/^[a-z][\w-]{0,8}$/), names(scalar), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      }),
      fingerprints: names(hex),
      pledge: fc.record({
        commit: hex,
        nonces: fc.dictionary(side, hex, { maxKeys: 3, noNullPrototype: true }),
      }),
      steps,
      snapshots,
      result: fc.oneof(
        fc.record({ why: line, cite: fc.constantFrom('', 'vc.1') }),
        fc.record({ winner: side, why: line, cite: fc.constantFrom('', 'vc.1') }),
      ),
      seed: hex,
    },
    { requiredKeys: ['rulebook', 'version', 'scenario', 'options', 'fingerprints', 'steps', 'snapshots'] },
  )
  .chain(each =>
    fc.constantFrom(0, 0, 2).map((raised): GameRecord => {
      const last = each.steps.at(-1)?.epoch ?? 0;
      return raised === 0 ? each : { ...each, epoch: last + raised };
    }),
  );

test('every record comes back from its text as it was', () => {
  fc.assert(
    fc.property(record, each => {
      expect(parseRecord(printRecord(each))).toEqual(each);
    }),
    { numRuns: 300 },
  );
});

test('a record looks as the manual shows it', () => {
  const text = [
    'hedgerow record 2',
    'rulebook aslsk 3',
    'scenario "the-crossing"',
    'hash charts 5f0c',
    'commit 9c1d',
    'nonce german 00ff',
    '',
    '0 german move: step u1 1:C4',
    '0 roll coloured 3/6 white 5/6: fire at 1:C4',
    'snapshot 1 rules 3 {"doing":[]}',
    '1 russian interjects: drop u9',
    '1 russian drop: there',
    '1 russian drop: here',
    'back to 1 after 1',
    '1 russian drop: nowhere',
    '2 german move: pass',
    '2 roll coloured 1/6 white 1/6: luck',
    'back to 2',
    '2 german move: fire',
    `chain ${'03ab'.repeat(16)}`,
    'result german holds the crossing [vc.1]',
    'seed 77aa',
    '',
  ].join('\n');
  const record = parseRecord(text);
  expect(printRecord(record)).toBe(text);
  expect(record.steps.map(({ epoch, answers }) => [epoch, answers.length])).toEqual([
    [0, 2],
    [0, 2],
    [1, 1],
  ]);
  expect(record.history?.takenBack).toEqual([
    {
      rest: 1,
      after: 1,
      steps: [{ rest: 1, epoch: 0, answers: [{ by: 'russian', ask: 'drop', act: 'here' }] }],
    },
    {
      rest: 2,
      steps: [
        {
          rest: 2,
          epoch: 0,
          answers: [
            { by: 'german', ask: 'move', act: 'pass' },
            {
              roll: [
                { die: 'coloured', face: 1, sides: 6 },
                { die: 'white', face: 1, sides: 6 },
              ],
              why: 'luck',
            },
          ],
        },
      ],
    },
  ]);
});

test('a record of the first format is read and written as it was', () => {
  const text = [
    'hedgerow record 1',
    'rulebook aslsk 3',
    'scenario "the-crossing"',
    'option sight "open"',
    'hash charts 5f0c',
    'commit 9c1d',
    'nonce german 00ff',
    '',
    '0 german move: step u1 1:C4',
    '0 roll coloured 3/6 white 5/6: fire at 1:C4',
    'snapshot 1 rules 3 {"doing":[]}',
    'epoch 1',
    '1 russian interjects: drop u9',
    'result german holds the crossing [vc.1]',
    'seed 77aa',
    '',
  ].join('\n');
  expect(printRecord(parseRecord(text))).toBe(text);
});

const HEAD = ['hedgerow record 1', 'rulebook tiny 1', 'scenario "heap"'];
const read = (...lines: readonly string[]) => parseRecord([...HEAD, ...lines].join('\n'));

test('lines may end as on other machines', () => {
  expect(parseRecord([...HEAD, '', '0 A move: pass', ''].join('\r\n'))).toEqual(read('', '0 A move: pass'));
});

test('remarks are skipped, and so are empty lines between the answers', () => {
  const plain = read('', '0 A move: pass', '1 B move: pass');
  expect(read('# a remark', '', '# another', '0 A move: pass', '', '#', '1 B move: pass')).toEqual(plain);
});

const IN_HEAD = "'scenario', 'option', 'pack', 'values', 'hash', 'commit', 'nonce' or an empty line";
const IN_BODY =
  "'<rest> <side> <ask>: <act>', '<rest> <side> interjects: <act>', '<rest> roll <die> <face>/<sides> …: <why>', " +
  "'snapshot', 'epoch', 'result' or 'seed'";

test.each([
  'scenario heap',
  'scenario ""',
  'option sight',
  'option sight open',
  'option sight [1]',
  'option sight null',
  'hash charts',
  'commit 9c1',
  'commit XYZ',
  'weather fine',
])("'%s' in the head is refused with its line and what was expected", line => {
  expect(() => read(line)).toThrow(new RecordError(4, `'${line}'`, IN_HEAD));
});

test.each([
  'A move: pass',
  '0 A move pass',
  '0 A move: ',
  '0 9 move: pass',
  '0 A my move: pass',
  '-1 A move: pass',
  '0 roll white 3: luck',
  '0 roll white 0/6: luck',
  '0 roll white 3/6',
  '0 A interjects: ',
  'snapshot 1 {}',
  'snapshot 1 rules 0 {}',
  'snapshot 1 rules 1 []',
  'epoch one',
  'result A',
  'result A full heap',
  'seed 123',
  'option sight "open"',
])("'%s' in the body is refused with its line and what was expected", line => {
  expect(() => read('', '0 A move: pass', line)).toThrow(new RecordError(6, `'${line}'`, IN_BODY));
});

test.each<[string, readonly string[], number, string, string]>([
  ['another file', ['hello'], 1, "'hello'", "'hedgerow record 1' or 'hedgerow record 2'"],
  ['nothing at all', [], 1, "''", "'hedgerow record 1' or 'hedgerow record 2'"],
  [
    'no rulebook',
    [HEAD[0] as string, 'scenario "heap"'],
    2,
    `'scenario "heap"'`,
    "'rulebook <name> <version>'",
  ],
  [
    'a version of nought',
    [HEAD[0] as string, 'rulebook tiny 0'],
    2,
    "'rulebook tiny 0'",
    "'rulebook <name> <version>'",
  ],
  [
    'no scenario',
    [...HEAD.slice(0, 2), '', '0 A move: pass'],
    4,
    'no scenario',
    "'scenario <name>' in the head",
  ],
  ['a nonce too early', [...HEAD, 'nonce A 00'], 4, 'a nonce before any commitment', "'commit <hash>' first"],
  ['broken JSON in an option', [...HEAD, 'option sight "a" "b"'], 4, `'"a" "b"'`, 'JSON'],
  ['broken JSON in a snapshot', [...HEAD, '', 'snapshot 0 rules 1 {"a"}'], 5, `'{"a"}'`, 'JSON'],
  [
    'an earlier rest',
    [...HEAD, '', '3 A move: pass', '2 B move: pass'],
    6,
    'rest 2 after rest 3',
    'rests in their order',
  ],
  [
    'an interjection in a step',
    [...HEAD, '', '3 A move: pass', '3 B interjects: x'],
    6,
    'rest 3 after rest 3',
    'rests in their order',
  ],
  [
    'a die of billions of sides',
    [...HEAD, '', '0 roll white 3/4294967297: luck'],
    5,
    'a die of 4294967297 sides',
    'at most 1000',
  ],
  [
    'a face that the die has not',
    [...HEAD, '', '0 roll white 7/6: luck'],
    5,
    'a die of 6 sides that shows 7',
    '1 to 6',
  ],
  [
    'more dice than anybody throws',
    [...HEAD, '', `0 roll${' white 3/6'.repeat(21)}: luck`],
    5,
    'a roll of 21 dice',
    'at most 20',
  ],
  [
    'an endless line',
    [...HEAD, '', `result A ${' ['.repeat(5_000)}`],
    5,
    'a line of 10009 characters',
    'at most 10000',
  ],
  [
    'an endless text',
    [...HEAD, '', '#'.repeat(4_000_000)],
    1,
    `a text of ${[...HEAD, ''].join('\n').length + 1 + 4_000_000} characters`,
    'at most 4000000',
  ],
])('%s is refused', (_, lines, line, wrong, expected) => {
  expect(() => parseRecord(lines.join('\n'))).toThrow(new RecordError(line, wrong, expected));
});

const GIVEN = ['0 A move: pass', '0 roll white 3/6: luck', '1 B move: pass', '1 B move: pass'];
test.each([
  ['back to 2', 'back to rest 2', 'a rest at which something was answered that stands'],
  ['back to 1 after 0', 'back to after nothing since rest 1', "'back to 1'"],
  ['back to 1 after 2', 'back to after answer 2 since rest 1', 'an answer that was given'],
  ['back to 0 after 1', 'dice taken back and answers before them not', "'back to 0'"],
])("'%s' is refused where there is no such thing", (line, wrong, expected) => {
  const text = ['hedgerow record 2', ...HEAD.slice(1), '', ...GIVEN, line].join('\n');
  expect(() => parseRecord(text)).toThrow(new RecordError(9, wrong, expected));
});

test.each(['epoch 1', 'chain 00', 'back to one', '00 A move: pass'])(
  "'%s' is no line of the present format",
  line => {
    const text = ['hedgerow record 2', ...HEAD.slice(1), '', line].join('\n');
    expect(() => parseRecord(text)).toThrow(RecordError);
  },
);

test('a state may be longer than any answer', () => {
  const state = { log: 'x'.repeat(20_000) };
  expect(read('', `snapshot 0 rules 1 ${JSON.stringify(state)}`).snapshots).toEqual([
    { rest: 0, version: 1, state },
  ]);
});

test('a long line is shown by its beginning', () => {
  expect(() => read('x'.repeat(200))).toThrow(`line 4: '${'x'.repeat(57)}…'; expected`);
});

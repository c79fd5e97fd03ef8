import { expect, test } from 'vitest';
import { plainly } from '../test-game.ts';
import type { Rule, Side } from './ask.ts';
import { choosing, roll, together } from './rule.ts';
import { Strand } from './strand.ts';

type Pick = { readonly verb: 'pick'; readonly n: number };
const choose = choosing<unknown, Pick>();
const pickBy = (by: Side) =>
  choose({ by, id: 'pick', cite: 'book 1', acts: () => [1, 2].map(n => ({ verb: 'pick', n })) });
const pick = (n: number): Pick => ({ verb: 'pick', n });

/** Runs a rule and keeps what comes of it. */
function running<T>(rule: Rule<T>): { readonly strand: Strand; readonly results: T[] } {
  const results: T[] = [];
  function* keeping(): Rule<void> {
    results.push(yield* rule);
  }
  return { strand: new Strand(keeping()), results };
}

test('a choice waits for its side and gives the rule the act it took', () => {
  const { strand, results } = running(pickBy('A'));
  expect(strand.asks).toMatchObject([{ kind: 'choice', by: 'A', id: 'pick', cite: 'book 1' }]);
  expect([strand.choiceOf('A')?.id, strand.choiceOf('B')]).toEqual(['pick', undefined]);
  expect([strand.done, strand.together, strand.chance]).toEqual([false, undefined, undefined]);
  strand.answer('A', pick(2));
  expect(strand.done).toBe(true);
  expect(results).toEqual([pick(2)]);
});

test('a roll gives the rule its reading and never the faces', () => {
  const { strand, results } = running(
    roll({ red: 6, blue: 6 }, 'the gamble', faces => faces.red + faces.blue > 7, {
      cite: 'book 2',
      by: 'A',
      tell: plainly,
    }),
  );
  expect(strand.chance).toMatchObject({ why: 'the gamble', by: 'A', seen: 'all', dice: { red: 6, blue: 6 } });
  strand.rolled(strand.chance?.read({ red: 4, blue: 4 }));
  expect(results).toEqual([true]);
});

test('a roll that is nobody’s names nobody', () => {
  const { strand } = running(
    roll({ d: 6 }, 'the weather', () => 0, { cite: 'book 2', seen: ['A'], tell: plainly }),
  );
  expect(strand.chance).not.toHaveProperty('by');
  expect(strand.chance?.seen).toEqual(['A']);
});

test.each([[['A', 'B']], [['B', 'A']]])('sides asked together may answer in the order %j', order => {
  const { strand, results } = running(together({ A: pickBy('A'), B: pickBy('B') }));
  expect(strand.asks.map(ask => ask.by)).toEqual(['A', 'B']);
  expect(strand.together).toBe(1);
  const [first = '', second = ''] = order;
  strand.answer(first, pick(first === 'A' ? 1 : 2));
  expect([strand.choiceOf(first), strand.choiceOf(second)?.by, strand.done]).toEqual([
    undefined,
    second,
    false,
  ]);
  strand.answer(second, pick(second === 'A' ? 1 : 2));
  expect(results).toEqual([{ A: pick(1), B: pick(2) }]);
});

test('a part of together may ask its side several things, and another nothing at all', () => {
  function* twice(): Rule<number> {
    return (yield* pickBy('A')).n + (yield* pickBy('A')).n;
  }
  function* nothing(): Rule<string> {
    return 'at once';
  }
  const { strand, results } = running(together({ A: twice(), B: nothing() }));
  expect(strand.asks.map(ask => ask.by)).toEqual(['A']);
  strand.answer('A', pick(1));
  expect(results).toEqual([]);
  strand.answer('A', pick(2));
  expect(results).toEqual([{ A: 3, B: 'at once' }]);
});

test('together without anything to ask goes straight on', () => {
  const { strand, results } = running(together({}));
  expect(strand.done).toBe(true);
  expect(results).toEqual([{}]);
});

test.each<[string, Rule<unknown>, string]>([
  ['rolls', roll({ d: 6 }, 'luck', () => 0, { cite: 'book 2', tell: plainly }), 'a chance'],
  ['asks another side', pickBy('B'), 'a choice of B'],
  ['asks several sides at once', together({ A: pickBy('A') }), 'a together'],
])('a part of together that %s is a fault', (_, part, found) => {
  expect(() => running(together({ A: part }))).toThrow(
    `a part of together for A may hold only choices of A, not ${found}`,
  );
});

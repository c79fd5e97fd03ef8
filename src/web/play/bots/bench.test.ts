import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, type Choice, Match, quickDice, Random } from '../../../engine/index.ts';
import { tiny } from '../../../engine/test-game.ts';
import { botSeat } from './bench.ts';
import type { Question, Reply } from './worker.ts';

/** A worker that answers when the test wants it to. */
class Slow {
  static hired: Slow[] = [];
  readonly asked: Question[] = [];
  dismissed = false;
  onmessage: (event: { data: Reply }) => void = () => {};
  onerror: (event: { message?: string; preventDefault(): void }) => void = () => {};
  constructor() {
    Slow.hired.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.dismissed = true;
  }
  reply(data: Reply): void {
    this.onmessage({ data });
  }
}

beforeEach(() => {
  Slow.hired = [];
  vi.stubGlobal('Worker', Slow);
});
afterEach(() => vi.unstubAllGlobals());

/** `secret`: what it answers is known to its side alone. */
function seated(secret = false) {
  const match = Match.begin(tiny, { scenario: 'heap', options: {} }, { dice: quickDice(new Random(1)) });
  const heard: string[] = [];
  const listener = { wake: () => heard.push('wake'), told: () => heard.push('told') };
  const bot = botSeat(match as unknown as Match, 'A', 'captain', 'seed', listener);
  const answer = () => bot.answer(ask(match, { ...(match.choiceOf('A') as Choice), secret }));
  return { match, bot, heard, answer, worker: () => Slow.hired.at(-1) as Slow };
}

test('it waits while it thinks, says how far it is, and wakes the session with its answer', () => {
  const { bot, heard, answer, worker } = seated();
  expect([answer(), answer()]).toEqual([undefined, undefined]);
  expect(worker().asked.map(({ side, level }) => [side, level])).toEqual([['A', 'captain']]);
  const number = worker().asked[0]?.number ?? 0;
  worker().reply({ number, share: 0.5 });
  expect([bot.share, heard]).toEqual([0.5, ['told']]);
  worker().reply({ number, text: 'hide 2', why: 'Two is best.' });
  expect([answer(), bot.why, bot.share, heard]).toEqual([
    'hide 2',
    'Two is best.',
    undefined,
    ['told', 'wake'],
  ]);
});

test('it does not say why it gave a secret answer', () => {
  const { bot, answer, worker } = seated(true);
  answer();
  worker().reply({ number: worker().asked[0]?.number ?? 0, text: 'hide 2', why: 'Two is best.' });
  expect([answer(), bot.why]).toEqual(['hide 2', undefined]);
});

test('in a hurry it answers at once, and what the worker says later is not heard', async () => {
  const { match, bot, heard, answer, worker } = seated();
  answer();
  const slow = worker();
  await bot.hurry();
  expect([slow.dismissed, heard]).toEqual([true, ['wake']]);
  const text = answer();
  expect(match.offered('A')).toContain(text);
  slow.reply({ number: slow.asked[0]?.number ?? 0, text: 'pass', why: '' });
  expect(answer()).toBe(text);
});

test('a closed bench is silent', () => {
  const { bot, heard, answer, worker } = seated();
  answer();
  const slow = worker();
  bot.close();
  slow.reply({ number: slow.asked[0]?.number ?? 0, text: 'hide 1', why: '' });
  expect([slow.dismissed, heard]).toEqual([true, []]);
});

test.each<[string, (worker: Slow) => void, string]>([
  [
    'says that it failed',
    worker => worker.reply({ number: worker.asked[0]?.number ?? 0, failed: 'no idea' }),
    'no idea',
  ],
  [
    'breaks',
    worker => worker.onerror({ message: 'Uncaught Error: out of memory', preventDefault() {} }),
    'out of memory',
  ],
  ['never arrives', worker => worker.onerror({ preventDefault() {} }), 'a part of the page did not arrive'],
])('a worker that %s is told and dismissed, and another is asked on request', (_, break_, why) => {
  const { bot, heard, answer, worker } = seated();
  answer();
  const failing = worker();
  break_(failing);
  expect([bot.failure, bot.share, heard, failing.dismissed]).toEqual([why, undefined, ['told'], true]);
  // Nobody is asked by himself: he would fail again.
  expect([answer(), Slow.hired.length]).toEqual([undefined, 1]);
  bot.tryAgain();
  expect([bot.failure, answer(), Slow.hired.length]).toEqual([undefined, undefined, 2]);
  worker().reply({ number: worker().asked[0]?.number ?? 0, text: 'hide 2', why: '' });
  expect(answer()).toBe('hide 2');
});

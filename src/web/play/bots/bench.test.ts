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

function seated() {
  const match = Match.begin(tiny, { scenario: 'heap', options: {} }, { dice: quickDice(new Random(1)) });
  const heard: string[] = [];
  const listener = { wake: () => heard.push('wake'), told: () => heard.push('told') };
  const bot = botSeat(match as unknown as Match, 'A', 'captain', 'seed', listener);
  const answer = () => bot.answer(ask(match, match.choiceOf('A') as Choice));
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

/** Players that aren't people, and what becomes of a game when one of them can't go on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import type { SavedGame } from '../storage/games.ts';
import type { Question, Reply } from './bots/worker.ts';
import { Session, type SessionOptions } from './session.ts';
import { newTable, type SeatKind, sidesOfScenario } from './table-setup.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const SIDES = sidesOfScenario(book, { scenario, options: {} });

/** A worker that answers when the test wants it to. */
class Thinker {
  static hired: Thinker[] = [];
  static get last(): Thinker {
    return Thinker.hired.at(-1) as Thinker;
  }
  question: Question | undefined;
  onmessage: (event: { data: Reply }) => void = () => {};
  onerror: (event: { message: string; preventDefault(): void }) => void = () => {};
  constructor() {
    Thinker.hired.push(this);
  }
  postMessage(question: Question): void {
    this.question = question;
  }
  terminate(): void {}
  answer(text: string): void {
    this.onmessage({ data: { number: this.question?.number ?? 0, text, why: '' } });
  }
  fail(): void {
    this.onerror({ message: 'out of memory', preventDefault() {} });
  }
}

beforeEach(() => {
  Thinker.hired = [];
  vi.stubGlobal('Worker', Thinker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game in which who is asked first is a bot, and the others are people. */
function against(level: SeatKind, options: SessionOptions = {}): { session: Session; side: string } {
  const seats = (kind: SeatKind, of: string | undefined) =>
    Object.fromEntries(SIDES.map(side => [side, side === of ? kind : ('human' as const)]));
  const laid = (kind: SeatKind, of: string | undefined) =>
    newTable({ book: book.id, scenario, options: {}, seats: seats(kind, of), dice: 'computed' });
  const side = Session.begin(book, laid('human', undefined)).now.ask?.side ?? '';
  return { session: Session.begin(book, laid(level, side), options), side };
}

test('a bot that can’t go on leaves the game as it is, and is asked again on request', () => {
  const { session, side } = against('captain');
  const { rest } = session.match;
  Thinker.last.fail();
  expect(session.botOf(side)?.failure).toBe('out of memory');
  expect([session.match.rest, session.now.thinking]).toEqual([rest, [side]]);
  session.tryAgain();
  expect(session.botOf(side)?.failure).toBeUndefined();
  Thinker.last.answer(session.match.offered(side)[0] ?? '');
  expect(session.match.record().steps.flatMap(({ answers }) => answers)).toHaveLength(1);
});

test('another level takes the seat, and is kept with the game', () => {
  const { session, side } = against('captain');
  Thinker.last.fail();
  session.seat(side, 'recruit');
  expect(Thinker.last.question?.level).toBe('recruit');
  expect(JSON.parse(session.saved().table).seats[side]).toBe('recruit');
});

test('a person plays the side on: he is asked, and may take back what he did', () => {
  const { session, side } = against('captain');
  Thinker.last.fail();
  session.seat(side, 'human');
  expect([session.botOf(side), session.now.thinking, session.now.ask?.side]).toEqual([undefined, [], side]);
  session.answer(session.now.ask?.offers[0]?.text ?? '');
  expect(session.now.undo.can).toBe(true);
  const again = Session.open(book, session.saved());
  expect(again.now.ask?.side).toBe(side);
});

test('an answer that is refused is told and not given again and again', () => {
  const kept: SavedGame[] = [];
  const { session, side } = against('captain', { pace: 5, keep: game => void kept.push(game) });
  Thinker.last.answer('dance');
  vi.advanceTimersByTime(5);
  expect(session.now.problem).toContain('dance');
  const times = kept.length;
  vi.advanceTimersByTime(1_000);
  expect([kept.length, session.now.thinking]).toEqual([times, [side]]);
  session.tryAgain();
  expect(session.now.problem).toBeUndefined();
  expect(Thinker.hired).toHaveLength(2);
});

test('a closed session plays no further and keeps nothing', () => {
  const kept: SavedGame[] = [];
  const { session, side } = against('captain', { pace: 5, keep: game => void kept.push(game) });
  Thinker.last.answer(session.match.offered(side)[0] ?? '');
  const [times, { rest }] = [kept.length, session.match];
  session.close();
  vi.advanceTimersByTime(1_000);
  session.seat(side, 'human');
  session.answer(session.now.ask?.offers[0]?.text ?? '');
  expect([kept.length, session.match.rest]).toEqual([times, rest]);
});

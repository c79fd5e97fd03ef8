import { expect, test } from 'vitest';
import { Agenda } from './agenda.ts';
import type { Rule } from './ask.ts';
import { Strand } from './strand.ts';

const ORDER = ['leader loss', 'rubble', 'reveal'] as const;
type Kind = (typeof ORDER)[number];

/** Flushes, and gives what happened; `after` may add more as things happen. */
function flushed(agenda: Agenda<Kind, string>, after: (data: string) => void = () => {}): string[] {
  const happened: string[] = [];
  function* happen(kind: Kind, data: string): Rule<void> {
    happened.push(`${kind} ${data}`);
    after(data);
  }
  expect(new Strand(agenda.flush(happen)).done).toBe(true);
  return happened;
}

test('kinds happen in the order of the book, and within a kind who came first goes first', () => {
  const agenda = new Agenda<Kind, string>(ORDER);
  agenda.add('reveal', 'u1', 'u1');
  agenda.add('leader loss', 'u2', 'u2');
  agenda.add('reveal', 'u3', 'u3');
  agenda.add('leader loss', 'u4', 'u4');
  expect(flushed(agenda)).toEqual(['leader loss u2', 'leader loss u4', 'reveal u1', 'reveal u3']);
  expect(agenda.empty).toBe(true);
});

test('the same thing happens once, however many causes it has and even if it has happened already', () => {
  const agenda = new Agenda<Kind, string>(ORDER);
  agenda.add('rubble', 'C4', 'by fire');
  agenda.add('rubble', 'C4', 'by a bomb');
  agenda.add('reveal', 'C4', 'of another kind');
  expect(flushed(agenda)).toEqual(['rubble by fire', 'reveal of another kind']);
  agenda.add('rubble', 'C4', 'again');
  expect(flushed(agenda)).toEqual([]);
});

test('what comes of what happens has its turn by its kind, too', () => {
  const agenda = new Agenda<Kind, string>(ORDER);
  agenda.add('rubble', 'C4', 'C4');
  agenda.add('reveal', 'u1', 'u1');
  const happened = flushed(agenda, data => {
    if (data === 'C4') agenda.add('leader loss', 'u9', 'u9');
    if (data === 'u9') agenda.add('rubble', 'D4', 'D4');
  });
  expect(happened).toEqual(['rubble C4', 'leader loss u9', 'rubble D4', 'reveal u1']);
});

test('a kind that the order does not name is refused', () => {
  expect(() => new Agenda<string, string>(ORDER).add('rain', 'C4', '')).toThrow("the agenda knows no 'rain'");
});

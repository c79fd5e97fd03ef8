import { expect, test } from 'vitest';
import {
  isPlace,
  Match,
  parseRecord,
  play,
  printRecord,
  quickDice,
  Random,
  randomSeat,
  spoken,
} from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { linesOf } from '../log/lines.ts';
import { marksOf } from './marks.ts';
import { positionText } from './position-text.ts';
import { momentAt, tell } from './story.ts';
import { told } from './teller.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk');
if (book === undefined) throw new Error('there is no book to play');
const match = Match.begin(
  book,
  { scenario: book.scenarios[0]?.id ?? '', options: {} },
  { dice: quickDice(new Random('story')) },
);
play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`story ${side}`)])));
const record = match.record();
const story = tell(book, record);

test('a moment for every step, the last being the end', () => {
  expect(story.moments).toHaveLength(record.steps.length + 1);
  expect(story.moments.at(-1)?.state).toEqual(match.state);
  expect(story.outcome).toEqual(match.outcome);
  expect(story.journal(undefined)).toEqual(match.journal.all());
});

test('a moment is where a match of the record stood at that rest', () => {
  for (const rest of [record.steps[20]?.rest ?? 0, record.steps.at(-3)?.rest ?? 0]) {
    const back = Match.replay(book, record, { dice: { throw: () => undefined } });
    back.truncate(rest);
    expect(story.moments[momentAt(story, rest)]?.state).toEqual(back.state);
  }
});

test('an address with a rest in between leads to the moment before', () => {
  expect(momentAt(story, undefined)).toBe(0);
  expect(momentAt(story, 1e9)).toBe(story.moments.length - 1);
  const at = story.moments.findIndex(({ rest }, i) => (story.moments[i - 1]?.rest ?? 0) + 1 < rest);
  expect(momentAt(story, (story.moments[at]?.rest ?? 0) - 1)).toBe(at - 1);
});

test('every roll and every fate is marked', () => {
  const marks = marksOf(story, undefined, id => id);
  const marked = new Set(marks.map(({ moment }) => moment));
  for (const [i, { rolls, facts }] of story.moments.entries())
    expect(marked.has(i)).toBe(rolls > 0 || facts.some(({ of }) => !isPlace(of)));
  expect(marks.some(({ is, words }) => is === 'fate' && / broken/.test(words))).toBe(true);
});

test('every answer is told in the words it was offered in, every phase once', () => {
  const { teller, phases } = told(story, undefined);
  const acts = linesOf(story.journal(undefined), teller, phases).filter(({ is }) => is === 'act');
  expect(acts.map(({ words }) => spoken(words)).filter(text => /\b[uw]\d+\b/.test(text))).toEqual([]);
  expect(phases.length).toBeGreaterThan(8);
});

test('a position is told hex by hex, the same for the same record', () => {
  const again = tell(book, parseRecord(printRecord(record)));
  const at = Math.floor(story.moments.length / 2);
  const text = (from: typeof story) => {
    const moment = from.moments[at];
    if (moment === undefined) throw new Error('no such moment');
    return positionText(from.tabletop(moment, undefined), 'A game', told(from, undefined).teller.nameOf);
  };
  expect(text(again)).toBe(text(story));
  expect(text(story)).toMatch(/^[A-Z]+\d+: .*squad/m);
});

test('a record that these rules would not have made is refused at the place', () => {
  const steps = record.steps.map((step, i) => (i === 5 ? { ...step, answers: [] } : step));
  expect(() => tell(book, { ...record, steps })).toThrow(/rest \d+/);
});

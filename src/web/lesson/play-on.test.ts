/** A lesson that is left, or over, is a game like any other: against a beginner, with dice that fall by themselves. */
import { expect, test } from 'vitest';
import { Random, type Rulebook } from '../../engine/index.ts';
import { rulebookCalled } from '../../rulebooks/index.ts';
import { Session } from '../play/session.ts';
import { openLesson } from './begin-lesson.ts';
import { LESSONS } from './lessons.ts';

test.each(LESSONS.map(lesson => [lesson.id, lesson] as const))('%s can be played on from', (_, lesson) => {
  const book = rulebookCalled(lesson.rulebook) as Rulebook;
  const session = openLesson(book, lesson);
  const before = session.match.rest;
  session.playOn(lesson.side);
  expect(session.table.lesson).toBeUndefined();
  const random = new Random(3);
  for (let i = 0; i < 60 && session.now.ask; i++) {
    expect(session.now.dice).toBeUndefined();
    expect(session.now.ask.side).toBe(lesson.side);
    expect(session.answer(random.pick(session.now.ask.offers).text).ok).toBe(true);
  }
  expect(session.match.rest).toBeGreaterThan(before);
  const others = session.match.sides.filter(side => side !== lesson.side);
  expect(others.map(side => session.table.seats[side])).toEqual(others.map(() => 'recruit'));
  // What was left so is taken up again so.
  const again = Session.open(book, session.saved());
  expect(again.table.thrown).toBe(true);
  expect(again.match.rest).toBe(session.match.rest);
});

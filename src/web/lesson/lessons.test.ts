import { expect, test } from 'vitest';
import { openBook } from '../../rulebooks/shelf.ts';
import type { Session } from '../play/session.ts';
import { openLesson } from './begin-lesson.ts';
import { comeBack, guidance, takeStep } from './guide.ts';
import { LESSONS, type Lesson } from './lessons.ts';

/** Does what the guide says, to the end of the lesson. */
function follow(lesson: Lesson, session: Session): void {
  for (let i = 0; i < lesson.script.length; i++) {
    const { offer, next, strayed } = guidance(lesson, session, session.now);
    expect(strayed, `step ${i + 1}`).toBe(false);
    if (next) takeStep(next, session);
    else session.answer(offer?.text ?? '');
    expect(session.now.problem, `step ${i + 1}`).toBeUndefined();
  }
}

test.each(LESSONS)('“$title” can be followed to its end', async lesson => {
  const session = openLesson(await openBook(lesson.rulebook), lesson);
  follow(lesson, session);
  const { done, of, text, strayed } = guidance(lesson, session, session.now);
  expect({ done, text, strayed }).toEqual({ done: of, text: lesson.end, strayed: false });
});

test.each(LESSONS)('“$title” says no more than 120 words before the first click', ({ script, about }) => {
  const [first] = script;
  expect(`${about} ${first?.text}`.split(/\s+/).length).toBeLessThanOrEqual(120);
});

test('who does something else is told so, and comes back', async () => {
  const [lesson] = LESSONS;
  if (lesson === undefined) throw new Error('there is no lesson');
  const session = openLesson(await openBook(lesson.rulebook), lesson);
  session.answer('ready u7');
  expect(guidance(lesson, session, session.now)).toMatchObject({ strayed: true, done: 0 });
  comeBack(lesson, session);
  expect(guidance(lesson, session, session.now)).toMatchObject({ strayed: false, done: 0 });
  follow(lesson, session);
});

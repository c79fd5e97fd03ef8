import { useState } from 'react';
import { beginLesson } from '../lesson/begin-lesson.ts';
import { LESSONS, type Lesson } from '../lesson/lessons.ts';
import { bookById } from '../play/table-setup.ts';
import { gameHash } from './begin-game.ts';

/** For who has never played: before any scenario. */
export function Lessons() {
  const [problem, setProblem] = useState<string>();
  const begin = (lesson: Lesson) =>
    beginLesson(lesson).then(
      game => {
        location.hash = gameHash(game);
      },
      (error: Error) => setProblem(error.message),
    );
  return (
    <section className="lessons" aria-label="Lessons">
      {LESSONS.map(lesson => (
        <div key={lesson.id}>
          <p>
            <strong>
              New to {bookById(lesson.rulebook)?.title}? {lesson.title}.
            </strong>{' '}
            {lesson.about}
          </p>
          <button
            type="button"
            className="button"
            aria-label={`Take the lesson: ${lesson.title}`}
            onClick={() => begin(lesson)}
          >
            Take the lesson
          </button>
        </div>
      ))}
      {problem !== undefined && (
        <p className="notice" role="alert">
          The lesson could not begin: {problem}.
        </p>
      )}
    </section>
  );
}

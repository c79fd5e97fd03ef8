import { useState } from 'react';
import { volumeById } from '../../rulebooks/shelf.ts';
import { LESSONS, type Lesson } from '../lesson/lessons.ts';
import { gameHash } from './game-hash.ts';

/** For who has never played: before any scenario. */
export function Lessons() {
  const [problem, setProblem] = useState<string>();
  const begin = async (lesson: Lesson) => {
    try {
      const { beginLesson } = await import('../lesson/begin-lesson.ts');
      location.hash = gameHash(await beginLesson(lesson));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="lessons" aria-label="Lessons">
      {LESSONS.map(lesson => (
        <div key={lesson.id}>
          <p>
            <strong>
              New to {volumeById(lesson.rulebook)?.title}? {lesson.title}.
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

import { useEffect, useMemo } from 'react';
import { hashFor } from '../app/router.ts';
import type { Now, Session } from '../play/session.ts';
import { moves } from '../settings/settings.ts';
import { comeBack, guidance, takeStep } from './guide.ts';
import { type Lesson, lessonById } from './lessons.ts';
import './lesson.css';

/** The guide of the lesson that a game belongs to, if it belongs to one. */
export function LessonGuide({ session, now }: { session: Session; now: Now }) {
  const lesson = lessonById(session.table.lesson);
  if (lesson === undefined) return undefined;
  return <Guide lesson={lesson} session={session} now={now} onLeave={() => session.playOn(lesson.side)} />;
}

/** How long the table waits before it does its own steps, so that they can be followed. */
const PACE = 1200;

function Guide(props: { lesson: Lesson; session: Session; now: Now; onLeave(): void }) {
  const { lesson, session, now, onLeave } = props;
  const { done, of, notes, text, offer, strayed, next } = useMemo(
    () => guidance(lesson, session, now),
    [lesson, session, now],
  );
  useEffect(() => {
    if (next === undefined || strayed) return;
    const timer = setTimeout(() => takeStep(next, session), moves() ? PACE : 0);
    return () => clearTimeout(timer);
  }, [next, strayed, session]);
  const isOver = done === of && next === undefined;
  return (
    <aside className="lesson" aria-label="Lesson">
      <header>
        <strong>{lesson.title}</strong>
        <span>
          {Math.min(done + 1, of)} of {of}
        </span>
        <button type="button" className="lesson-leave" onClick={onLeave}>
          Leave the lesson
        </button>
      </header>
      <div aria-live="polite">
        {notes.map(note => (
          <p key={note} className="lesson-note">
            {note}
          </p>
        ))}
        {strayed ? (
          <p>That is legal, and you may try it in a game. The lesson goes on from the step before.</p>
        ) : (
          text && <p>{text}</p>
        )}
      </div>
      {strayed && now.undo.can && (
        <button type="button" className="button" onClick={() => comeBack(lesson, session)}>
          Take that back
        </button>
      )}
      {offer && (
        <button type="button" className="quiet-button" onClick={() => session.answer(offer.text)}>
          Do it for me: {offer.words.label}
        </button>
      )}
      {isOver && (
        <p className="lesson-ways">
          <button type="button" className="button" onClick={onLeave}>
            Play on against a Recruit
          </button>{' '}
          <a href={hashFor([])}>To the scenarios</a>
        </p>
      )}
    </aside>
  );
}

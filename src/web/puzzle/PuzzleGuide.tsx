import { useMemo, useState } from 'react';
import type { PuzzleDocument } from '../../engine/puzzle/document.ts';
import { type Standing, standingOf } from '../../engine/puzzle/play.ts';
import { hashFor } from '../app/router.ts';
import type { Now, Session } from '../play/session.ts';
import { puzzleById, timeWords } from './puzzles.ts';
import '../lesson/lesson.css';

/** The task of the puzzle that a game is a try at, if it is one, and whether it is solved. */
export function PuzzleGuide({ session, now }: { session: Session; now: Now }) {
  const puzzle = puzzleById(session.table.puzzle);
  return puzzle && <Guide puzzle={puzzle} session={session} rest={now.rest} />;
}

function Guide({ puzzle, session, rest }: { puzzle: PuzzleDocument; session: Session; rest: number }) {
  const [told, setTold] = useState(0);
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record has changed when the game has come to another rest.
  const standing = useMemo(
    () => standingOf(session.book, puzzle, session.match.record()),
    [session, puzzle, rest],
  );
  const again = async () => {
    try {
      const { beginPuzzle } = await import('./begin-puzzle.ts');
      location.hash = hashFor(['play', (await beginPuzzle(puzzle)).id]);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const { title, task, about, hints } = puzzle;
  return (
    <aside className="lesson" aria-label="Puzzle" data-standing={standing.is}>
      <header>
        <strong>{title}</strong>
        <span>{timeWords(puzzle)}</span>
      </header>
      <p>
        {about} <strong>{task}</strong>
      </p>
      <p role="status">{standingWords(standing)}</p>
      {hints.slice(0, told).map(hint => (
        <p key={hint} className="lesson-note">
          {hint}
        </p>
      ))}
      {standing.is === 'open' && told < hints.length && (
        <button type="button" className="quiet-button" onClick={() => setTold(told + 1)}>
          {told === 0 ? 'A hint' : 'Another hint'}
        </button>
      )}
      {standing.is !== 'open' && (
        <p>
          <button type="button" className="button" onClick={again}>
            {standing.is === 'solved' ? 'Once more' : 'Try again'}
          </button>{' '}
          <a href={hashFor([])}>To the scenarios</a>
        </p>
      )}
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </aside>
  );
}

function standingWords(standing: Standing): string {
  if (standing.is === 'solved') return 'Solved. You may play on, or leave it at that.';
  return standing.is === 'failed' ? `Not solved: ${standing.why}.` : '';
}

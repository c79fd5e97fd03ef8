import { useState } from 'react';
import type { PuzzleDocument } from '../../engine/puzzle/document.ts';
import { volumeById } from '../../rulebooks/shelf.ts';
import { PUZZLES, timeWords } from '../puzzle/puzzles.ts';
import { gameHash } from './game-hash.ts';

/** Short tasks for who has a quarter of an hour. */
export function Puzzles() {
  const [problem, setProblem] = useState<string>();
  const begin = async (puzzle: PuzzleDocument) => {
    try {
      const { beginPuzzle } = await import('../puzzle/begin-puzzle.ts');
      location.hash = gameHash(await beginPuzzle(puzzle));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="puzzles" aria-labelledby="puzzles">
      <h2 id="puzzles">Puzzles</h2>
      <div className="lessons">
        {PUZZLES.map(puzzle => (
          <div key={puzzle.id}>
            <p>
              <strong>{puzzle.title}</strong>
              <small>
                {volumeById(puzzle.rulebook)?.title} · {timeWords(puzzle)}
              </small>
              {puzzle.task}
            </p>
            <button
              type="button"
              className="button"
              aria-label={`Try it: ${puzzle.title}`}
              onClick={() => begin(puzzle)}
            >
              Try it
            </button>
          </div>
        ))}
      </div>
      {problem !== undefined && (
        <p className="notice" role="alert">
          The puzzle could not begin: {problem}.
        </p>
      )}
    </section>
  );
}

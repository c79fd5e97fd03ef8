import { useState } from 'react';
import { volumeById } from '../../rulebooks/shelf.ts';
import { hashFor } from '../app/router.ts';
import type { GameMeta } from '../storage/games.ts';
import { gameHash } from './game-hash.ts';

interface Props {
  readonly games: readonly GameMeta[];
  onDelete(game: GameMeta): void;
}

/** How many are shown before one asks for the rest. */
const FIRST_FEW = 4;

export function SavedGames({ games, onDelete }: Props) {
  const [all, setAll] = useState(false);
  if (games.length === 0) return undefined;
  const shown = all ? games : games.slice(0, FIRST_FEW);
  return (
    <section className="saved-games" aria-labelledby="saved-games">
      <h2 id="saved-games">Your games</h2>
      <ul>
        {shown.map(game => (
          <Saved key={game.id} game={game} onDelete={() => onDelete(game)} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" className="quiet-button" onClick={() => setAll(true)}>
          All {games.length} games
        </button>
      )}
    </section>
  );
}

function Saved({ game, onDelete }: { game: GameMeta; onDelete(): void }) {
  const [asking, setAsking] = useState(false);
  const book = volumeById(game.book);
  const when = new Date(game.savedAt);
  return (
    <li>
      <a className="saved-game" href={gameHash(game)}>
        <strong>{game.title}</strong>
        <span>{game.over ? 'Over' : game.standing}</span>
        <span className="saved-when">
          {book?.title ?? game.book} ·{' '}
          <time dateTime={when.toISOString()}>
            {when.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      </a>
      {asking ? (
        <span className="saved-actions" role="alert">
          Delete it for good?
          <button type="button" className="grave-button" onClick={onDelete}>
            Delete
          </button>
          <button type="button" className="quiet-button" onClick={() => setAsking(false)}>
            Keep
          </button>
        </span>
      ) : (
        <span className="saved-actions">
          <a
            className="button"
            href={gameHash(game)}
            aria-label={`${game.over ? 'Look at' : 'Continue'} ${game.title}`}
          >
            {game.over ? 'Look at it' : 'Continue'}
          </a>
          {!game.over && (
            <a
              className="quiet-button"
              href={hashFor(['replay', game.id])}
              aria-label={`Replay ${game.title}`}
            >
              Replay
            </a>
          )}
          <button
            type="button"
            className="quiet-button"
            aria-label={`Delete ${game.title}`}
            onClick={() => setAsking(true)}
          >
            Delete
          </button>
        </span>
      )}
    </li>
  );
}

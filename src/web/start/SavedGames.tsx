import { type ReactNode, useState } from 'react';
import { volumeById } from '../../rulebooks/shelf.ts';
import { hashFor } from '../app/router.ts';
import { download } from '../replay/download.ts';
import type { GameMeta, Row } from '../storage/games.ts';
import { gameHash } from './game-hash.ts';

interface Props {
  readonly rows: readonly Row[];
  onDelete(id: string): void;
}

/** How many are shown before one asks for the rest. */
const FIRST_FEW = 4;

export function SavedGames({ rows, onDelete }: Props) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return undefined;
  const games = rows.filter(row => row.is === 'game');
  const spoilt = rows.filter(row => row.is === 'unreadable');
  const shown = all ? games : games.slice(0, FIRST_FEW);
  return (
    <section className="saved-games" aria-labelledby="saved-games">
      <h2 id="saved-games">Your games</h2>
      <ul>
        {shown.map(({ id, game }) => (
          <Saved key={id} game={game.meta} onDelete={() => onDelete(id)} />
        ))}
        {spoilt.map(row => (
          <Unreadable key={row.id} row={row} onDelete={() => onDelete(row.id)} />
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
      <Actions name={game.title} onDelete={onDelete}>
        <a
          className="button"
          href={gameHash(game)}
          aria-label={`${game.over ? 'Look at' : 'Continue'} ${game.title}`}
        >
          {game.over ? 'Look at it' : 'Continue'}
        </a>
        {!game.over && (
          <a className="quiet-button" href={hashFor(['replay', game.id])} aria-label={`Replay ${game.title}`}>
            Replay
          </a>
        )}
      </Actions>
    </li>
  );
}

/** What lies among the games and can't be opened: it is left to the person what becomes of it. */
function Unreadable({ row, onDelete }: { row: Row & { is: 'unreadable' }; onDelete(): void }) {
  return (
    <li>
      <span className="saved-unreadable">
        <strong>{row.title === undefined ? 'A game that' : `“${row.title}”`} can’t be read</strong>
        <span className="saved-when">
          {row.id}: {row.why}
        </span>
      </span>
      <Actions name={`what can’t be read, ${row.id}`} onDelete={onDelete}>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Save as it is: ${row.id}`}
          onClick={() => download('hedgerow-unreadable.txt', 'text/plain', row.raw)}
        >
          Save as it is
        </button>
      </Actions>
    </li>
  );
}

function Actions(props: { name: string; children: ReactNode; onDelete(): void }) {
  const { name, children, onDelete } = props;
  const [asking, setAsking] = useState(false);
  if (asking)
    return (
      <span className="saved-actions" role="alert">
        Delete it for good?
        <button type="button" className="grave-button" onClick={onDelete}>
          Delete
        </button>
        <button type="button" className="quiet-button" onClick={() => setAsking(false)}>
          Keep
        </button>
      </span>
    );
  return (
    <span className="saved-actions">
      {children}
      <button
        type="button"
        className="quiet-button"
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
    </span>
  );
}

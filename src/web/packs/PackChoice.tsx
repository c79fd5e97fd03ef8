import { useId, useState } from 'react';
import type { ChartPack, Rulebook } from '../../engine/index.ts';
import { hashFor } from '../app/router.ts';
import { type KeptPack, packsFor, removePack, takePack } from './packs.ts';
import './packs.css';

interface Props {
  readonly book: Rulebook;
  /** The name under which the chosen one is kept; undefined for our charts. */
  readonly chosen: string | undefined;
  onChoose(id: string | undefined, pack: ChartPack | undefined): void;
}

/** The player's own chart packs for a book: one to play with, more to take in, any to be removed. */
export function PackChoice({ book, chosen, onChoose }: Props) {
  const [packs, setPacks] = useState<readonly KeptPack[]>(() => packsFor(book));
  const [problem, setProblem] = useState<string>();
  const select = useId();
  const usable = packs.filter(each => each.ok);
  const choose = (id: string, among: readonly KeptPack[] = packs) => {
    const found = among.find(each => each.id === id);
    onChoose(found?.id, found?.ok ? found.pack : undefined);
  };

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const taken = takePack(book, file.name, await file.text().catch(() => ''));
    setProblem('problem' in taken ? taken.problem : undefined);
    if ('problem' in taken) return;
    const now = packsFor(book);
    setPacks(now);
    choose(taken.id, now);
  };
  const remove = (id: string) => {
    removePack(book, id);
    setPacks(packsFor(book));
    if (id === chosen) onChoose(undefined, undefined);
  };

  return (
    <div className="packs">
      <label className="pack-choice" htmlFor={select}>
        <span>Charts</span>
        <select id={select} value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Hedgerow’s own</option>
          {usable.map(({ id, name }) => (
            <option key={id} value={id}>
              Your pack: {name}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>Your chart packs</summary>
        <p>
          Who owns the game can write the values of his own charts into a file, and play by them. They are
          kept in this browser, and travel in the record of the game.
        </p>
        {packs.length > 0 && (
          <ul className="pack-list">
            {packs.map(each => (
              <li key={each.id}>
                <strong>{each.name}</strong>{' '}
                {each.ok ? (
                  <a href={hashFor(['charts', book.id], { pack: each.id })}>its charts</a>
                ) : (
                  <span className="notice">can’t be used: {each.problem}</span>
                )}{' '}
                <button type="button" className="quiet-button" onClick={() => remove(each.id)}>
                  Remove {each.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <label className="button">
          Add a chart pack
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file, mended, may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </details>
      {problem !== undefined && (
        <p className="notice pack-problem" role="alert">
          The pack was not taken in. {problem}
        </p>
      )}
    </div>
  );
}

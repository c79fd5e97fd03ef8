import { useEffect, useRef } from 'react';
import type { Counter } from '../../../engine/index.ts';
import type { Session } from '../session.ts';
import { SheetView } from './SheetView.tsx';
import './sheet.css';

interface Props {
  readonly session: Session;
  /** Those that lie together: from one sheet to the next is a click. */
  readonly counters: readonly Counter[];
  readonly piece: string;
  onPiece(piece: string): void;
  onClose(): void;
}

/** The data sheet of a counter, over the table. */
export function SheetDialog({ session, counters, piece, onPiece, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const sheet = session.sheetOf(piece);
  const others = counters.filter(({ id }) => session.sheetOf(id));
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet" onClose={onClose}>
      <header>
        <h2 id="sheet">{sheet?.title}</h2>
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {others.length > 1 && (
        <fieldset className="sheet-others">
          <legend className="visually-hidden">The counters here</legend>
          {others.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === piece} onClick={() => onPiece(id)}>
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {sheet && <SheetView book={session.book.id} sheet={sheet} />}
    </dialog>
  );
}

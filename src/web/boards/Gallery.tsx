import { useEffect } from 'react';
import { boardDocuments } from '../../board/library.ts';
import { fieldHash } from './field/address.ts';
import { Picture } from './Picture.tsx';
import './gallery.css';

/** What a first look at joined boards shows. */
const TOGETHER = 'village+hill/farm+town';

export function Gallery() {
  useEffect(() => {
    document.title = 'Boards · Hedgerow';
  }, []);
  return (
    <div className="gallery">
      <div className="introduction">
        <h1>Ground worth fighting for</h1>
        <p>
          Original boards, drawn for this table, that join on every side. Walk over them, lay several
          together, and see what can be seen from where, and why.
        </p>
      </div>
      <ul className="board-cards">
        {boardDocuments.map(({ id, title, about, columns, rows }) => (
          <li key={id}>
            <a href={fieldHash({ layout: id })}>
              <Picture layout={id} aspect={aspectOf(columns, rows)} />
              <div className="board-card-text">
                <h2>{title}</h2>
                <p>{about}</p>
                <p className="board-card-size">
                  {columns} × {rows} hexes <span aria-hidden="true">·</span> <code>{id}</code>
                </p>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <section className="together" aria-labelledby="together">
        <a href={fieldHash({ layout: TOGETHER })}>
          <Picture layout={TOGETHER} aspect={TOGETHER_ASPECT} />
          <div className="board-card-text">
            <h2 id="together">All four together</h2>
            <p>
              Any board fits any other, upright or turned. The address says how they lie:{' '}
              <code>{TOGETHER}</code>.
            </p>
          </div>
        </a>
      </section>
    </div>
  );
}

/** Width over height on paper, where columns stand √3/2 of a hex's height apart. */
function aspectOf(columns: number, rows: number): number {
  return ((columns - 1) * Math.sqrt(3)) / 2 / rows;
}

const TOGETHER_ASPECT = aspectOf(33, 10);

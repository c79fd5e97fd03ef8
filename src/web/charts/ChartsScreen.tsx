import { use, useEffect } from 'react';
import { PROVENANCES, type Rulebook } from '../../engine/index.ts';
import { openBook, SHELF, volumeById } from '../../rulebooks/shelf.ts';
import { hashFor, type Route } from '../app/router.ts';
import { PackChoice } from '../packs/PackChoice.tsx';
import { packsFor } from '../packs/packs.ts';
import { ChartTable } from './ChartTable.tsx';
import { PROVENANCE_WORDS } from './provenance.ts';
import './charts.css';

/** The charts of a book: `#/charts/<book>/<chart>`. */
export default function ChartsScreen({ route }: { route: Route }) {
  const [, bookId, chartId] = route.path;
  const book = use(openBook((volumeById(bookId) ?? SHELF[0])?.id ?? ''));
  const charts = chartsOf(book, route.query.pack);
  useEffect(() => {
    document.title = `Charts · ${book.title} · Hedgerow`;
  }, [book]);
  useEffect(() => {
    if (chartId !== undefined) document.getElementById(`chart-${chartId}`)?.scrollIntoView();
  }, [chartId]);
  return (
    <div className="charts">
      <div className="introduction">
        <h1>{book.title}: the charts</h1>
        <p>Most printed charts are not ours to copy. Every value here says where it comes from.</p>
      </div>
      {SHELF.length > 1 && <Books current={book.id} />}
      {book.charts && (
        <PackChoice
          key={book.id}
          book={book}
          chosen={route.query.pack}
          onChoose={id => {
            location.hash = hashFor(['charts', book.id], id === undefined ? {} : { pack: id });
          }}
        />
      )}
      <dl className="provenances">
        {PROVENANCES.map(provenance => {
          const { sign, word, means } = PROVENANCE_WORDS[provenance];
          return (
            <div key={provenance}>
              <dt>
                <span className="provenance-sign" aria-hidden="true">
                  {sign}
                </span>{' '}
                {word}
              </dt>
              <dd>{means}</dd>
            </div>
          );
        })}
        <div>
          <dt>
            <span className="provenance-sign" aria-hidden="true">
              ?
            </span>{' '}
            doubtful
          </dt>
          <dd>Sources differ about it; which one was followed is said beside it.</dd>
        </div>
      </dl>
      <div className="charts-body">
        <nav className="chart-list" aria-label="Charts">
          <ul>
            {charts.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={hashFor(['charts', book.id, id], route.query)}
                  aria-current={id === chartId ? 'true' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {charts.map(chart => (
            <ChartTable key={chart.id} book={book.id} chart={chart} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** As a match with that pack would have them; ours where there is no such pack. */
function chartsOf(book: Rulebook, packId: string | undefined) {
  const kept = packId === undefined ? undefined : packsFor(book).find(({ id }) => id === packId);
  return (kept?.ok ? book.charts?.(kept.pack) : undefined) ?? book.presentation?.charts ?? [];
}

function Books({ current }: { current: string }) {
  return (
    <nav className="chart-books" aria-label="Books">
      {SHELF.map(book => (
        <a
          key={book.id}
          href={hashFor(['charts', book.id])}
          aria-current={book.id === current ? 'page' : undefined}
        >
          {book.title}
        </a>
      ))}
    </nav>
  );
}

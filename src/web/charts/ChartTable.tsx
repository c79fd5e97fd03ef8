import { type Chart, sourceOf } from '../../engine/index.ts';
import { Cite } from '../play/cite/Cite.tsx';
import { cellText, doubtWords, headText, PROVENANCE_WORDS, provenanceCounts } from './provenance.ts';

interface Props {
  readonly book: string;
  readonly chart: Chart<unknown>;
}

/** Takes its turn with the Tab key: a wide table is scrolled by the arrows. */
const IN_ORDER = 0;

/** A chart as it is printed; each value tells where it comes from, where that is not where the others do. */
export function ChartTable({ book, chart }: Props) {
  const { id, title, cite, source, rows, columns, cells } = chart;
  const usual = PROVENANCE_WORDS[source.provenance];
  return (
    <section className="chart" id={`chart-${id}`} aria-labelledby={`chart-title-${id}`}>
      <header>
        <h2 id={`chart-title-${id}`}>{title}</h2>
        <Cite book={book} cite={cite} />
      </header>
      <p className="chart-source">
        <span className="provenance-sign" aria-hidden="true">
          {usual.sign}
        </span>{' '}
        <strong>{usual.word}</strong>: {source.from}
      </p>
      <section className="chart-scroll" aria-label={`${title}, the table`} tabIndex={IN_ORDER}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(column => (
                <th key={column} scope="col">
                  {headText(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row}>
                <th scope="row">{headText(row)}</th>
                {columns.map((column, j) => (
                  <Cell key={column} chart={chart} row={row} column={column} value={cells[i]?.[j]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Exceptions chart={chart} />
    </section>
  );
}

function Cell(props: { chart: Chart<unknown>; row: string; column: string; value: unknown }) {
  const { chart, row, column, value } = props;
  const source = sourceOf(chart, row, column);
  const { sign, word } = PROVENANCE_WORDS[source.provenance];
  const isUsual = source.provenance === chart.source.provenance;
  return (
    <td data-provenance={source.provenance} title={`${doubtWords(source)}${word}: ${source.from}`}>
      {cellText(value)}
      {source.doubtful && (
        <>
          <span className="provenance-sign" aria-hidden="true">
            ?
          </span>
          <span className="visually-hidden"> (doubtful)</span>
        </>
      )}
      {!isUsual && (
        <>
          <span className="provenance-sign" aria-hidden="true">
            {sign}
          </span>
          <span className="visually-hidden"> ({word})</span>
        </>
      )}
    </td>
  );
}

/** The sources of single values, for those who can't point at them. */
function Exceptions({ chart }: { chart: Chart<unknown> }) {
  const exceptions = Object.entries(chart.exceptions ?? {});
  if (exceptions.length === 0) return undefined;
  const counts = [...provenanceCounts(chart)].map(
    ([provenance, count]) => `${count} ${PROVENANCE_WORDS[provenance].word}`,
  );
  return (
    <details className="chart-exceptions">
      <summary>Where the values come from: {counts.join(', ')}</summary>
      <ul>
        {exceptions.map(([place, source]) => (
          <li key={place}>
            <span className="provenance-sign" aria-hidden="true">
              {PROVENANCE_WORDS[source.provenance].sign}
            </span>{' '}
            <strong>{place}</strong>, {doubtWords(source)}
            {PROVENANCE_WORDS[source.provenance].word}: {source.from}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { type SeenRoll, type Statistics, statisticsOf } from './rolls.ts';
import './log.css';

/** How the dice have fallen so far, by kind of roll, against how they fall in the long run. */
export function DiceStatistics({ rolls }: { rolls: readonly SeenRoll[] }) {
  const rows = statisticsOf(rolls);
  // Where all rolls are of the same dice there is nothing to tell apart.
  const isMixed = new Set(rows.map(({ dice }) => dice)).size > 1;
  if (rows.length === 0) return <p className="log-empty">No dice have fallen yet.</p>;
  return (
    <table className="dice-statistics">
      <caption className="visually-hidden">The dice by kind of roll</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Rolls</th>
          <th scope="col">Mean</th>
          <th scope="col">Due</th>
          <th scope="col">How often each total fell; the mark is what is due</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={`${row.kind} ${row.dice}`}>
            <th scope="row">
              {row.kind}
              {isMixed && <small className="dice-kind"> {row.dice}</small>}
            </th>
            <td>{row.count}</td>
            <td>{row.mean.toFixed(2)}</td>
            <td>{row.expected.toFixed(2)}</td>
            <td>
              <Histogram row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BAR = 14;
const HEIGHT = 40;

function Histogram({ row: { kind, totals } }: { row: Statistics }) {
  const most = Math.max(...totals.map(({ fell, due }) => Math.max(fell, due)));
  const isByTens = totals.some(({ total, to }) => total !== to);
  const width = isByTens ? BAR + 2 : BAR;
  const up = (count: number) => (HEIGHT * count) / most;
  const words = totals
    .filter(({ fell }) => fell > 0)
    .map(({ total, to, fell }) => `${total === to ? total : `${total} to ${to}`}: ${fell}`)
    .join(', ');
  return (
    <svg
      className="histogram"
      role="img"
      aria-label={`${kind}, ${words}`}
      viewBox={`0 0 ${width * totals.length} ${HEIGHT + 12}`}
      width={width * totals.length}
    >
      {totals.map(({ total, to, fell, due }, i) => (
        <g key={total} transform={`translate(${width * i} 0)`}>
          <rect className="histogram-fell" x="2" width={width - 4} y={HEIGHT - up(fell)} height={up(fell)} />
          <path className="histogram-due" d={`M1 ${HEIGHT - up(due)}h${width - 2}`} />
          <text x={width / 2} y={HEIGHT + 10}>
            {to}
          </text>
        </g>
      ))}
    </svg>
  );
}

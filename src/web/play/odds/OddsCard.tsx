import type { ActCard, Likely, Odds, Tally } from '../../../engine/index.ts';
import { Cite } from '../cite/Cite.tsx';
import { throwsDice } from './forecast.ts';
import { chancesByPiece, figureOf, noEffect, percent, termOf } from './numbers.ts';
import './odds.css';

interface Props {
  readonly book: string;
  readonly card: ActCard;
  readonly odds: Odds;
  /** Whether the line was looked along; if not, the odds hold for a clear one. */
  readonly measured: boolean;
  titleOf(id: string): string;
}

/** The card of an attack: every number that goes into it, what was left out, and what may come of it. */
export function OddsCard({ book, card, odds, measured, titleOf }: Props) {
  return (
    <section className="odds-card" aria-label="Odds">
      <h3>{card.title}</h3>
      {(throwsDice(odds) || card.results !== undefined) && (
        <Chances odds={odds} measured={measured} titleOf={titleOf} />
      )}
      {card.parts.map(({ title, tally, reads }) => (
        <TallyPart key={title} book={book} title={title} tally={tally} reads={reads} titleOf={titleOf} />
      ))}
      {card.results?.map(({ target, byRoll }) => (
        <details key={target} className="odds-rolls">
          <summary>Results by roll: {titleOf(target)}</summary>
          <table>
            <tbody>
              {byRoll.map(({ roll, result }) => (
                <tr key={roll}>
                  <th scope="row">{roll}</th>
                  <td>{result}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

/** What may come of it, piece by piece. */
function Chances({ odds, measured, titleOf }: Pick<Props, 'odds' | 'measured' | 'titleOf'>) {
  return (
    <>
      <dl className="odds-chart" data-exact={odds.exact}>
        {chancesByPiece(odds).map(({ piece, facts }) => (
          <div key={piece} data-piece={piece}>
            <dt>{titleOf(piece)}</dt>
            {facts.map(fact => (
              <Chance key={fact.of} fact={fact} />
            ))}
          </div>
        ))}
        <div>
          <dt>All of them</dt>
          <Chance fact={{ of: 'nothing', chance: noEffect(odds), error: 0 }} />
        </div>
      </dl>
      <p className="odds-source">
        {measured ? sourceOf(odds) : 'By the chart, if the line is clear; that shows when it is declared.'}
      </p>
    </>
  );
}

function sourceOf({ exact, runs, undecided }: Odds): string {
  const how = exact ? 'Exact, from the rules.' : `From ${runs} tries; figures may be off by a little.`;
  return undecided > 0.001 ? `${how} In ${percent(undecided)} a player decides on.` : how;
}

function Chance({ fact: { of, chance, error } }: { fact: Likely<string> }) {
  return (
    <dd>
      <span className="chance-of">{of}</span>
      <span className="chance-track" aria-hidden="true">
        <span className="chance-bar" style={{ inlineSize: `${chance * 100}%` }} />
      </span>
      <span className="chance-figure">
        {percent(chance)}
        {error > 0.005 && <small> ± {percent(error)}</small>}
      </span>
    </dd>
  );
}

interface PartProps {
  readonly book: string;
  readonly title: string;
  readonly tally: Tally;
  readonly reads: string | undefined;
  titleOf(id: string): string;
}

function TallyPart({ book, title, tally, reads, titleOf }: PartProps) {
  return (
    <div className="odds-part">
      <h4>
        {title} <strong>{figureOf(tally.value)}</strong>
        {reads !== undefined && <span className="odds-reads">{reads}</span>}
      </h4>
      <ul>
        {tally.kept.map(entry => (
          <li key={`${entry.id} ${entry.of ?? ''} ${entry.n}`}>
            <span className="term">{termOf(entry)}</span>
            <span>
              {entry.id}
              {entry.of !== undefined && `, ${titleOf(entry.of)}`} <Cite book={book} cite={entry.cite} />
            </span>
          </li>
        ))}
        {tally.dropped.map(({ entry, why }) => (
          <li key={`left out ${entry.id} ${entry.of ?? ''} ${entry.n}`} className="left-out">
            <span className="term">
              <s>{termOf(entry)}</s>
            </span>
            <span>
              {entry.id}: left out, {why} <Cite book={book} cite={entry.cite} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

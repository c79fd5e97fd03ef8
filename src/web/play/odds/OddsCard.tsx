import {
  type ActCard,
  type CardPart,
  type Chances,
  type Fate,
  type Fates,
  type TargetFates,
  termOf,
} from '../../../engine/index.ts';
import type { Source } from '../../../play/forecast.ts';
import { Cite } from '../cite/Cite.tsx';
import { figureOf, percent } from './numbers.ts';
import './odds.css';

interface Props {
  readonly book: string;
  readonly card: ActCard;
  /** Undefined where no dice have anything to do with it. */
  readonly chances: Chances | undefined;
  readonly source: Source;
  /** A piece or a place, as people call it. */
  nameOf(thing: string): string;
}

/** The card of an act: what may come of it, every number that goes into it, and what was left out. */
export function OddsCard({ book, card, chances, source, nameOf }: Props) {
  return (
    <section className="odds-card" aria-label="Odds">
      <h3>{card.title}</h3>
      {chances && <Prospects card={card} chances={chances} source={source} nameOf={nameOf} />}
      {card.supposing !== undefined && <p className="odds-supposing">Supposing that {card.supposing}.</p>}
      {card.parts.map(part => (
        <Part key={part.title} book={book} part={part} nameOf={nameOf} />
      ))}
      {card.rolls?.map(({ of, title, falls }) => (
        <details key={`${of} ${title}`} className="odds-rolls">
          <summary>
            Results by roll: {nameOf(of)}
            {title !== undefined && `, ${title}`}
          </summary>
          <table>
            <tbody>
              {falls.map(({ roll, result }) => (
                <tr key={`${roll} ${result}`}>
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

type ProspectProps = Pick<Props, 'card' | 'source' | 'nameOf'> & { readonly chances: Chances };

/** What may become of each of those whom it is about; apart from that, of those who do it. */
function Prospects({ card, chances, source, nameOf }: ProspectProps) {
  const { targets, others, doers } = chances;
  const shown = (fates: Fates | TargetFates) => (
    <FatesOf key={fates.of} name={nameOf(fates.of)} fates={fates} />
  );
  return (
    <>
      <dl className="odds-chart" data-exact={chances.exact}>
        {targets.map(shown)}
        {others.map(shown)}
      </dl>
      {doers.length > 0 && (
        <>
          <h4 className="odds-doers">{card.by?.title}</h4>
          <dl className="odds-chart" data-aside="true">
            {doers.map(shown)}
          </dl>
        </>
      )}
      <p className="odds-source">{SOURCES[source](chances)}</p>
    </>
  );
}

const SOURCES: Readonly<Record<Source, (chances: Chances) => string>> = {
  rules: ({ exact, runs, undecided }) => {
    const how = exact ? 'Exact, from the rules.' : `From ${runs} tries; figures may be off by a little.`;
    return undecided > 0.001 ? `${how} In ${percent(undecided)} a player decides on.` : how;
  },
  later: () => 'By the chart; the dice fall later.',
  unmeasured: () => 'By the chart, if the line is clear; that shows when it is declared.',
};

/** Those whom the act is about are told of even if nothing becomes of them. */
function FatesOf({ name, fates }: { name: string; fates: Fates | TargetFates }) {
  return (
    <div data-thing={fates.of}>
      <dt>{name}</dt>
      {'otherwise' in fates && <Row fate={{ is: fates.otherwise, ...fates.spared }} spared />}
      {fates.rows.map(fate => (
        <Row key={fate.is} fate={fate} />
      ))}
    </div>
  );
}

function Row({ fate: { is, chance, error }, spared = false }: { fate: Fate; spared?: boolean }) {
  return (
    <dd data-spared={spared}>
      <span className="chance-of">{is}</span>
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

interface PartProps extends Pick<Props, 'book' | 'nameOf'> {
  readonly part: CardPart;
}

function Part({ book, part: { title, tally, reads, need }, nameOf }: PartProps) {
  return (
    <div className="odds-part">
      <h4>
        {title} <strong>{figureOf(tally.value)}</strong>
        {reads !== undefined && <span className="odds-reads">{reads}</span>}
        {need && (
          <span className="odds-reads">
            {need.words}: <strong>{percent(need.chance)}</strong>
          </span>
        )}
      </h4>
      <ul>
        {tally.kept.map(entry => (
          <li key={`${entry.id} ${entry.of ?? ''} ${entry.n}`}>
            <span className="term">{termOf(entry)}</span>
            <span>
              {entry.id}
              {entry.of !== undefined && `, ${nameOf(entry.of)}`} <Cite book={book} cite={entry.cite} />
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

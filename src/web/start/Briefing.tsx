import { Suspense, use } from 'react';
import { battlefieldOf } from '../../board/library.ts';
import type { ScenarioCard } from '../../engine/index.ts';
import { openBook, type Volume } from '../../rulebooks/shelf.ts';
import { hashFor } from '../app/router.ts';
import { paperSize } from '../boards/field/paper.ts';
import { Picture } from '../boards/Picture.tsx';
import { balanceWords } from './balance-words.ts';
import { LEVELS, lengthWords } from './scenarios.ts';
import { TableForm } from './TableForm.tsx';
import './briefing.css';

interface Props {
  readonly book: Volume;
  readonly card: ScenarioCard;
}

/** The scenario's card in the order that players know, and the table to be laid for it. */
export default function Briefing({ book, card }: Props) {
  const { about } = card;
  const aspect = about && aspectOf(about.battlefield);
  return (
    <article className="briefing">
      <header>
        <p className="briefing-back">
          <a href={hashFor([])}>All scenarios</a> · {book.title}
        </p>
        <h1>{card.title}</h1>
        {about && (
          <p className="briefing-place">
            {about.place}
            {about.place.includes(about.date) ? '' : `, ${about.date}`}
          </p>
        )}
      </header>
      <div className="briefing-body">
        <div className="briefing-text">
          {about && (
            <>
              <p className="briefing-situation">{about.situation}</p>
              <h2>Victory</h2>
              <p>{about.victory}</p>
              <h2>Forces</h2>
              <div className="briefing-forces">
                {about.sides.map(({ id, name, forces }) => (
                  <section key={id} aria-labelledby={`forces-${id}`}>
                    <h3 id={`forces-${id}`}>{name}</h3>
                    <ul>
                      {forces.map(force => (
                        <li key={force}>{force}</li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
              {about.rules.length > 0 && (
                <>
                  <h2>Special rules</h2>
                  <ul className="briefing-rules">
                    {about.rules.map(rule => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </>
              )}
              {aspect !== undefined && (
                <a
                  className="briefing-map"
                  href={hashFor(['field', about.battlefield])}
                  aria-label={`Look at the ground: ${about.battlefield}`}
                >
                  <Picture layout={about.battlefield} aspect={aspect} />
                </a>
              )}
            </>
          )}
        </div>
        <div className="briefing-table">
          {about && (
            <dl className="briefing-facts">
              <dt>Length</dt>
              <dd>
                {about.turns} turns, about {lengthWords(about.minutes)}
              </dd>
              <dt>Level</dt>
              <dd>{LEVELS[about.level]}</dd>
              {about.favours && (
                <>
                  <dt>Balance</dt>
                  <dd>{balanceWords(about.sides, about.favours, book)}</dd>
                </>
              )}
            </dl>
          )}
          <Suspense fallback={<p className="waiting">Opening the book …</p>}>
            <Table key={card.id} book={book} card={card} />
          </Suspense>
        </div>
      </div>
    </article>
  );
}

/** The table to be laid, once the rules are there. */
function Table({ book, card }: Props) {
  return <TableForm book={use(openBook(book.id))} card={card} />;
}

/** Width over height of a battlefield on paper; undefined for one that can't be laid out. */
function aspectOf(battlefield: string): number | undefined {
  const field = battlefieldOf(battlefield);
  if (!field.ok) return undefined;
  const { width, height } = paperSize(field.value);
  return width / height;
}

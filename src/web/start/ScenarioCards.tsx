import type { Rulebook, ScenarioCard } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { LEVELS, lengthWords, scenarioHash } from './scenarios.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Every scenario there is, book by book, the easiest first. */
export function ScenarioCards() {
  return rulebooks.map(book => (
    <section key={book.id} aria-labelledby={`book-${book.id}`} className="book-scenarios">
      <h2 id={`book-${book.id}`}>{book.title}</h2>
      <ul className="scenario-cards">
        {book.scenarios.map(card => (
          <Card key={card.id} book={book} card={card} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ book, card }: { book: Rulebook; card: ScenarioCard }) {
  const { about } = card;
  return (
    <li>
      <a href={scenarioHash(book, card)}>
        {about && <Thumbnail battlefield={about.battlefield} />}
        <div className="scenario-card-text">
          <h3>{card.title}</h3>
          {about && (
            <>
              <p>{about.place}</p>
              <p className="scenario-card-sides">{about.sides.map(({ name }) => name).join(' against ')}</p>
              <p className="scenario-card-facts">
                <span>{about.turns} turns</span>
                <span>{lengthWords(about.minutes)}</span>
                <span className="level" data-level={about.level}>
                  {LEVELS[about.level]}
                </span>
              </p>
            </>
          )}
        </div>
      </a>
    </li>
  );
}

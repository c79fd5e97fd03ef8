import type { ScenarioCard } from '../../engine/index.ts';
import { SHELF, type Volume } from '../../rulebooks/shelf.ts';
import { hashFor, type Route, replaceHash } from '../app/router.ts';
import { Picture } from '../boards/Picture.tsx';
import { SideMark } from '../play/counters/SideMark.tsx';
import { allScenarios, isWanted, type Wanted } from './filter.ts';
import { ScenarioFilter } from './ScenarioFilter.tsx';
import { LEVELS, lengthWords, scenarioHash } from './scenarios.ts';

/** What is still in the making comes last. */
const VOLUMES = SHELF.toSorted((a, b) => Number(a.making !== undefined) - Number(b.making !== undefined));
const SCENARIOS = allScenarios(VOLUMES);

/** The scenarios that are wanted, book by book, the easiest first. */
export function ScenarioCards({ route }: { route: Route }) {
  const wanted: Wanted = route.query;
  const found = SCENARIOS.filter(listed => isWanted(listed, wanted));
  const want = (next: Wanted) => replaceHash(hashFor([], { ...next }));
  return (
    <>
      <ScenarioFilter scenarios={SCENARIOS} wanted={wanted} found={found.length} onWant={want} />
      {VOLUMES.map(book => {
        const cards = found.filter(listed => listed.book === book).map(({ card }) => card);
        return cards.length > 0 && <OfBook key={book.id} book={book} cards={cards} />;
      })}
      {found.length === 0 && (
        <p className="notice">
          No scenario is like that.{' '}
          <button type="button" className="quiet-button" onClick={() => want({})}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}

function OfBook({ book, cards }: { book: Volume; cards: readonly ScenarioCard[] }) {
  return (
    <section aria-labelledby={`book-${book.id}`} className="book-scenarios">
      <h2 id={`book-${book.id}`}>{book.title}</h2>
      {book.making !== undefined && <p className="notice">{book.making}</p>}
      <ul className="scenario-cards">
        {cards.map(card => (
          <Card key={card.id} book={book} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Card({ book, card }: { book: Volume; card: ScenarioCard }) {
  const { about } = card;
  return (
    <li>
      <a href={scenarioHash(book, card)}>
        {about && (
          <div className="thumbnail">
            <Picture layout={about.battlefield} />
          </div>
        )}
        <div className="scenario-card-text">
          <h3>{card.title}</h3>
          {about && (
            <>
              <p>{about.place}</p>
              <p className="scenario-card-sides">
                {about.sides.map(({ id, name, nation }, i) => (
                  <span key={id}>
                    {i > 0 && <span className="scenario-card-against">against</span>}
                    <SideMark nation={nation} />
                    {name}
                  </span>
                ))}
              </p>
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

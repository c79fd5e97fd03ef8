import { BOOKS } from '../../rulebooks/books.ts';
import { hashFor } from '../app/router.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { countsOf } from './counts.ts';
import { figure } from './words.ts';

/** The five books as one finds them on arriving. */
export function Shelf() {
  return (
    <ul className="shelf">
      {BOOKS.map(book => {
        const { rules, covered, notApplicable } = countsOf(book);
        return (
          <li key={book.id}>
            <a href={hashFor(['rules', book.id])}>
              <h2>{book.title}</h2>
              <p className="shelf-edition">
                {book.publisher}; {book.edition}
              </p>
              <p className="shelf-count">
                <strong>{figure(rules + notApplicable)}</strong> rules
              </p>
              <CoverageBar covered={covered} rules={rules} />
              <p className="shelf-coverage">
                {figure(covered)} covered, {figure(rules - covered)} to go
              </p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { Suspense, use, useId, useState } from 'react';
import { BOOKS } from '../../../rulebooks/books.ts';
import { ruleHash } from '../../log/rule-link.ts';
import { loadBooks } from '../../rules/load.ts';
import './cite.css';

interface Props {
  /** The rulebook's id. */
  readonly book: string;
  readonly cite: string;
}

/** A rule's number. It opens our wording of the rule, and leads into the compendium. */
export function Cite({ book, cite }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (ruleHash(book, cite) === undefined) return <span className="cite-plain">{cite}</span>;
  return (
    <span className="cite">
      <button
        type="button"
        className="cite-number"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Rule ${cite}`}
        onClick={() => setOpen(!open)}
      >
        {cite}
      </button>
      {open && (
        <span id={id} className="cite-note" role="note">
          <Suspense fallback="Opening the book …">
            <Wording book={book} cite={cite} />
          </Suspense>
        </span>
      )}
    </span>
  );
}

function Wording({ book, cite }: Props) {
  const shelf = use(loadBooks(BOOKS.find(({ folder }) => folder === book)));
  const rule = shelf.flatMap(({ index }) => index).find(entry => entry.rule.id === cite)?.rule;
  return (
    <>
      <strong>{rule?.title ?? `Rule ${cite}`}</strong> {rule?.gist}{' '}
      <a href={ruleHash(book, cite)}>In the compendium</a>
    </>
  );
}

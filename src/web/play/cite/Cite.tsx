import { Fragment, Suspense, use, useId, useState } from 'react';
import { bookCalled } from '../../../rulebooks/books.ts';
import { openBook, volumeById } from '../../../rulebooks/shelf.ts';
import { hashFor } from '../../app/router.ts';
import { ruleHash } from '../../log/rule-link.ts';
import { loadBooks } from '../../rules/load.ts';
import './cite.css';

interface Props {
  /** The rulebook's id. */
  readonly book: string;
  readonly cite: string;
  /** Over the map, where fingers come down beside what they mean, no way leads off the table. */
  readonly stays?: boolean;
}

/** A rule's number. It opens our wording of the rule, and leads into the compendium. */
export function Cite({ book, cite, stays = false }: Props) {
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
            <Wording book={book} cite={cite} stays={stays} />
          </Suspense>
        </span>
      )}
    </span>
  );
}

/** The charts of the rule, of its parts, and of what it is a part of. */
function ChartLinks({ book, cite }: Props) {
  const charts = use(openBook(book)).presentation?.charts ?? [];
  return charts
    .filter(chart => isAbout(chart.cite, cite))
    .map(({ id, title }) => (
      <Fragment key={id}>
        {' · '}
        <a href={hashFor(['charts', book, id])}>{title}</a>
      </Fragment>
    ));
}

const whole = (cite: string): string => cite.slice(0, Math.max(0, cite.lastIndexOf('.')));

const isAbout = (chart: string, cite: string): boolean =>
  chart === cite || chart.startsWith(`${cite}.`) || chart === whole(cite);

function Wording({ book, cite, stays }: Props) {
  const shelf = use(loadBooks(bookCalled(book)));
  const rule = shelf.flatMap(({ index }) => index).find(entry => entry.rule.id === cite)?.rule;
  return (
    <>
      <strong>{rule?.title ?? `Rule ${cite}`}</strong> {rule?.gist}{' '}
      {!stays && <a href={ruleHash(book, cite)}>In the compendium</a>}
      {!stays && volumeById(book) && <ChartLinks book={book} cite={cite} />}
    </>
  );
}

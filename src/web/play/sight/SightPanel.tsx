import { type Battlefield, hexLabel, hexOfPlace } from '../../../board/index.ts';
import { Cite } from '../cite/Cite.tsx';
import type { Sight } from './use-sight.ts';

interface Props {
  readonly book: string;
  readonly battlefield: Battlefield;
  readonly sight: Sight;
}

/** The line in words: what it meets, and by which rule. */
export function SightPanel({ book, battlefield, sight }: Props) {
  const { from, to, words } = sight;
  if (from === undefined) return null;
  const name = (place: string) => {
    const hex = hexOfPlace(battlefield, place);
    return hex === undefined ? place : hexLabel(battlefield, hex);
  };
  return (
    <section className="sight-panel" aria-labelledby="sight">
      <h2 id="sight">Sight from {hexLabel(battlefield, from)}</h2>
      <p role="status">
        {words
          ? words.summary
          : to === undefined
            ? 'Point at a hex to look there.'
            : 'That is where you stand.'}
      </p>
      <ul className="sight-findings">
        {words?.findings.map(({ at, text, cite, blocks }) => (
          <li key={`${at} ${text}`}>
            <strong>{name(at)}</strong> {text} {blocks && '(blocks)'} <Cite book={book} cite={cite} />
          </li>
        ))}
      </ul>
      <button type="button" className="quiet" onClick={sight.stop}>
        Stop looking
      </button>
    </section>
  );
}

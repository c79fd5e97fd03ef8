import type { RefObject } from 'react';
import { type Battlefield, type HexIx, hexId, hexLabel } from '../../../board/index.ts';
import { hexFacts } from '../../../board/words.ts';
import type { Counter, Overlay, Refusal } from '../../../engine/index.ts';
import { GoTo } from '../../boards/field/GoTo.tsx';
import { Cite } from '../cite/Cite.tsx';
import { facingWords } from '../counters/facing-words.ts';
import { CounterPicture } from '../map/Fan.tsx';
import { HoldBack } from '../orders/HoldBack.tsx';
import type { Session } from '../session.ts';
import './here.css';

interface Props {
  readonly session: Session;
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  readonly counters: readonly Counter[];
  readonly overlays: readonly Overlay[];
  /** The counter that somebody wanted to know about. */
  readonly told: string | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Why a counter can do nothing now; nothing for those that can. */
  whyNot(counter: Counter): readonly Refusal[];
  onGo(hex: HexIx): void;
  /** Undefined where the match forbids looking. */
  readonly onLook: ((from: string) => void) | undefined;
  /** Opens the data sheet of a counter. */
  onSheet(piece: string): void;
}

/** What is at the cursor: the ground, what lies on it, and every counter with both its faces. */
export function HerePanel(props: Props) {
  const { session, battlefield, hex, counters, overlays, told, box, whyNot, onGo, onLook, onSheet } = props;
  const book = session.book.id;
  return (
    <section className="here-panel" aria-labelledby="here">
      <header>
        <h2 id="here">
          <span className="visually-hidden">Here: </span>
          {hexLabel(battlefield, hex)}
        </h2>
        <GoTo battlefield={battlefield} box={box} onGo={onGo} />
      </header>
      <p className="here-ground">
        {hexFacts(battlefield, hex)
          .filter(({ about, text }) => about !== 'Level' || text !== '0')
          .map(({ about, text }) => (about === 'Level' ? `level ${text}` : text))
          .join(' · ')}
      </p>
      {overlays.map(({ text, means, cite }) => (
        <p key={`${text} ${means}`} className="here-overlay">
          <strong>{text}</strong> {means} {cite && <Cite book={book} cite={cite} />}
        </p>
      ))}
      <ul className="here-counters">
        {counters.map(counter => (
          <CounterCard
            key={counter.id}
            session={session}
            counter={counter}
            isTold={counter.id === told}
            refusals={whyNot(counter)}
            onSheet={onSheet}
          />
        ))}
      </ul>
      {onLook && (
        <button type="button" className="quiet" onClick={() => onLook(hexId(battlefield, hex))}>
          What can be seen from here
        </button>
      )}
    </section>
  );
}

interface CardProps {
  readonly session: Session;
  readonly counter: Counter;
  readonly isTold: boolean;
  readonly refusals: readonly Refusal[];
  onSheet(piece: string): void;
}

function CounterCard({ session, counter, isTold, refusals, onSheet }: CardProps) {
  const book = session.book.id;
  const { title, face, back, badges } = counter;
  const facing = facingWords(counter);
  return (
    <li data-here={counter.id} data-told={isTold}>
      <div className="both-faces">
        <CounterPicture counter={counter} />
        {back && <CounterPicture counter={counter} back />}
      </div>
      <div>
        <h3>{title}</h3>
        {facing !== '' && <p className="here-facing">It {facing}.</p>}
        {badges.map(({ text, means, cite }) => (
          <p key={text}>
            <strong>{text}</strong> {means} <Cite book={book} cite={cite} />
          </p>
        ))}
        {refusals.map(({ why, cite }) => (
          <p key={`${cite} ${why}`} className="refusal">
            {why} <Cite book={book} cite={cite} />
          </p>
        ))}
        {counter.on === undefined && <HoldBack session={session} counter={counter} />}
        <details>
          <summary>Figures</summary>
          <dl>
            {[
              ...face.figures,
              ...(back?.figures ?? []).filter(({ name }) => !hasName(face.figures, name)),
            ].map(({ text, name, cite }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {text} {cite && <Cite book={book} cite={cite} />}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        {session.sheetOf(counter.id) && (
          <button
            type="button"
            className="quiet"
            aria-label={`Data sheet of ${title}`}
            onClick={() => onSheet(counter.id)}
          >
            Data sheet
          </button>
        )}
      </div>
    </li>
  );
}

const hasName = (figures: readonly { readonly name: string }[], name: string): boolean =>
  figures.some(each => each.name === name);

import type { RefObject } from 'react';
import { type Battlefield, type HexIx, hexLabel } from '../../../board/index.ts';
import { hexFacts } from '../../../board/words.ts';
import { GoTo } from './GoTo.tsx';

interface Props {
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  /** The box in which a hex is named; the board's G key goes to it. */
  readonly box: RefObject<HTMLInputElement | null>;
  onGo(hex: HexIx): void;
  /** Back to the board, without going anywhere. */
  onLeave(): void;
  onLook(end: 'from' | 'to'): void;
}

/** What lies at the cursor, in words. */
export function HerePanel({ battlefield, hex, box, onGo, onLeave, onLook }: Props) {
  return (
    <section className="here" aria-labelledby="here">
      <div className="here-head">
        <h2 id="here">
          <span className="visually-hidden">Here: </span>
          {hexLabel(battlefield, hex)}
        </h2>
        <GoTo battlefield={battlefield} box={box} onGo={onGo} onLeave={onLeave} />
      </div>
      <dl>
        {hexFacts(battlefield, hex).map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" onClick={() => onLook('from')}>
          Look from here
        </button>
        <button type="button" onClick={() => onLook('to')}>
          Look at this
        </button>
      </div>
    </section>
  );
}

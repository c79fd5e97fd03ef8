import { type FormEvent, type RefObject, useState } from 'react';
import { type Battlefield, findHex, type HexIx, hexLabel } from '../../../board/index.ts';
import { hexFacts } from '../../../board/words.ts';
import { hexNameTyped } from './typed.ts';

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

function GoTo({ battlefield, box, onGo, onLeave }: Pick<Props, 'battlefield' | 'box' | 'onGo' | 'onLeave'>) {
  const [unknown, setUnknown] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const name = hexNameTyped(box.current?.value ?? '');
    const hex = findHex(battlefield, name);
    setUnknown(hex === undefined ? name : undefined);
    if (hex === undefined || box.current === null) return;
    box.current.value = '';
    onGo(hex);
  };
  return (
    <form className="go-to" onSubmit={onSubmit}>
      <input
        ref={box}
        aria-label="Go to hex"
        aria-keyshortcuts="g"
        aria-describedby={unknown === undefined ? undefined : 'go-to-wrong'}
        placeholder={battlefield.boards.length === 1 ? 'C4' : '1:C4'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={event => event.key === 'Escape' && onLeave()}
      />
      <button type="submit">Go</button>
      {unknown !== undefined && (
        <p id="go-to-wrong" className="wrong" role="alert">
          There is no hex “{unknown}”; expected a name such as {hexLabel(battlefield, 0)}.
        </p>
      )}
    </form>
  );
}

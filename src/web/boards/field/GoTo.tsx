import { type FormEvent, type RefObject, useState } from 'react';
import { type Battlefield, findHex, type HexIx, hexLabel } from '../../../board/index.ts';
import { hexNameTyped } from './typed.ts';

interface Props {
  readonly battlefield: Battlefield;
  /** The box in which a hex is named; a key of the board goes to it. */
  readonly box: RefObject<HTMLInputElement | null>;
  onGo(hex: HexIx): void;
  /** Back to the board, without going anywhere. */
  onLeave?(): void;
}

/** Goes to a hex by its name. */
export function GoTo({ battlefield, box, onGo, onLeave }: Props) {
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
        placeholder={hexLabel(battlefield, 0)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={event => event.key === 'Escape' && onLeave?.()}
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

import { type FormEvent, useState } from 'react';
import type { Faces } from '../../../engine/index.ts';
import { Cite } from '../cite/Cite.tsx';
import type { DiceNow } from '../session.ts';
import { facesTyped, fieldsFor } from './dice-fields.ts';

interface Props {
  readonly dice: DiceNow;
  /** What they are rolled for. */
  readonly why: string;
  readonly book: string;
  onType(faces: Faces): void;
}

/** Real dice: somebody rolls them on the table and types in what they show. */
export function DiceBox({ dice: { cite, dice }, why, book, onType }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = fieldsFor(dice);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onType(facesTyped(dice, typed));
  };
  return (
    <form className="dice-box" onSubmit={onSubmit}>
      <p>
        {why} <Cite book={book} cite={cite} />
      </p>
      {fields.map(({ name, range }) => (
        <label key={name}>
          {name}
          <input
            inputMode="numeric"
            required
            pattern="[0-9]+"
            aria-label={`${name}, ${range}`}
            value={typed[name] ?? ''}
            onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
          />
        </label>
      ))}
      <button type="submit" className="primary">
        These fell
      </button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import type { Faces } from '../../../engine/index.ts';
import { Cite } from '../cite/Cite.tsx';
import type { DiceNow } from '../session.ts';

interface Props {
  readonly dice: DiceNow;
  /** What they are rolled for. */
  readonly why: string;
  readonly book: string;
  onType(faces: Faces): void;
}

/** Real dice: somebody rolls them on the table and types in what they show. */
export function DiceBox({ dice: { cite, dice }, why, book, onType }: Props) {
  const [faces, setFaces] = useState<Readonly<Record<string, string>>>({});
  const names = Object.keys(dice);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onType(Object.fromEntries(names.map(name => [name, Number(faces[name] ?? '')])));
  };
  return (
    <form className="dice-box" onSubmit={onSubmit}>
      <p>
        {why} <Cite book={book} cite={cite} />
      </p>
      {names.map(name => (
        <label key={name}>
          {name}
          <input
            inputMode="numeric"
            required
            pattern="[0-9]+"
            aria-label={`${name}, 1 to ${dice[name]}`}
            value={faces[name] ?? ''}
            onChange={({ target: { value } }) => setFaces({ ...faces, [name]: value })}
          />
        </label>
      ))}
      <button type="submit" className="primary">
        These fell
      </button>
    </form>
  );
}

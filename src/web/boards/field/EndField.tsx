import { type FormEvent, useId } from 'react';
import { type Battlefield, hexLabel, type Location, type Outcome } from '../../../board/index.ts';
import { eyeLevel, levelNumber, placeWords, standingPlaces } from '../../../board/words.ts';
import { hexNameTyped, useTyped } from './typed.ts';

interface Props {
  readonly title: string;
  readonly battlefield: Battlefield;
  /** What the address says of this end. */
  readonly text: string | undefined;
  readonly end: Outcome<Location> | undefined;
  onChange(text: string | undefined): void;
}

/** One end of the line: a hex by its name, and how high in it. */
export function EndField({ title, battlefield, text, end, onChange }: Props) {
  const id = useId();
  const named = end?.ok ? hexLabel(battlefield, end.value.hex) : (text ?? '');
  const [shown, setShown] = useTyped(named);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (shown !== named) onChange(hexNameTyped(shown) || undefined);
  };
  return (
    <form className="end" onSubmit={onSubmit} onBlur={onSubmit}>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        value={shown}
        placeholder="hex"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={end?.ok === false}
        aria-describedby={end?.ok === false ? `${id}-wrong` : undefined}
        onChange={event => setShown(event.target.value)}
      />
      {end?.ok && <Height title={title} battlefield={battlefield} location={end.value} onChange={onChange} />}
      {end?.ok === false && (
        <p id={`${id}-wrong`} className="wrong" role="alert">
          {end.wrong}
        </p>
      )}
    </form>
  );
}

/** A stepper where there is more than one height to choose from. */
function Height({
  title,
  battlefield,
  location,
  onChange,
}: Pick<Props, 'title' | 'battlefield' | 'onChange'> & { location: Location }) {
  const places = standingPlaces(battlefield, location.hex);
  const at = places.findIndex(({ id }) => id === location.id);
  const go = (step: number) => {
    const next = places[at + step];
    if (next) onChange(next.id);
  };
  return (
    <fieldset className="height">
      <legend className="visually-hidden">{title}: how high</legend>
      {places.length > 1 && (
        <button type="button" aria-label={`${title}: lower`} aria-disabled={at === 0} onClick={() => go(-1)}>
          −
        </button>
      )}
      <span>
        {placeWords(battlefield, location)}, level {levelNumber(eyeLevel(battlefield, location))}
      </span>
      {places.length > 1 && (
        <button
          type="button"
          aria-label={`${title}: higher`}
          aria-disabled={at === places.length - 1}
          onClick={() => go(1)}
        >
          +
        </button>
      )}
    </fieldset>
  );
}

import { SHELF, volumeById } from '../../rulebooks/shelf.ts';
import { LENGTH_WORDS, type Listed, nationsIn, type Wanted } from './filter.ts';
import { LEVELS } from './scenarios.ts';

interface Props {
  readonly scenarios: readonly Listed[];
  readonly wanted: Wanted;
  readonly found: number;
  onWant(wanted: Wanted): void;
}

const titled = (nation: string): string => nation.charAt(0).toUpperCase() + nation.slice(1);

/** Narrows the scenarios down; what is chosen stands in the address. */
export function ScenarioFilter({ scenarios, wanted, found, onWant }: Props) {
  const nations = nationsIn(scenarios).map(nation => [nation, titled(nation)] as const);
  const books = SHELF.map(({ id, title }) => [id, title] as const);
  return (
    <search className="scenario-filter" aria-label="Scenarios">
      <label>
        <span className="visually-hidden">Words</span>
        <input
          type="search"
          placeholder="A place, a weapon, a rule …"
          value={wanted.words ?? ''}
          onChange={({ target }) => onWant({ ...wanted, words: target.value })}
        />
      </label>
      {books.length > 1 && (
        <Pick
          label="Book"
          any="Every book"
          choices={books}
          value={volumeById(wanted.book)?.id}
          onPick={book => onWant({ ...wanted, book })}
        />
      )}
      <Pick
        label="Length"
        any="Any length"
        choices={Object.entries(LENGTH_WORDS)}
        value={wanted.length}
        onPick={length => onWant({ ...wanted, length })}
      />
      <Pick
        label="Level"
        any="Any level"
        choices={Object.entries(LEVELS)}
        value={wanted.level}
        onPick={level => onWant({ ...wanted, level })}
      />
      <Pick
        label="Nation"
        any="Any nation"
        choices={nations}
        value={wanted.nation}
        onPick={nation => onWant({ ...wanted, nation })}
      />
      <p className="scenario-count" role="status">
        {found === scenarios.length ? `${found} scenarios` : `${found} of ${scenarios.length} scenarios`}
      </p>
    </search>
  );
}

function Pick(props: {
  label: string;
  any: string;
  choices: readonly (readonly [string, string])[];
  value: string | undefined;
  onPick(value: string): void;
}) {
  const { label, any, choices, value = '', onPick } = props;
  return (
    <select
      aria-label={label}
      data-set={value !== ''}
      value={choices.some(([id]) => id === value) ? value : ''}
      onChange={({ target }) => onPick(target.value)}
    >
      <option value="">{any}</option>
      {choices.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import { RULE_AREAS, RULE_KINDS } from '../../engine/compendium/compendium.ts';
import { replaceHash } from '../app/router.ts';
import { countsOf } from './counts.ts';
import { type Filters, hashOf, narrows, STANDINGS } from './filters.ts';
import { useSlashKey } from './keys.ts';
import { StandingMark } from './StandingMark.tsx';
import { AREA_NAMES, figure, KIND_NAMES, STANDING_NAMES } from './words.ts';

export function SearchBar({ filters }: { filters: Filters }) {
  const box = useRef<HTMLInputElement>(null);
  useSlashKey(box);
  const narrow = (change: Partial<Filters>) =>
    replaceHash(hashOf({ ...filters, rule: undefined, ...change }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') narrow({ query: '' });
  };
  return (
    <search className="search-bar">
      <div className="search-box">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.500" cy="8.500" r="5.500" />
          <path d="m13 13 4.500 4.500" />
        </svg>
        <input
          ref={box}
          type="search"
          value={filters.query}
          placeholder={`Search ${filters.book?.title ?? 'all five books'}: a word, or a number such as 3.2`}
          aria-label={`Search the rules of ${filters.book?.title ?? 'all books'}`}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          onChange={event => narrow({ query: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <span className="key" aria-hidden="true">
          /
        </span>
      </div>
      <div className="search-filters">
        <StandingFilter filters={filters} />
        <Choice
          label="Area"
          className="narrow-only"
          values={RULE_AREAS}
          names={AREA_NAMES}
          value={filters.area}
          onChoose={area => narrow({ area })}
        />
        <Choice
          label="Kind"
          values={RULE_KINDS}
          names={KIND_NAMES}
          value={filters.kind}
          onChoose={kind => narrow({ kind })}
        />
        {narrows(filters) && (
          <button
            type="button"
            className="clear"
            onClick={() => {
              narrow({ query: '', area: undefined, kind: undefined, standing: undefined });
              box.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
    </search>
  );
}

/** The legend of the marks; each entry also shows the rules that bear it, and only those. */
function StandingFilter({ filters }: { filters: Filters }) {
  const { covered, rules, notApplicable } = countsOf(filters.book);
  const counts = { covered, missing: rules - covered, 'not-applicable': notApplicable };
  return (
    <fieldset className="standings">
      <legend className="visually-hidden">Coverage</legend>
      {STANDINGS.map(standing => {
        const chosen = filters.standing === standing;
        const next = { ...filters, rule: undefined, standing: chosen ? undefined : standing };
        return (
          <button
            key={standing}
            type="button"
            aria-pressed={chosen}
            onClick={() => replaceHash(hashOf(next))}
          >
            <StandingMark standing={standing} label={false} />
            {STANDING_NAMES[standing]} <span className="count">{figure(counts[standing])}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly className?: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: string | undefined;
  onChoose(value: string | undefined): void;
}

function Choice<T extends string>({ label, className, values, names, value, onChoose }: ChoiceProps<T>) {
  return (
    <label className={className}>
      {label}
      <select value={value ?? ''} onChange={event => onChoose(event.target.value || undefined)}>
        <option value="">any</option>
        {values.map(each => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

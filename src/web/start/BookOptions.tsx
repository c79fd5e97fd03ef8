import {
  grouped,
  type OptionCard,
  type OptionValues,
  presetOf,
  type Rulebook,
  valuesOf,
} from '../../engine/index.ts';
import { Choice } from './Choice.tsx';

interface Props {
  readonly book: Rulebook;
  readonly values: OptionValues;
  onChange(values: OptionValues): void;
}

/** The options of a book: those of no group as they are, the groups folded, and above them the book's own presets. */
export function BookOptions({ book, values, onChange }: Props) {
  return (
    <>
      <Presets book={book} values={values} onChange={onChange} />
      {grouped(book.options ?? []).map(([group, cards]) => {
        const options = cards.map(option => (
          <BookOption
            key={option.id}
            option={option}
            value={values[option.id] ?? option.otherwise}
            onChange={value => onChange({ ...values, [option.id]: value })}
          />
        ));
        return group === undefined ? (
          options
        ) : (
          <details key={group} className="option-group">
            <summary>{group}</summary>
            {options}
          </details>
        );
      })}
    </>
  );
}

const OWN = 'own';

function Presets({ book, values, onChange }: Props) {
  const presets = book.presets ?? [];
  if (presets.length === 0) return null;
  const now = presetOf(book, values);
  const choices = presets.map(({ id, title }) => ({ value: id, title }));
  return (
    <>
      <Choice
        label="Options"
        value={now?.id ?? OWN}
        choices={now ? choices : [...choices, { value: OWN, title: 'As chosen below' }]}
        onChange={id => {
          const preset = presets.find(each => each.id === id);
          if (preset) onChange(valuesOf(book, preset));
        }}
      />
      {now && <p className="choice-means">{now.means}</p>}
    </>
  );
}

function BookOption(props: { option: OptionCard; value: string; onChange(value: string): void }) {
  const { option, value, onChange } = props;
  const means = option.choices.find(choice => choice.value === value)?.means;
  return (
    <>
      <Choice label={option.title} value={value} choices={option.choices} onChange={onChange} />
      {means && <p className="choice-means">{means}</p>}
    </>
  );
}

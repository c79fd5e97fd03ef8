/** One thing to choose, with its name. */
export function Choice<T extends string>(props: {
  label: string;
  value: T;
  choices: readonly { readonly value: T; readonly title: string }[];
  onChange(value: T): void;
}) {
  const { label, value, choices, onChange } = props;
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(choice => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </label>
  );
}

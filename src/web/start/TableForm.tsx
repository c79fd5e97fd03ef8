import { type FormEvent, useMemo, useState } from 'react';
import type { ChartPack, OptionCard, Rulebook, ScenarioCard, Side } from '../../engine/index.ts';
import { PackChoice } from '../packs/PackChoice.tsx';
import { DICE_KINDS, type DiceKind, SEATS, type SeatKind, sidesOfScenario } from '../play/table-setup.ts';
import { gameHash } from './game-hash.ts';

/** Players that have no word here are called by their own name. */
const SEAT_WORDS: Readonly<Record<string, string>> = {
  human: 'A person at this screen',
  recruit: 'Recruit: knows the rules, no more',
  corporal: 'Corporal: looks one step ahead',
  sergeant: 'Sergeant: plans for the ground',
  captain: 'Captain: thinks it through',
  random: 'Nobody in particular: any legal act',
};
const seatWords = (seat: SeatKind): string =>
  SEAT_WORDS[seat] ?? `The machine: ${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;

const DICE_WORDS: Readonly<Record<DiceKind, string>> = {
  computed: 'Thrown by the machine',
  typed: 'Real dice, typed in',
};

/** Who sits where, under which options, with which dice. */
export function TableForm({ book, card }: { book: Rulebook; card: ScenarioCard }) {
  const sides = useMemo(() => sidesOfScenario(book, { scenario: card.id, options: {} }), [book, card]);
  const [seats, setSeats] = useState<Readonly<Record<Side, SeatKind>>>(() =>
    Object.fromEntries(sides.map(side => [side, 'human' as const])),
  );
  const [dice, setDice] = useState<DiceKind>('computed');
  const cards = book.presentation?.options ?? [];
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(cards.map(({ id, otherwise }) => [id, otherwise])),
  );
  const [packId, setPackId] = useState<string>();
  const [pack, setPack] = useState<ChartPack>();
  const [problem, setProblem] = useState<string>();
  const name = (side: Side) => card.about?.sides.find(({ id }) => id === side)?.name ?? side;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { beginGame } = await import('./begin-game.ts');
      const game = await beginGame({ book: book.id, scenario: card.id, options, pack, seats, dice });
      location.hash = gameHash(game);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <form className="table-form" onSubmit={onSubmit}>
      <fieldset>
        <legend>Who plays</legend>
        {sides.map(side => (
          <Choice
            key={side}
            label={name(side)}
            value={seats[side] ?? 'human'}
            choices={SEATS.map(seat => ({ value: seat, title: seatWords(seat) }))}
            onChange={seat => setSeats({ ...seats, [side]: seat })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>How</legend>
        {cards.map(option => (
          <BookOption
            key={option.id}
            option={option}
            value={options[option.id] ?? option.otherwise}
            onChange={value => setOptions({ ...options, [option.id]: value })}
          />
        ))}
        <Choice
          label="Dice"
          value={dice}
          choices={DICE_KINDS.map(kind => ({ value: kind, title: DICE_WORDS[kind] }))}
          onChange={kind => setDice(kind)}
        />
        {book.charts && (
          <PackChoice
            book={book}
            chosen={packId}
            onChoose={(id, chosen) => {
              setPackId(id);
              setPack(chosen);
            }}
          />
        )}
      </fieldset>
      <button type="submit" className="button begin-button" disabled={book.presentation === undefined}>
        Begin
      </button>
      {problem !== undefined && (
        <p className="notice" role="alert">
          The game could not begin: {problem}.
        </p>
      )}
    </form>
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

function Choice<T extends string>(props: {
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

import { type FormEvent, useMemo, useState } from 'react';
import { type ChartPack, type Rulebook, type ScenarioCard, type Side, valuesOf } from '../../engine/index.ts';
import { PackChoice } from '../packs/PackChoice.tsx';
import {
  DICE_KINDS,
  type DiceKind,
  newSeed,
  SEATS,
  type SeatKind,
  sidesOfScenario,
} from '../play/table-setup.ts';
import { BookOptions } from './BookOptions.tsx';
import { Choice } from './Choice.tsx';
import { DiceWords } from './DiceWords.tsx';
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
  // Made before anybody gives words to the dice: what is pledged can't be changed by them.
  const [seed] = useState(newSeed);
  const [words, setWords] = useState<Readonly<Record<Side, string>>>({});
  const [options, setOptions] = useState(() => valuesOf(book));
  const [packId, setPackId] = useState<string>();
  const [pack, setPack] = useState<ChartPack>();
  const [problem, setProblem] = useState<string>();
  const name = (side: Side) => card.about?.sides.find(({ id }) => id === side)?.name ?? side;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { beginGame } = await import('./begin-game.ts');
      const game = await beginGame({
        book: book.id,
        scenario: card.id,
        options,
        pack,
        seats,
        dice,
        seed,
        words,
      });
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
        <BookOptions book={book} values={options} onChange={setOptions} />
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
        {dice === 'computed' && (
          <DiceWords
            seed={seed}
            players={sides.filter(side => seats[side] === 'human').map(side => ({ side, name: name(side) }))}
            words={words}
            onChange={setWords}
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

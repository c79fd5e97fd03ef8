import { type FormEvent, useMemo, useState } from 'react';
import type { Level } from '../../bots/thinking/levels.ts';
import { type ChartPack, type Rulebook, type ScenarioCard, type Side, valuesOf } from '../../engine/index.ts';
import { PackChoice } from '../packs/PackChoice.tsx';
import { SideMark } from '../play/counters/SideMark.tsx';
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

/** Whom newcomers can beat. */
const FIRST_OPPONENT: Level = 'recruit';
const OPPONENTS = SEATS.filter(seat => seat !== 'human' && seat !== 'random');

type Seats = Readonly<Record<Side, SeatKind>>;

/** One click and one plays a side against the machine; who wants another table unfolds it. */
export function TableForm({ book, card }: { book: Rulebook; card: ScenarioCard }) {
  const sides = useMemo(() => sidesOfScenario(book, { scenario: card.id, options: {} }), [book, card]);
  const [opponent, setOpponent] = useState<SeatKind>(FIRST_OPPONENT);
  const [seats, setSeats] = useState<Seats>(() =>
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
  const cannot = book.presentation === undefined;
  const about = (side: Side) => card.about?.sides.find(({ id }) => id === side);
  const name = (side: Side) => about(side)?.name ?? side;

  const begin = async (taken: Seats) => {
    try {
      const { beginGame } = await import('./begin-game.ts');
      const game = await beginGame({
        book: book.id,
        scenario: card.id,
        options,
        pack,
        seats: taken,
        dice,
        seed,
        words,
      });
      location.hash = gameHash(game);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const beginAs = (mine: Side) =>
    begin(Object.fromEntries(sides.map(side => [side, side === mine ? ('human' as const) : opponent])));

  return (
    <form
      className="table-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        begin(seats);
      }}
    >
      <div className="play-sides">
        {sides.map(side => (
          <button
            key={side}
            type="button"
            className="button play-side"
            disabled={cannot}
            onClick={() => beginAs(side)}
          >
            <SideMark nation={about(side)?.nation ?? side} />
            Play the {name(side)}
          </button>
        ))}
      </div>
      <Choice
        label="Against"
        value={opponent}
        choices={OPPONENTS.map(seat => ({ value: seat, title: seatWords(seat) }))}
        onChange={seat => setOpponent(seat)}
      />
      <details className="own-table">
        <summary>Two players, options, dice</summary>
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
              players={sides
                .filter(side => seats[side] === 'human')
                .map(side => ({ side, name: name(side) }))}
              words={words}
              onChange={setWords}
            />
          )}
        </fieldset>
        <button type="submit" className="button begin-button" disabled={cannot}>
          Begin
        </button>
      </details>
      {problem !== undefined && (
        <p className="notice" role="alert">
          The game could not begin: {problem}.
        </p>
      )}
    </form>
  );
}

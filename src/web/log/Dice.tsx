import {
  type Dice as DiceSides,
  diceWords,
  type Faces,
  isPercentile,
  totalOfDice,
} from '../../engine/index.ts';
import './log.css';

/** Where the pips of a die lie, in thirds of its face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface Props {
  readonly dice: Faces;
  /** How many sides they have; six where nothing is said. */
  readonly sides?: DiceSides | undefined;
}

/** Dice drawn as dice, in the order in which the book names them. */
export function Dice({ dice, sides = {} }: Props) {
  const words = diceWords(dice, sides);
  const isOneNumber = isPercentile(sides);
  return (
    <span className="dice" role="img" aria-label={`Dice: ${words}`} title={words}>
      {Object.entries(dice).map(([name, face]) => (
        <Die
          key={name}
          name={name}
          sides={sides[name] ?? 6}
          text={isOneNumber ? `${face % 10}${name === 'tens' ? '0' : ''}` : `${face}`}
          face={face}
        />
      ))}
      {isOneNumber && <span className="dice-reading">{totalOfDice(dice, sides)}</span>}
    </span>
  );
}

/** A white die is plain; any other has a ring, so that they are told apart without colour. A ten-sided die is a kite, without a ring: it has numbers. */
function Die({ name, face, sides, text }: { name: string; face: number; sides: number; text: string }) {
  const isWhite = name === 'white';
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg className="die" data-white={isWhite} data-sides={sides} viewBox="0 0 24 24" aria-hidden="true">
      {sides === 10 ? (
        <path className="die-body" d="M12 1L22.5 10.5 19 19 12 23 5 19 1.5 10.5Z" />
      ) : (
        <rect className="die-body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      )}
      {!isWhite && sides !== 10 && <rect className="die-ring" x="4" y="4" width="16" height="16" rx="3" />}
      {pips === undefined ? (
        <text className="die-number" x="12" y="16">
          {text}
        </text>
      ) : (
        pips.map(([x, y]) => (
          <circle key={`${x}${y}`} className="die-pip" cx={7.5 + 4.5 * x} cy={7.5 + 4.5 * y} r="1.9" />
        ))
      )}
    </svg>
  );
}

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

/** Dice drawn as dice, in the order in which the book names them. */
export function Dice({ dice }: { dice: Readonly<Record<string, number>> }) {
  const thrown = Object.entries(dice);
  const words = thrown.map(([name, face]) => `${name} ${face}`).join(', ');
  return (
    <span className="dice" role="img" aria-label={`Dice: ${words}`} title={words}>
      {thrown.map(([name, face]) => (
        <Die key={name} name={name} face={face} />
      ))}
    </span>
  );
}

/** A white die is plain; any other has a ring, so that they are told apart without colour. */
function Die({ name, face }: { name: string; face: number }) {
  const isWhite = name === 'white';
  const pips = PIPS[face];
  return (
    <svg className="die" data-white={isWhite} viewBox="0 0 24 24" aria-hidden="true">
      <rect className="die-body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {!isWhite && <rect className="die-ring" x="4" y="4" width="16" height="16" rx="3" />}
      {pips === undefined ? (
        <text className="die-number" x="12" y="16.5">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => (
          <circle key={`${x}${y}`} className="die-pip" cx={7.5 + 4.5 * x} cy={7.5 + 4.5 * y} r="1.9" />
        ))
      )}
    </svg>
  );
}

import { hexToBytes } from '@noble/hashes/utils.js';
import { useMemo } from 'react';
import { commitTo } from '../../engine/dice/fairness.ts';
import type { Side } from '../../engine/index.ts';

interface Props {
  readonly seed: string;
  readonly players: readonly { readonly side: Side; readonly name: string }[];
  readonly words: Readonly<Record<Side, string>>;
  onChange(words: Readonly<Record<Side, string>>): void;
}

/** Longer words make no better nonce. */
const LONGEST = 200;

/** For players who would rather not take the machine's word for it that it did not choose the dice. */
export function DiceWords({ seed, players, words, onChange }: Props) {
  const commit = useMemo(() => commitTo(hexToBytes(seed)), [seed]);
  if (players.length === 0) return undefined;
  return (
    <details className="dice-words">
      <summary>Dice that you can prove</summary>
      <p>
        The dice come from a seed that this machine has made, and from words of every player. This is the
        pledge of the seed:
      </p>
      <p className="dice-commit">{commit}</p>
      <p>
        Note it, and then give any words that nobody could guess. After the game the seed is shown; if it fits
        the pledge that you noted, and your words are in it, nobody can have chosen the dice. Without words
        this machine makes up a nonce for you: then it is only its word that it did not try many games before
        this one.
      </p>
      {players.map(({ side, name }) => (
        <label key={side} className="choice">
          <span>Words of the {name} player</span>
          <input
            type="text"
            maxLength={LONGEST}
            autoComplete="off"
            value={words[side] ?? ''}
            onChange={({ target }) => onChange({ ...words, [side]: target.value })}
          />
        </label>
      ))}
    </details>
  );
}

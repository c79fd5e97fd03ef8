import { useMemo } from 'react';
import { parseRecord, verifyDice } from '../../engine/index.ts';

/** Whether the dice of a record are those that were pledged before the first of them fell. */
export function DiceProof({ record }: { record: string }) {
  const { ok, rolls, problem } = useMemo(() => verifyDice(parseRecord(record)), [record]);
  return (
    <p className="dice-proof" data-proved={ok}>
      {ok
        ? `✓ Proved: all ${rolls} rolls follow from the seed that was pledged before the game.`
        : `No proof of the dice: ${problem}.`}
    </p>
  );
}

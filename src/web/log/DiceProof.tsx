import { useEffect, useState } from 'react';
import { detailWords, type Proof, verdictWords } from '../../engine/index.ts';
import { proofOf } from '../replay/reader.ts';

const MARKS: Readonly<Record<Proof['is'], string>> = {
  proven: '✓ ',
  'in part': '(✓) ',
  unproven: '',
  false: '✗ ',
};

/** What can be proven of a record, and what can't: the same that `hedgerow verify` says of it. */
export function DiceProof({ record }: { record: string }) {
  const found = useProof(record);
  if (found === undefined) return <p className="dice-proof">The record is being checked …</p>;
  if (typeof found === 'string')
    return <p className="dice-proof">The record could not be checked: {found}.</p>;
  return (
    <div className="dice-proof" data-proved={found.is}>
      <p>
        {MARKS[found.is]}
        {verdictWords(found)}
      </p>
      {detailWords(found).map(line => (
        <p key={line}>{line}</p>
      ))}
      {found.pledge && (
        <details>
          <summary>The pledge, to compare with what you noted</summary>
          <dl>
            <dt>Commitment</dt>
            <dd>{found.pledge.commit}</dd>
            {Object.entries(found.pledge.nonces).map(([side, nonce]) => (
              <div key={side}>
                <dt>Nonce of {side}</dt>
                <dd>{nonce}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** Undefined while it is being checked; a sentence if that was not possible. */
function useProof(record: string): Proof | string | undefined {
  const [found, setFound] = useState<Proof | string>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    proofOf(record).then(
      proof => isWanted && setFound(proof),
      (error: unknown) => isWanted && setFound(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [record]);
  return found;
}

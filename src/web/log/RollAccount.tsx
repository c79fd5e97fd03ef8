import type { AccountLine } from '../../engine/index.ts';
import './log.css';

interface Props {
  readonly lines: readonly AccountLine[];
  /** Everything that was added, by name, too. */
  readonly terms?: boolean;
}

/** What counted in a roll and what came of it: `4 + 2, +2 = 8 on column 8` and `NMC`, with all that was added beneath. */
export function RollAccount({ lines, terms: showsTerms = false }: Props) {
  return (
    <ul className="roll-account">
      {lines.map(({ sum, verdict, met, terms }) => (
        <li key={`${sum}: ${verdict}`}>
          <span className="roll-sum">{sum}</span>{' '}
          <strong className="roll-verdict" data-met={met}>
            {verdict}
          </strong>
          {showsTerms && terms.length > 0 && (
            <span className="roll-terms">{terms.map(({ text }) => text).join(' · ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { Status, Track } from '../../../engine/index.ts';
import { Cite } from '../cite/Cite.tsx';
import './match.css';

interface Props {
  readonly book: string;
  readonly turns: Track;
  readonly phases: Track;
  readonly status: readonly Status[];
}

/** Where the game stands: turn track, phases of the turn, and what is under way. */
export function MatchStrip({ book, turns, phases, status }: Props) {
  return (
    <div className="match-strip">
      <Steps label="Turns" track={turns} short />
      <Steps label="Phases" track={phases} />
      <ul className="match-status">
        {status.map(({ text, cite }) => (
          <li key={text}>
            {text} {cite && <Cite book={book} cite={cite} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ label, track, short = false }: { label: string; track: Track; short?: boolean }) {
  return (
    <ol className={`track track-${label.toLowerCase()}`} aria-label={label}>
      {track.steps.map((step, i) => (
        <li
          key={step.name}
          aria-current={i === track.at ? 'step' : undefined}
          data-past={i < track.at}
          title={step.name}
        >
          <span aria-hidden="true">{step.short}</span>
          <span className={short ? 'visually-hidden' : 'step-name visually-hidden'}>{step.name}</span>
        </li>
      ))}
    </ol>
  );
}

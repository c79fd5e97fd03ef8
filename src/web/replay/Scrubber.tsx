import type { Mark } from './marks.ts';
import { type Playback, SPEEDS } from './playback.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  readonly playback: Playback;
  onGo(to: number): void;
}

/** The way through the game: a slider with short marks where dice fell, and tall ones where something became of a piece. */
export function Scrubber({ at, last, marks, playback, onGo }: Props) {
  const { playing, speed } = playback;
  const here = marks.find(({ moment }) => moment === at);
  const next = marks.find(({ moment }) => moment > at);
  const before = marks.findLast(({ moment }) => moment < at);
  return (
    <section className="scrubber" aria-label="Way through the game">
      <div className="scrubber-buttons">
        <Step label="To the beginning" path="M5 4v12M16 4 8 10l8 6z" off={at === 0} onClick={() => onGo(0)} />
        <Step
          label="The mark before"
          path="M15 4 9 10l6 6M9 4l-6 6 6 6"
          off={!before}
          onClick={() => before && onGo(before.moment)}
        />
        <Step label="One step back" path="M13 4 6 10l7 6" off={at === 0} onClick={() => onGo(at - 1)} />
        <button
          type="button"
          className="play-button"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={playing ? playback.stop : playback.start}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={playing ? 'M6 4v12M14 4v12' : 'M6 3.5 16 10 6 16.5z'} />
          </svg>
        </button>
        <Step label="One step on" path="M7 4l7 6-7 6" off={at === last} onClick={() => onGo(at + 1)} />
        <Step
          label="The next mark"
          path="m5 4 6 6-6 6M11 4l6 6-6 6"
          off={!next}
          onClick={() => next && onGo(next.moment)}
        />
        <Step label="To the end" path="M15 4v12M4 4l8 6-8 6z" off={at === last} onClick={() => onGo(last)} />
        <select
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => playback.setSpeed(Number(target.value))}
        >
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </div>
      <div className="scrubber-track">
        <svg
          className="scrubber-marks"
          viewBox={`0 0 ${Math.max(last, 1)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map(({ moment, is }) => (
            <line key={moment} data-is={is} x1={moment} x2={moment} y1={is === 'fate' ? 0 : 5} y2="10" />
          ))}
        </svg>
        <input
          type="range"
          aria-label="Moment"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`${at} of ${last}${here ? `: ${here.words}` : ''}`}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
      <p className="scrubber-words">
        <span>
          {at} / {last}
        </span>{' '}
        {here?.words}
      </p>
    </section>
  );
}

function Step(props: { label: string; path: string; off: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.off}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}

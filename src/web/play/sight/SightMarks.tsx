import { type Battlefield, hexOfPlace } from '../../../board/index.ts';
import { centreOnPaper, hexesPath, sheetsPath } from '../../boards/field/paper.ts';
import type { Sight } from './use-sight.ts';
import './sight.css';

/** The line and the field on the map: solid is clear, crossed out is blocked, hatched can't be seen. */
export function SightMarks({ battlefield, sight }: { battlefield: Battlefield; sight: Sight }) {
  const { from, to, words, blocked } = sight;
  if (from === undefined) return null;
  const start = centreOnPaper(battlefield, from);
  const end = to === undefined ? start : centreOnPaper(battlefield, to);
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <g className="sight-marks" data-blocked={blocked.length}>
      <defs>
        <pattern
          id="unseen"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="unseen-ground" width="12" height="12" />
          <path className="unseen-line" d="M0 0v12" />
        </pattern>
        <clipPath id="sight-sheets">
          <path d={sheetsPath(battlefield)} />
        </clipPath>
      </defs>
      <path clipPath="url(#sight-sheets)" fill="url(#unseen)" d={hexesPath(battlefield, blocked)} />
      {words && (
        <g className="sight-thread" data-clear={words.clear}>
          <path className="halo" d={line} />
          <path d={line} />
        </g>
      )}
      {words?.findings
        .filter(({ blocks }) => blocks || !words.clear)
        .map(({ at, text }) => {
          const hex = hexOfPlace(battlefield, at);
          const spot = hex === undefined ? undefined : centreOnPaper(battlefield, hex);
          return (
            spot && (
              <path
                key={`${at} ${text}`}
                className="sight-cross"
                d={`M${spot.x - 9} ${spot.y - 9}l18 18M${spot.x + 9} ${spot.y - 9}l-18 18`}
              />
            )
          );
        })}
      <circle className="sight-eye" cx={start.x} cy={start.y} r="11" />
    </g>
  );
}

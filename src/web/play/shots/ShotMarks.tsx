import { type Battlefield, hexOfPlace } from '../../../board/index.ts';
import type { Shot } from '../../../play/shot.ts';
import { centreOnPaper } from '../../boards/field/paper.ts';
import { HeadlineAt } from '../odds/ForecastCard.tsx';
import { headline } from '../odds/numbers.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly shot: Shot | undefined;
  /** It waits for its word, is only looked at, or is what the others could do. */
  readonly is: 'aimed' | 'seen' | 'danger';
  placeOf(piece: string): string | undefined;
}

/** On the map: lines from those who would take part, and what would most likely become of those whom it is meant for. */
export function ShotMarks({ battlefield, shot, is, placeOf }: Props) {
  const target = shot && hexOfPlace(battlefield, shot.at);
  if (shot === undefined || target === undefined) return null;
  const { first, joined, forecast } = shot;
  const places = [...first, ...joined.flatMap(({ pieces }) => pieces)].flatMap(piece => placeOf(piece) ?? []);
  const hexes = new Set(places.flatMap(place => hexOfPlace(battlefield, place) ?? []));
  const { x, y } = centreOnPaper(battlefield, target);
  return (
    <g className="shot-marks" data-is={is}>
      {[...hexes]
        .filter(hex => hex !== target)
        .map(hex => {
          const from = centreOnPaper(battlefield, hex);
          const line = `M${from.x} ${from.y}L${x} ${y}`;
          return (
            <g key={hex}>
              <path className="halo" d={line} />
              <path d={line} />
            </g>
          );
        })}
      <circle className="halo" cx={x} cy={y} r="42" />
      <circle cx={x} cy={y} r="42" />
      {forecast.chances && (
        <HeadlineAt
          battlefield={battlefield}
          hex={target}
          words={`${is === 'danger' ? 'Danger: ' : ''}${headline(forecast.chances)}`}
        />
      )}
    </g>
  );
}

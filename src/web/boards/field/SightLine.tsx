import { type Battlefield, type HexIx, hexLabel } from '../../../board/index.ts';
import type { SightReport } from '../../../board/sight/report.ts';
import type { Point } from '../../../hex/index.ts';
import { centreOnPaper } from './paper.ts';
import { type Pin, pinsOf } from './pins.ts';

/** Pins nearer to each other than this, in paper units, become one. */
const PIN_GAP = 40;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The line of sight: solid as long as it is clear, dashed when it is hindered, crossed out when it is blocked. */
export function SightLine({ battlefield, report }: { battlefield: Battlefield; report: SightReport }) {
  const start = centreOnPaper(battlefield, report.from.hex);
  const end = centreOnPaper(battlefield, report.to.hex);
  const at = (t: number): Point => ({
    x: start.x + (end.x - start.x) * t,
    y: start.y + (end.y - start.y) * t,
  });
  const timeOfFirst = (effect: string): number => {
    const first = report.findings.find(finding => finding.effect === effect);
    return first === undefined ? 1 : first.at.n / first.at.d;
  };
  const length = Math.max(1, distance(start, end));
  const block = timeOfFirst('blocks');
  const hindrance = Math.min(timeOfFirst('hinders'), block);
  return (
    <g className="sight-line" data-verdict={report.verdict}>
      <Stretch className="halo" from={at(0)} to={at(1)} />
      <Stretch className="stretch-clear" from={at(0)} to={at(hindrance)} />
      {hindrance < block && <Stretch className="stretch-hindered" from={at(hindrance)} to={at(block)} />}
      {block < 1 && <CrossedOut from={at(block)} to={at(1)} />}
      {pinsOf(report.findings, PIN_GAP / length).map(pin => (
        <PinMark key={pin.label} pin={pin} at={at(pin.time)} />
      ))}
    </g>
  );
}

interface EndProps {
  readonly battlefield: Battlefield;
  readonly hex: HexIx;
  readonly kind: 'from' | 'to';
  /** Where the other end is: the name stands on the far side of it, out of the line's way. */
  readonly other: HexIx | undefined;
}

/** An end of the line, which is there before there is a line. */
export function End({ battlefield, hex, kind, other }: EndProps) {
  const { x, y } = centreOnPaper(battlefield, hex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`end-mark end-${kind}`}>
        <circle r="9" />
        <circle className="end-pupil" r="3.5" />
        <text {...nameBeside({ x, y }, centreOnPaper(battlefield, other ?? hex))}>
          {hexLabel(battlefield, hex)}
        </text>
      </g>
    </g>
  );
}

/** Above, unless the line runs across: then on the side that it doesn't run to. */
function nameBeside(
  at: Point,
  other: Point,
): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  const [across, down] = [other.x - at.x, other.y - at.y];
  if (Math.abs(across) <= Math.abs(down)) return { x: 0, y: down < 0 ? 26 : -16, textAnchor: 'middle' };
  return across > 0 ? { x: -15, y: 5, textAnchor: 'end' } : { x: 15, y: 5, textAnchor: 'start' };
}

function Stretch({ className, from, to }: { className: string; from: Point; to: Point }) {
  return <path className={className} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}

/** How far apart the crosses stand, in paper units. */
const CROSS_EVERY = 40;

function CrossedOut({ from, to }: { from: Point; to: Point }) {
  const length = distance(from, to);
  const count = Math.floor((length - CROSS_EVERY / 2) / CROSS_EVERY);
  const crosses = Array.from({ length: Math.max(0, count) }, (_, i) => {
    const t = ((i + 1) * CROSS_EVERY) / length;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t;
    return `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`;
  });
  return (
    <>
      <Stretch className="stretch-blocked" from={from} to={to} />
      <path className="crosses" d={crosses.join('')} />
    </>
  );
}

function PinMark({ pin, at }: { pin: Pin; at: Point }) {
  const width = 12 + 6 * pin.label.length;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={`pin pin-${pin.effect}`}>
        <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
        <text y="4">{pin.label}</text>
        {pin.words !== undefined && (
          <text className="pin-words" y={pin.effect === 'blocks' ? -16 : 24}>
            {pin.words}
          </text>
        )}
      </g>
    </g>
  );
}

import { memo } from 'react';
import type { Face, Figure } from '../../../engine/index.ts';
import { placedFigures, strengthLine, strengthSpot } from './figures.ts';
import { NationBadge } from './NationBadge.tsx';
import { type NationStyle, nationStyle } from './nations.ts';
import type { Spot } from './path.ts';
import { menOf, Silhouette } from './Silhouette.tsx';
import './counters.css';

const PAPER = '#f7f3e7';
const BADGE: Spot = { x: 9.5, y: 9.8, size: 1 };
const REDUCED_MEN: Spot = { x: 30, y: 21, size: 1.15 };
const REDUCED: Spot = { x: 30, y: 24, size: 1.2 };
const CHIP: Spot = { x: 30, y: 23, size: 3 };

interface Props {
  readonly face: Face;
  readonly spent?: boolean;
}

/** One side of a counter in a square of 60 units: artwork, figures in the book's places, frame and badge. */
export const CounterFace = memo(function CounterFace({ face, spent = false }: Props) {
  const style = nationStyle(face.nation);
  const weak = face.tone === 'weak';
  return (
    <g className="face" data-tone={face.tone} data-spent={spent} style={{ color: style.ink }}>
      <rect className="face-shadow" x="1.5" y="2" width="60" height="60" rx="5" />
      <rect width="60" height="60" rx="5" fill={weak ? PAPER : style.fill} />
      {weak && <path className="face-weak" d={HATCH} stroke={style.fill} />}
      <Frame style={style} />
      <g className="face-detail">
        <NationBadge badge={style.badge} colour={style.deep} paper={weak ? PAPER : style.fill} spot={BADGE} />
        <g className="face-symbol" fill="currentColor">
          <Silhouette symbol={face.symbol} spot={symbolSpot(face)} />
        </g>
        {placedFigures(face).map(({ figure, x, y, anchor, size }) => (
          <g key={`${figure.name} ${figure.at}`} className="face-figure">
            <FigureMark figure={figure} x={x} y={y} anchor={anchor} size={size} />
            <text x={x} y={y} textAnchor={anchor} fontSize={size}>
              {figure.text}
            </text>
          </g>
        ))}
        <StrengthLine face={face} />
      </g>
      <g className="face-reduced">
        <Silhouette symbol={face.symbol} spot={menOf(face.symbol) > 0 ? REDUCED_MEN : REDUCED} />
        <text className="face-reduced-line" x="30" y="55" textAnchor="middle">
          {reducedLine(face)}
        </text>
      </g>
      <g className="face-chip">
        <rect width="60" height="60" rx="8" fill={style.fill} stroke={style.deep} strokeWidth="5" />
        <NationBadge badge={style.badge} colour={style.deep} paper={style.fill} spot={CHIP} />
        <Pips count={menOf(face.symbol)} colour={style.deep} />
        {weak && <path className="chip-weak" d="M4 56 56 4" stroke={style.deep} />}
      </g>
      {spent && (
        <g className="face-spent">
          <rect width="60" height="60" rx="5" />
          <path d="M4 30h52" />
        </g>
      )}
    </g>
  );
});

/** Stripes from edge to edge, as far as the counter goes. */
const HATCH = [16, 32, 48, 64, 80, 96]
  .map(sum => [Math.max(2, sum - 58), Math.min(58, sum - 2)])
  .map(([low, high]) => `M${low} ${high}L${high} ${low}`)
  .join('');

/** Men stand in the upper half; where figures stand beside them, they make room. */
function symbolSpot({ figures }: Face): Spot {
  const right = figures.some(({ at }) => at === 'right');
  const left = figures.some(({ at }) => at === 'left');
  const bottom = figures.some(({ at }) => at === 'bottom');
  const x = 30 + (right ? -7 : 0) + (left ? 5 : 0);
  const size = right && !bottom ? 1.45 : bottom ? 1 : 1.25;
  return { x, y: bottom ? 26 : 33, size: right && left ? 0.66 : size };
}

/** The figures that matter most, from farther off: the strength line, or what stands at the right. */
function reducedLine(face: Face): string {
  const line = strengthLine(face).filter(({ raised }) => !raised);
  if (line.length > 0) return line.map(({ text }) => text).join('');
  const others = face.figures.filter(({ at }) => at === 'right' || at === 'bottom-right');
  return others.map(({ text }) => text).join(' ');
}

function StrengthLine({ face }: { face: Face }) {
  const parts = strengthLine(face);
  if (parts.length === 0) return null;
  const { x, y, anchor, size } = strengthSpot(face);
  return (
    <text className="face-strength" x={x} y={y} textAnchor={anchor} fontSize={size}>
      {parts.map(({ name, text, raised, underlined }, i) => (
        <tspan
          key={name}
          {...(raised ? { dy: -6, fontSize: 10 } : {})}
          {...(parts[i - 1]?.raised ? { dy: 6 } : {})}
          {...(underlined ? { textDecoration: 'underline' } : {})}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

interface MarkProps {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
}

/** A box, circle or line around a figure that is printed with one. */
function FigureMark({ figure: { style, text }, x, y, anchor, size }: MarkProps) {
  const width = Math.max(text.length * size * 0.62, size * 0.7) + 4;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width + 2 : x - 2;
  const middle = y - size * 0.35;
  switch (style) {
    case 'boxed':
      return (
        <rect className="figure-mark" x={left} y={middle - size * 0.58} width={width} height={size * 1.16} />
      );
    case 'circled':
      return <circle className="figure-mark" cx={left + width / 2} cy={middle} r={size * 0.68} />;
    case 'underlined':
      return <path className="figure-mark" d={`M${left + 1} ${y + 2}h${width - 2}`} />;
    default:
      return null;
  }
}

function Frame({ style: { frame, deep } }: { style: NationStyle }) {
  const edge = { fill: 'none', stroke: deep, rx: 4.5 } as const;
  switch (frame) {
    case 'solid':
      return <rect x="1" y="1" width="58" height="58" {...edge} strokeWidth="2" />;
    case 'double':
      return (
        <>
          <rect x=".7" y=".7" width="58.6" height="58.6" {...edge} strokeWidth="1.4" />
          <rect x="3.2" y="3.2" width="53.6" height="53.6" {...edge} rx={2.5} strokeWidth="0.9" />
        </>
      );
    case 'dashed':
      return <rect x="1" y="1" width="58" height="58" {...edge} strokeWidth="2" strokeDasharray="8 3" />;
    case 'dotted':
      return (
        <rect
          x="1.2"
          y="1.2"
          width="57.6"
          height="57.6"
          {...edge}
          strokeWidth="2.4"
          strokeDasharray="1.5 3"
          strokeLinecap="round"
        />
      );
    case 'corners':
      return (
        <path
          d="M1 18V6a5 5 0 0 1 5-5h12M42 1h12a5 5 0 0 1 5 5v12M59 42v12a5 5 0 0 1-5 5H42M18 59H6a5 5 0 0 1-5-5V42"
          fill="none"
          stroke={deep}
          strokeWidth="2.4"
        />
      );
  }
}

function Pips({ count, colour }: { count: number; colour: string }) {
  return Array.from({ length: count }, (_, i) => {
    const x = 30 + (i - (count - 1) / 2) * 15;
    return <circle key={x} cx={x} cy="49" r="5.5" fill={colour} />;
  });
}

import type { Badge } from '../../../engine/index.ts';

/** Markers by their words, above the counter. */
export function BadgePills({ badges }: { badges: readonly Badge[] }) {
  return badges.map(({ text, tone }, i) => {
    const width = 8 + text.length * 5.9;
    return (
      <g key={text} className="badge-pill" data-tone={tone} transform={`translate(30 ${-4 - i * 14})`}>
        <rect x={-width / 2} y="-8" width={width} height="13.5" rx="6.7" />
        <text y="2.6">{text}</text>
      </g>
    );
  });
}

import type { Badge } from '../../../engine/index.ts';

/** Markers by their words, above the counter. */
export function BadgePills({ badges }: { badges: readonly Badge[] }) {
  return badges.map(({ text, tone }, i) => {
    const width = 8 + text.length * 5.9;
    const y = -4 - i * 14;
    return (
      <g key={text} className="badge-pill" data-tone={tone}>
        <rect x={30 - width / 2} y={y - 8} width={width} height="13.5" rx="6.7" />
        <text x="30" y={y + 2.6}>
          {text}
        </text>
      </g>
    );
  });
}

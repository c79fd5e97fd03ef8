import { memo } from 'react';
import { type Battlefield, type HexIx, hexOfPlace } from '../../../board/index.ts';
import type { Overlay } from '../../../engine/index.ts';
import { centreOnPaper, hexesPath, rimPath } from '../../boards/field/paper.ts';
import { NationBadge } from '../counters/NationBadge.tsx';
import { nationStyle } from '../counters/nations.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly overlays: readonly Overlay[];
  /** The counters somebody looks at: what belongs to a counter is drawn for these alone. */
  readonly lookedAt: ReadonlySet<string>;
  nationOf(side: string): string;
}

/** What lies on the hexes: under the counters areas and control, over them markers and lines. */
export const OverlayLayer = memo(function OverlayLayer({ battlefield, overlays, lookedAt, nationOf }: Props) {
  const shown = overlays.filter(({ of }) => of === undefined || lookedAt.has(of));
  return (
    <g className="overlays">
      {inPiles(battlefield, shown).map(({ overlay, under }) => (
        <OneOverlay
          key={`${keyOf(overlay)} ${under}`}
          battlefield={battlefield}
          overlay={overlay}
          under={under}
          nationOf={nationOf}
        />
      ))}
    </g>
  );
});

/** The counters of which a line leads into one of these hexes: those who came through it, where books draw the ways of counters. */
export const passersBy = (
  battlefield: Battlefield,
  overlays: readonly Overlay[],
  hexes: ReadonlySet<HexIx | undefined>,
): readonly string[] =>
  overlays.flatMap(({ kind, of, hexes: places }) =>
    kind === 'line' && of !== undefined && places.some(place => hexes.has(hexOfPlace(battlefield, place)))
      ? [of]
      : [],
  );

const keyOf = ({ kind, text, means, hexes }: Overlay): string => `${kind} ${text} ${hexes[0]} ${means}`;

interface Piled {
  readonly overlay: Overlay;
  /** Markers that lie on its hex already: it is drawn above them. */
  readonly under: number;
}

function inPiles(battlefield: Battlefield, overlays: readonly Overlay[]): readonly Piled[] {
  const markers = new Map<HexIx | undefined, number>();
  return overlays.map(overlay => {
    if (overlay.kind !== 'marker') return { overlay, under: 0 };
    const hex = hexOfPlace(battlefield, overlay.hexes[0] ?? '');
    const under = markers.get(hex) ?? 0;
    markers.set(hex, under + 1);
    return { overlay, under };
  });
}

function OneOverlay({ battlefield, overlay, under, nationOf }: Omit<Props, 'overlays' | 'lookedAt'> & Piled) {
  const hexes = overlay.hexes.flatMap((place): HexIx[] => {
    const hex = hexOfPlace(battlefield, place);
    return hex === undefined ? [] : [hex];
  });
  const [first] = hexes;
  if (first === undefined) return null;
  switch (overlay.kind) {
    case 'zone':
      return (
        <g className="zone" data-text={overlay.text}>
          <path className="zone-ground" d={hexesPath(battlefield, hexes)} />
          <path d={rimPath(battlefield, hexes)} />
        </g>
      );
    case 'control':
      return (
        <g className="control" data-side={overlay.side}>
          <path d={hexesPath(battlefield, hexes)} />
          <Flag battlefield={battlefield} hex={first} nation={overlay.side && nationOf(overlay.side)} />
        </g>
      );
    case 'marker':
      return hexes.map(hex => (
        <Marker key={hex} battlefield={battlefield} hex={hex} text={overlay.text} under={under} />
      ));
    case 'arc':
      return (
        <g className="arc" data-of={overlay.of}>
          <path className="arc-ground" d={hexesPath(battlefield, hexes)} />
          <path className="halo" d={rimPath(battlefield, hexes)} />
          <path d={rimPath(battlefield, hexes)} />
        </g>
      );
    case 'line':
      return <Line battlefield={battlefield} hexes={hexes} text={overlay.text} />;
  }
}

function Flag({
  battlefield,
  hex,
  nation,
}: {
  battlefield: Battlefield;
  hex: HexIx;
  nation: string | undefined;
}) {
  const { x, y } = centreOnPaper(battlefield, hex);
  const style = nation === undefined ? undefined : nationStyle(nation);
  return (
    <g className="flag" transform={`translate(${x - 26} ${y + 33})`}>
      <circle r="10" fill={style?.fill ?? '#f7f3e7'} />
      {style && <NationBadge badge={style.badge} colour={style.deep} paper={style.fill} />}
    </g>
  );
}

const MARKER_HEIGHT = 18;

function Marker({
  battlefield,
  hex,
  text,
  under,
}: {
  battlefield: Battlefield;
  hex: HexIx;
  text: string;
  under: number;
}) {
  const { x, y } = centreOnPaper(battlefield, hex);
  const width = 14 + text.length * 8.5;
  return (
    <g className="marker" transform={`translate(${x} ${y + 38 - under * (MARKER_HEIGHT + 1)})`}>
      <rect x={-width / 2} y={-MARKER_HEIGHT / 2} width={width} height={MARKER_HEIGHT} rx="4" />
      <text y="4.5">{text}</text>
    </g>
  );
}

function Line({
  battlefield,
  hexes,
  text,
}: {
  battlefield: Battlefield;
  hexes: readonly HexIx[];
  text: string;
}) {
  const points = hexes.map(hex => centreOnPaper(battlefield, hex));
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className="link">
      <title>{text}</title>
      <path className="halo" d={d} />
      <path d={d} />
    </g>
  );
}

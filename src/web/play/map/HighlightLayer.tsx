import { memo } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import { centreOnPaper, hexesPath, rimPath } from '../../boards/field/paper.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly hexes: readonly HexIx[];
  /** Where somebody else stands than who is asked: what is chosen there is aimed at. */
  readonly targets: ReadonlySet<HexIx>;
  readonly hovered: HexIx | undefined;
}

/**
 * Hexes that can be touched: outlined and lightened, with a ring in the middle, so that no hue is needed. Where others stand, the
 * four marks of a sight are in place of the ring.
 */
export const HighlightLayer = memo(function HighlightLayer({ battlefield, hexes, targets, hovered }: Props) {
  if (hexes.length === 0) return null;
  const isWide = hexes.length > MOST_RINGS;
  const ground = hexesPath(battlefield, hexes);
  const outline = isWide ? rimPath(battlefield, hexes) : ground;
  return (
    <g className="reach" data-hexes={hexes.length} data-wide={isWide}>
      <path className="reach-ground" d={ground} />
      <path className="halo" d={outline} />
      <path d={outline} />
      {hovered !== undefined && hexes.includes(hovered) && (
        <path className="reach-hovered" d={hexesPath(battlefield, [hovered])} />
      )}
      {!isWide &&
        hexes
          .filter(hex => !targets.has(hex))
          .map(hex => {
            const { x, y } = centreOnPaper(battlefield, hex);
            return <circle key={hex} cx={x} cy={y} r="5" />;
          })}
      {hexes
        .filter(hex => targets.has(hex))
        .map(hex => (
          <g key={hex} className="reach-target" data-target={hex}>
            <path className="halo" d={sightMarkAt(centreOnPaper(battlefield, hex))} />
            <path d={sightMarkAt(centreOnPaper(battlefield, hex))} />
          </g>
        ))}
    </g>
  );
});

/** Four strokes towards the middle, from outside the counters. */
const sightMarkAt = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x - 46} ${y}h14M${x + 46} ${y}h-14M${x} ${y - 46}v14M${x} ${y + 46}v-14`;

/** Where a whole area is open, rings and outlines of every hex would be noise. */
const MOST_RINGS = 24;

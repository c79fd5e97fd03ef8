import { memo } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import { centreOnPaper, hexesPath, rimPath } from '../../boards/field/paper.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly hexes: readonly HexIx[];
  readonly hovered: HexIx | undefined;
}

/** Hexes that can be touched: outlined and lightened, with a ring in the middle, so that no hue is needed. */
export const HighlightLayer = memo(function HighlightLayer({ battlefield, hexes, hovered }: Props) {
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
        hexes.map(hex => {
          const { x, y } = centreOnPaper(battlefield, hex);
          return <circle key={hex} cx={x} cy={y} r="5" />;
        })}
    </g>
  );
});

/** Where a whole area is open, rings and outlines of every hex would be noise. */
const MOST_RINGS = 24;

import { memo } from 'react';
import type { Battlefield, HexIx } from '../../../board/index.ts';
import { centreOnPaper, hexesPath } from '../../boards/field/paper.ts';

interface Props {
  readonly battlefield: Battlefield;
  readonly hexes: readonly HexIx[];
  readonly hovered: HexIx | undefined;
}

/** Hexes that can be touched: outlined and lightened, with a ring in the middle, so that no hue is needed. */
export const HighlightLayer = memo(function HighlightLayer({ battlefield, hexes, hovered }: Props) {
  if (hexes.length === 0) return null;
  const path = hexesPath(battlefield, hexes);
  return (
    <g className="reach" data-hexes={hexes.length} data-wide={hexes.length > MOST_RINGS}>
      <path className="halo" d={path} />
      <path d={path} />
      {hovered !== undefined && hexes.includes(hovered) && (
        <path className="reach-hovered" d={hexesPath(battlefield, [hovered])} />
      )}
      {hexes.length <= MOST_RINGS &&
        hexes.map(hex => {
          const { x, y } = centreOnPaper(battlefield, hex);
          return <circle key={hex} cx={x} cy={y} r="5" />;
        })}
    </g>
  );
});

/** Where a whole area is open, rings in every hex would be noise. */
const MOST_RINGS = 24;

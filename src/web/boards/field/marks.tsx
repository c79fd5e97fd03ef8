/** What lies over the terrain, in paper units: cursor, shade, outlines. The line is in SightLine.tsx. */
import { memo, useMemo } from 'react';
import { type Battlefield, type HexIx, type Shape, sideTerrainOf } from '../../../board/index.ts';
import { GROUND_OBSTACLES, SIDE_OBSTACLES } from '../../../board/sight/heights.ts';
import { pointsOf } from '../../../hex/index.ts';
import { hexesPath, outlinesPath, sheetsPath, sidePath } from './paper.ts';
import type { SightField } from './sight-field.ts';
import './marks.css';

export function Cursor({ battlefield, hex }: { battlefield: Battlefield; hex: HexIx }) {
  const path = hexesPath(battlefield, [hex]);
  return (
    <g className="cursor">
      <path className="halo" d={path} />
      <path d={path} />
    </g>
  );
}

/** Hatched is out of sight, dotted is hindered. */
export const Shade = memo(function Shade({
  battlefield,
  field,
}: {
  battlefield: Battlefield;
  field: SightField;
}) {
  return (
    <g className="shade" data-blocked={field.blocked.length} data-hindered={field.hindered.length}>
      <defs>
        <pattern
          id="hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="hatch-ground" width="12" height="12" />
          <path className="hatch-line" d="M0 0v12" />
        </pattern>
        <clipPath id="sheets">
          <path d={sheetsPath(battlefield)} />
        </clipPath>
        <pattern id="dots" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle className="hatch-dot" cx="8" cy="8" r="2" />
        </pattern>
      </defs>
      <g clipPath="url(#sheets)">
        <path fill="url(#dots)" d={hexesPath(battlefield, field.hindered)} />
        <path fill="url(#hatch)" d={hexesPath(battlefield, field.blocked)} />
      </g>
    </g>
  );
});

/** The outlines that sight goes by: solid where they block, dashed where they hinder. */
export const Outlines = memo(function Outlines({ battlefield }: { battlefield: Battlefield }) {
  const paths = useMemo(() => {
    const shapes = (effect: string) =>
      outlinesPath(
        battlefield.shapes
          .filter(shape => effectOf(shape) === effect)
          .map(({ outline }) => pointsOf(outline)),
      );
    const sides = Array.from({ length: battlefield.sideCount }, (_, side) => side).filter(side => {
      const terrain = sideTerrainOf(battlefield, side);
      return terrain !== undefined && SIDE_OBSTACLES[terrain] !== undefined;
    });
    return {
      blocking: shapes('blocks'),
      hindering: shapes('hinders'),
      crests: shapes('crest'),
      sides: sides.map(side => sidePath(battlefield, side)).join(''),
    };
  }, [battlefield]);
  return (
    <g className="outlines">
      <path className="outline-crest" d={paths.crests} />
      <path className="outline-hinders" d={paths.hindering} />
      <path className="outline-blocks" d={paths.blocking} />
      <path className="outline-blocks" d={paths.sides} />
    </g>
  );
});

function effectOf(shape: Shape): 'blocks' | 'hinders' | 'crest' | undefined {
  switch (shape.kind) {
    case 'building':
      return 'blocks';
    case 'crest':
      return 'crest';
    case 'area':
      return GROUND_OBSTACLES[shape.ground]?.effect;
  }
}

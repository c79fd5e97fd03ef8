import { NationBadge } from './NationBadge.tsx';
import { nationStyle } from './nations.ts';

/** A side's colour and badge, for headings. */
export function SideMark({ nation }: { nation: string }) {
  const style = nationStyle(nation);
  return (
    <svg className="side-mark" viewBox="-10 -10 20 20" aria-hidden="true">
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="3"
        fill={style.fill}
        stroke={style.deep}
        strokeWidth="1.5"
      />
      <NationBadge badge={style.badge} colour={style.deep} paper={style.fill} />
    </svg>
  );
}

import { RULE_AREAS } from '../../engine/compendium/compendium.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { countsOf, NO_RULES } from './counts.ts';
import { type Filters, hashOf } from './filters.ts';
import { AREA_NAMES, figure } from './words.ts';

/** Coverage by area, and the way to one area. */
export function Areas({ filters }: { filters: Filters }) {
  const counts = countsOf(filters.book);
  const areas = RULE_AREAS.filter(area => counts.areas[area] !== undefined);
  return (
    <nav className="areas" aria-label="Areas">
      {[undefined, ...areas].map(area => {
        const { covered, rules } = area === undefined ? counts : (counts.areas[area] ?? NO_RULES);
        return (
          <a
            key={area ?? 'all'}
            href={hashOf({ ...filters, area, rule: undefined })}
            aria-current={area === filters.area ? 'true' : undefined}
          >
            <span>{area === undefined ? 'All areas' : AREA_NAMES[area]}</span>
            <span className="areas-count">
              {figure(covered)}
              <span aria-hidden="true"> / </span>
              <span className="visually-hidden"> of </span>
              {figure(rules)}
              <span className="visually-hidden"> covered</span>
            </span>
            <CoverageBar covered={covered} rules={rules} />
          </a>
        );
      })}
    </nav>
  );
}

import type { Count } from '../../engine/compendium/coverage.ts';

/** The figure always stands beside it in words, so the bar itself is for the eye only. */
export function CoverageBar({ covered, rules }: Count) {
  const share = rules === 0 ? 0 : (100 * covered) / rules;
  return (
    <span className="bar" aria-hidden="true">
      <span className="bar-fill" style={{ width: `${share}%` }} />
    </span>
  );
}

import type { Standing } from '../../engine/compendium/coverage.ts';
import { STANDING_NAMES } from './words.ts';

/** Three shapes, so that nothing hangs on colour: a disc with a tick, an open ring, a bar. */
const SHAPES: Readonly<Record<Standing, React.ReactNode>> = {
  covered: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="m4.600 8.200 2.400 2.400 4.400-4.800" stroke="var(--card)" />
    </>
  ),
  missing: <circle cx="8" cy="8" r="6" />,
  'not-applicable': <path d="M3 8h10" />,
};

export function StandingMark({ standing, label = true }: { standing: Standing; label?: boolean }) {
  return (
    <span className="standing" data-standing={standing}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[standing]}
      </svg>
      {label && <span className="visually-hidden">{STANDING_NAMES[standing]}</span>}
    </span>
  );
}

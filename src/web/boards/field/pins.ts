/** Numbers for what stands in the way: the same on the map and in the list beside it. */
import type { SightFinding } from '../../../board/index.ts';

export interface NumberedFinding extends SightFinding {
  /** Undefined for what does no harm. */
  readonly number: number | undefined;
}

export function numbered(findings: readonly SightFinding[]): NumberedFinding[] {
  let last = 0;
  return findings.map(finding => ({ ...finding, number: finding.effect === 'none' ? undefined : ++last }));
}

/** What the line meets up to where it ends, and what it would meet beyond if it went on. */
export interface Course {
  readonly met: readonly NumberedFinding[];
  readonly beyond: readonly NumberedFinding[];
}

export function courseOf(findings: readonly SightFinding[]): Course {
  const all = numbered(findings);
  const block = all.findIndex(({ effect }) => effect === 'blocks');
  const end = block < 0 ? all.length : block + 1;
  return { met: all.slice(0, end), beyond: all.slice(end) };
}

export interface Pin {
  /** `2`, or `2 · 3` where two things stand close together. */
  readonly label: string;
  /** From 0 at the start of the line to 1 at its end. */
  readonly time: number;
  readonly effect: 'blocks' | 'hinders';
  /** Said on the map itself: only of what hinders first and of what blocks. */
  readonly words?: string;
}

/**
 * The pins of a line. Things of a kind that lie less than `gap` apart share one, or it would hide the other. Beyond the
 * block there are none: nobody sees what is there.
 */
export function pinsOf(findings: readonly SightFinding[], gap: number): Pin[] {
  const pins: Pin[] = [];
  const told = new Set<string>();
  for (const { number, effect, text, at } of courseOf(findings).met) {
    if (effect === 'none') continue;
    const time = at.n / at.d;
    const last = pins.at(-1);
    if (last?.effect === effect && time - last.time < gap) {
      pins[pins.length - 1] = { ...last, label: `${last.label} · ${number}` };
    } else {
      const words = told.has(effect) ? {} : { words: shortened(text) };
      pins.push({ label: `${number}`, time, effect, ...words });
    }
    told.add(effect);
  }
  return pins;
}

/** `crosses the woods of F5, 1 level high` is `woods of F5` on the map. */
function shortened(text: string): string {
  return text.replace(/,.*/, '').replace(/^[a-z ]*?\bthe /, '');
}

/** Numbers for what stands in the way: the same on the map and in the list beside it. */
import type { SightFinding } from '../../../board/index.ts';
import { type SightReport, timeOf } from '../../../board/sight/report.ts';

export interface Pin {
  /** `2`, or `2 · 3` where two things stand in one place. */
  readonly label: string;
  readonly time: number;
  readonly effect: 'blocks' | 'hinders';
  /** Said on the map itself: only of the first thing that hinders and the first that blocks. */
  readonly words?: string;
}

export interface NumberedFinding extends SightFinding {
  /** Undefined for what does no harm. */
  readonly number: number | undefined;
}

export function numbered(findings: readonly SightFinding[]): NumberedFinding[] {
  let last = 0;
  return findings.map(finding => ({ ...finding, number: finding.effect === 'none' ? undefined : ++last }));
}

export function pinsOf({ findings, trace }: SightReport): Pin[] {
  const pins = new Map<number, Pin>();
  const told = new Set<string>();
  for (const { number, ...finding } of numbered(findings)) {
    if (number === undefined || finding.effect === 'none') continue;
    const { effect } = finding;
    const time = timeOf(trace, finding);
    const before = pins.get(time);
    const words = before?.words ?? (told.has(effect) ? undefined : shortened(finding.text));
    told.add(effect);
    pins.set(time, {
      label: before === undefined ? `${number}` : `${before.label} · ${number}`,
      time,
      effect: before?.effect === 'blocks' ? 'blocks' : effect,
      ...(words === undefined ? {} : { words }),
    });
  }
  return [...pins.values()];
}

/** `crosses the woods of F5, 1 level high` is `woods of F5` on the map. */
function shortened(text: string): string {
  return text.replace(/,.*/, '').replace(/^[a-z ]*?\bthe /, '');
}

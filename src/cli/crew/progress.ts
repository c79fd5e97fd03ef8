/** How far a long command is, in a line. */

const BAR = 24;

/** `share`: how much is done, from 0 to 1; the time that is left is told once it can be guessed. */
export function progressLine(what: string, share: number, seconds: number): string {
  const filled = Math.round(Math.min(share, 1) * BAR);
  const bar = '#'.repeat(filled) + '-'.repeat(BAR - filled);
  const guess = share > 0 && seconds > 2 ? `, ${timeText((seconds / share) * (1 - share))} left` : '';
  return `[${bar}] ${what}${guess}`;
}

export function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** A position as a text, hex by hex, to be read, mailed or compared. */
import type { Counter, Tabletop, Track } from '../../engine/index.ts';

export function positionText(
  { counters, overlays, turns, phases, status }: Tabletop,
  heading: string,
  nameOf: (place: string) => string,
): string {
  const held = new Set(counters.filter(({ on }) => on !== undefined).map(({ id }) => id));
  const line = (counter: Counter): string => {
    const badges = counter.badges.map(({ text }) => text).join(', ');
    const carries = counters.filter(({ on }) => on === counter.id).map(line);
    return [
      counter.title,
      badges && ` (${badges})`,
      counter.facing === undefined ? '' : ` facing ${counter.facing}`,
      carries.length > 0 && `, with ${carries.join(' and ')}`,
    ]
      .filter(Boolean)
      .join('');
  };
  const where = ({ at, box }: Counter) => (at === undefined ? (box ?? 'Off the map') : nameOf(at));
  const places = new Map<string, string[]>();
  for (const counter of counters) {
    if (held.has(counter.id)) continue;
    places.set(where(counter), [...(places.get(where(counter)) ?? []), line(counter)]);
  }
  const lying = overlays.map(({ text, hexes }) => `${text}: ${hexes.map(nameOf).join(' ')}`);
  return [
    heading,
    `${stepOf(turns)}, ${stepOf(phases)}`,
    ...status.map(({ text }) => text),
    '',
    ...[...places].flatMap(([place, here]) => here.map(each => `${place}: ${each}`)).sort(inOrder),
    ...(lying.length > 0 ? ['', ...lying.sort(inOrder)] : []),
    '',
  ].join('\n');
}

const stepOf = ({ steps, at }: Track): string => steps[at]?.name ?? '';
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

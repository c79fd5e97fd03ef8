/** Named leaders (7.55.3): two of each rank for each force. Names and ranks are printed, what they are good at is ours. */
import type { Nation } from '../counters/index.ts';

/** AP, GP, suppression, morale, spotting, response of artillery (7.55.2.a). */
const RATINGS = ['A', 'G', 'S', 'M', 'P', 'R'] as const;
export type Rating = (typeof RATINGS)[number];

export interface Leader {
  readonly name: string;
  /** From 1, a corporal, to 10, a lieutenant colonel. */
  readonly rank: number;
  readonly ratings: Readonly<Partial<Record<Rating, number>>>;
}

const NAMES: Readonly<Partial<Record<Nation, string>>> = {
  german:
    'Haas Voigt Stein Sommer Otto Brandt Winter Bergmann Pfeiffer Sauer Löwe Wagner Becker Schultz Klein Wissmann Jassen Köhler Winkler Jäger',
  italian:
    'Alessi Donato Sangiamo DiBrico Romagnolo Contino Gaspari DeVita Leonardi Ricci Giovine Sposaro Falconi Ferenzi Benigni Russo Oriani Talarico Evangelisti Graziano',
  british:
    'Wright Robinson Lewis Jackson Thompson Ames Dunbar Ransom Joyce Green McRoberts Craig Harker Matherson Stevens Burton Anson Adams Crofts Kirkland',
};

/** By rank, the first and the second of it: the better the man, the higher he rose. */
const SKILLS: readonly (readonly [string, string])[] = [
  ['G5', 'M5'],
  ['A1', 'S5'],
  ['M10', 'G5 P1'],
  ['A1 M5', 'S10 M5'],
  ['A1 G5 M10', 'P1 S10'],
  ['M10 R1', 'A1 P1'],
  ['A1 M10 S5', 'G10 M10'],
  ['A1 G5 M15 S10', 'M20 R1 P1'],
  ['M20 S10 R1', 'A1 G5 M15'],
  ['M20 S15 R2', 'M15 S10 G10'],
];

const skill = (text: string): Leader['ratings'] =>
  Object.fromEntries(text.split(' ').map(each => [each[0], Number(each.slice(1))]));

/** In the order of their ranks. The Americans have none in this book. */
export const leadersOf = (nation: Nation): readonly Leader[] =>
  (NAMES[nation]?.split(' ') ?? []).map((name, i) => ({
    name,
    rank: Math.floor(i / 2) + 1,
    ratings: skill(SKILLS[Math.floor(i / 2)]?.[i % 2] ?? ''),
  }));

export function leaderCalled(nation: Nation, name: string): Leader {
  const found = leadersOf(nation).find(each => each.name === name);
  if (!found) throw new Error(`no leader ${name}`);
  return found;
}

/** What many games of one scenario say together. */
import type { Side } from '../../engine/index.ts';
import type { GameReport } from './game.ts';
import { type Fit, fitOf, type Share, wilson } from './statistics.ts';

export interface Summary {
  readonly games: number;
  readonly wins: Readonly<Record<Side, Share & { readonly games: number }>>;
  readonly draws: number;
  /** Where the book counts turns. */
  readonly turns?: Spread;
  readonly answers: Spread;
  /** Pieces a game, by side and by what became of them. */
  readonly casualties: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** By number of sides. */
  readonly dice: Readonly<Record<string, Fit & { readonly rolled: number }>>;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function summarize(reports: readonly GameReport[], sides: readonly Side[]): Summary {
  const games = reports.length;
  const turns = reports.flatMap(report => report.turns ?? []);
  const wonBy = (side: Side) => reports.filter(({ winner }) => winner === side).length;
  return {
    games,
    wins: Object.fromEntries(
      sides.map(side => [side, { games: wonBy(side), ...wilson(wonBy(side), games) }]),
    ),
    draws: reports.filter(({ winner }) => winner === undefined).length,
    ...(turns.length === 0 ? {} : { turns: spreadOf(turns) }),
    answers: spreadOf(reports.map(report => report.answers)),
    casualties: Object.fromEntries(sides.map(side => [side, casualtiesOf(reports, side)])),
    dice: diceOf(reports),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: sum / Math.max(1, values.length), least: Math.min(...values), most: Math.max(...values) };
}

function casualtiesOf(reports: readonly GameReport[], of: Side): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { casualties } of reports)
    for (const { side, how } of casualties)
      if (side === of) counts[how] = (counts[how] ?? 0) + 1 / reports.length;
  return counts;
}

function diceOf(reports: readonly GameReport[]): Summary['dice'] {
  const faces = new Map<string, number[]>();
  for (const { dice } of reports)
    for (const [sides, counts] of Object.entries(dice)) {
      const sum = faces.get(sides) ?? counts.map(() => 0);
      faces.set(
        sides,
        sum.map((count, i) => count + (counts[i] ?? 0)),
      );
    }
  return Object.fromEntries(
    [...faces].map(([sides, counts]) => [
      sides,
      { rolled: counts.reduce((sum, count) => sum + count, 0), ...fitOf(counts) },
    ]),
  );
}

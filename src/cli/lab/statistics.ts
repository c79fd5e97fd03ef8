/** The few statistics that the laboratory needs. */

/** A share with its interval, all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.96;

/** Wilson's 95 % interval: it holds for few games and for shares near 0 and 1, too. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z = (Z_95 * Z_95) / games;
  const centre = (share + z / 2) / (1 + z);
  const spread = Math.sqrt(z * share * (1 - share) + (z * z) / 4) / (1 + z);
  return { share, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const shareText = ({ share, low, high }: Share): string =>
  `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

export interface Fit {
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often fair dice would look as odd as this, or odder. */
  readonly p: number;
}

/** How well counts of equally likely things fit. */
export function fitOf(counts: readonly number[]): Fit {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const chiSquare =
    total === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  return { chiSquare, degrees, p: 1 - lowerGamma(degrees / 2, chiSquare / 2) };
}

/** The regularized lower incomplete gamma function, by its series; `a` is a multiple of one half. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  let term = 1 / gamma(a + 1);
  let sum = term;
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return Math.min(1, sum * Math.exp(a * Math.log(x) - x));
}

function gamma(a: number): number {
  if (a === 0.5) return Math.sqrt(Math.PI);
  return a <= 1 ? 1 : (a - 1) * gamma(a - 1);
}

/** What two players scored against each other. */
interface Pairing {
  readonly a: string;
  readonly b: string;
  /** Points of `a`: one a win, half a draw. */
  readonly points: number;
  readonly games: number;
}

const ELO_ROUNDS = 2_000;

/**
 * Ratings that explain the scores best, the first player's set to 0. Half a game drawn with everybody met keeps those who
 * won or lost everything finite.
 */
export function elo(players: readonly string[], pairings: readonly Pairing[]): ReadonlyMap<string, number> {
  const strength = new Map(players.map(player => [player, 1]));
  const of = (player: string) => strength.get(player) ?? 1;
  for (let round = 0; round < ELO_ROUNDS; round++) {
    for (const player of players) {
      let [points, weight] = [0, 0];
      for (const { a, b, points: scored, games } of pairings) {
        if (a !== player && b !== player) continue;
        points += (a === player ? scored : games - scored) + 0.25;
        weight += (games + 0.5) / (of(a) + of(b));
      }
      if (weight > 0) strength.set(player, points / weight);
    }
  }
  const first = of(players[0] ?? '');
  return new Map(players.map(player => [player, Math.round(400 * Math.log10(of(player) / first))]));
}

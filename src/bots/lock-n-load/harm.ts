/** What an attack on the Direct Fire Table does to a unit on average, as a share of its worth in Good Order. */
import { type DamageResult, damage } from '../../rulebooks/lock-n-load/charts/index.ts';
import type { AttackDice } from '../../rulebooks/lock-n-load/morale/damage.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import { Memo } from '../thinking/memo.ts';
import { SHAKEN } from './men.ts';
import type { Target } from './target.ts';

/** What a squad has left as a Shaken half-squad. */
const HALVED = 0.25;
const WOUNDED = 0.45;

/** What each result leaves of a unit, as a share of its worth. */
function left(result: DamageResult, { column, isSquad }: Target): number {
  const now = column.startsWith('Shaken') ? SHAKEN : 1;
  switch (result) {
    case 'no effect':
      return now;
    case 'shaken':
      return SHAKEN;
    case 'wounded':
      return Math.min(now, column === 'Hero' ? SHAKEN : WOUNDED);
    case 'casualties':
      return isSquad ? HALVED : 0;
    default:
      return 0;
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How often the attacker's dice beat the defender's by so much; the index is shifted by 6. */
const MARGINS: Readonly<Record<AttackDice, readonly number[]>> = {
  one: margins(a => [a]),
  higher: margins(a => FACES.map(b => Math.max(a, b))),
  both: margins(a => FACES.map(b => a + b)),
};

function margins(shown: (die: number) => readonly number[]): readonly number[] {
  const chances = new Array<number>(19).fill(0);
  for (const die of FACES) {
    const sums = shown(die);
    for (const sum of sums) {
      for (const defence of FACES) {
        const at = sum - defence + 6;
        chances[at] = (chances[at] as number) + 1 / (36 * sums.length);
      }
    }
  }
  return chances;
}

const known = new Memo<Target, number, number>();
/** Edges and Leaders' help lie well within these. */
const WIDEST = 64;
const MOST_HELP = 8;
const DICE: Readonly<Record<AttackDice, number>> = { one: 0, higher: 1, both: 2 };

/** `edge`: firepower and modifiers less what shelters the target; `help`: a Leader beside it. */
export function harm(world: World, edge: number, target: Target, help = 0, dice: AttackDice = 'one'): number {
  const key = ((edge + WIDEST) * MOST_HELP + help) * 3 + DICE[dice];
  return known.get(target, key, () => expected(world, edge, target, help, dice));
}

function expected(world: World, edge: number, target: Target, help: number, dice: AttackDice): number {
  const { column, morale } = target;
  const whole = left('no effect', target);
  let lost = 0;
  for (const [shifted, chance] of MARGINS[dice].entries()) {
    const excess = shifted - 6 + edge;
    if (excess <= 0 || chance === 0) continue;
    for (const die of FACES)
      lost +=
        (chance / 6) * (whole - left(damage(world.charts, column, die + excess - help, morale), target));
  }
  return lost;
}

/** In how many of the 36 falls two dice come to each sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** The chance that two dice come to this or less. */
export function chanceUpTo(limit: number): number {
  let ways = 0;
  for (let sum = 2; sum <= Math.min(12, limit); sum++) ways += WAYS[sum] as number;
  return ways / 36;
}

export const chanceFrom = (least: number): number => 1 - chanceUpTo(least - 1);

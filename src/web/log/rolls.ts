/** How the dice fell, by kind of roll, against how they should fall. */
import { diceName, type Entry, isPercentile, type Side, told, totalOfDice } from '../../engine/index.ts';

export interface Die {
  readonly name: string;
  readonly face: number;
  readonly sides: number;
}

/** A roll that somebody saw. */
export interface SeenRoll {
  readonly rest: number;
  readonly by?: Side;
  readonly why: string;
  readonly cite: string;
  readonly dice: readonly Die[];
}

/** The rolls that a journal tells of. */
export function rollsOf(journal: readonly Entry[]): readonly SeenRoll[] {
  return journal.flatMap(entry => {
    if (entry.is !== 'roll') return [];
    const { rest, by, why, cite, dice, sides } = entry;
    const thrown = Object.entries(dice).map(([name, face]) => ({ name, face, sides: sides[name] ?? face }));
    return [{ rest, ...(by === undefined ? {} : { by }), why, cite, dice: thrown }];
  });
}

/** What a roll is called that says of itself only whom it was for. */
export const NO_PURPOSE = 'Roll';

/** What kind of roll it was: its purpose without the pieces and places it was about. */
export function kindOf(why: string): string {
  const bare = told(why, () => ' ')
    .replace(/[,;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: (?:of|at|in|on|by|from|to|with|against|for|and))+$/, '');
  return bare === '' ? NO_PURPOSE : bare.charAt(0).toUpperCase() + bare.slice(1);
}

export interface Statistics {
  readonly kind: string;
  /** What is thrown: `2d6`, `d10`, `d100`. */
  readonly dice: string;
  readonly count: number;
  readonly mean: number;
  readonly expected: number;
  /** By total, or by tens of totals where there are many: how often it fell, and how often it should have. */
  readonly totals: readonly Total[];
}

interface Total {
  readonly total: number;
  /** The last of those that are counted together; the total itself if it is counted alone. */
  readonly to: number;
  readonly fell: number;
  readonly due: number;
}

/** By kind of roll and by dice, the most frequent first. Lots, whose number of sides varies, are left out. */
export function statisticsOf(rolls: readonly SeenRoll[]): readonly Statistics[] {
  const groups = new Map<string, SeenRoll[]>();
  for (const roll of rolls) {
    if (roll.dice.length === 0 || roll.dice.some(({ name }) => name === 'lot')) continue;
    const key = `${kindOf(roll.why)}|${diceName(sidesOf(roll))}`;
    groups.set(key, [...(groups.get(key) ?? []), roll]);
  }
  return [...groups.values()].map(statistics).sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

const sidesOf = ({ dice }: SeenRoll) => Object.fromEntries(dice.map(({ name, sides }) => [name, sides]));
const facesOf = ({ dice }: SeenRoll) => Object.fromEntries(dice.map(({ name, face }) => [name, face]));

/** More totals than this are counted by tens. */
const MOST_TOTALS = 40;

function statistics(rolls: readonly SeenRoll[]): Statistics {
  const [first] = rolls;
  const sides = first ? sidesOf(first) : {};
  const chances = isPercentile(sides) ? chancesOf([100]) : chancesOf(Object.values(sides));
  const totals = rolls.map(totalOf);
  const count = rolls.length;
  const width = chances.size > MOST_TOTALS ? 10 : 1;
  const counted = new Map<number, { to: number; fell: number; due: number }>();
  for (const [total, chance] of chances) {
    const from = total - ((total - 1) % width);
    const { fell = 0, due = 0 } = counted.get(from) ?? {};
    const here = totals.filter(each => each === total).length;
    counted.set(from, { to: total, fell: fell + here, due: due + chance * count });
  }
  return {
    kind: kindOf(first?.why ?? ''),
    dice: diceName(sides),
    count,
    mean: totals.reduce((sum, total) => sum + total, 0) / count,
    expected: [...chances].reduce((sum, [total, chance]) => sum + total * chance, 0),
    totals: [...counted].map(([total, bar]) => ({ total, ...bar })),
  };
}

/** The sum of the dice, or the one number that they read. */
export const totalOf = (roll: SeenRoll): number => totalOfDice(facesOf(roll), sidesOf(roll));

/** The chance of each total, in order. */
export function chancesOf(sides: readonly number[]): ReadonlyMap<number, number> {
  let chances = new Map([[0, 1]]);
  for (const count of sides) {
    const next = new Map<number, number>();
    for (const [total, chance] of chances)
      for (let face = 1; face <= count; face++)
        next.set(total + face, (next.get(total + face) ?? 0) + chance / count);
    chances = next;
  }
  return chances;
}

/** The rolls as comma-separated values: one row a roll, with what it was for. */
export function rollsCsv(rolls: readonly SeenRoll[], tell: (why: string) => string): string {
  const rows = rolls.map((roll, i) => [
    i + 1,
    roll.rest,
    roll.by ?? '',
    tell(roll.why),
    roll.cite,
    roll.dice.map(({ name, face, sides }) => `${name} ${face}/${sides}`).join(' '),
    totalOf(roll),
  ]);
  return [['roll', 'rest', 'side', 'for', 'rule', 'dice', 'total'], ...rows]
    .map(row => `${row.map(quoted).join(',')}\r\n`)
    .join('');
}

const quoted = (value: string | number): string => {
  const text = `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

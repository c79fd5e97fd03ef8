/** How the dice fell, by kind of roll, against how they should fall. */
import { type Entry, type GameRecord, isDice, type Side, told } from '../../engine/index.ts';

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

/**
 * The rolls of a record that are in a journal. The journal tells what each was for; only the record knows how many
 * sides the dice have.
 */
export function rollsOf(
  record: GameRecord,
  all: readonly Entry[],
  known: readonly Entry[] = all,
): readonly SeenRoll[] {
  const lines = all.filter(entry => entry.is === 'roll');
  const thrown = record.steps.flatMap(({ answers }) => answers.filter(isDice));
  // A game taken up from a snapshot has no journal of what was before.
  const ours = thrown.slice(thrown.length - lines.length);
  const left = new Map<string, number>();
  const key = (entry: Entry & { is: 'roll' }) => JSON.stringify([entry.rest, entry.cite, entry.dice]);
  for (const entry of known) if (entry.is === 'roll') left.set(key(entry), (left.get(key(entry)) ?? 0) + 1);
  return lines.flatMap((entry, i) => {
    const count = left.get(key(entry)) ?? 0;
    if (count === 0) return [];
    left.set(key(entry), count - 1);
    const { rest, by, why, cite } = entry;
    const dice = ours[i]?.roll.map(({ die, face, sides }) => ({ name: die, face, sides })) ?? [];
    return [{ rest, ...(by === undefined ? {} : { by }), why, cite, dice }];
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
  readonly count: number;
  readonly mean: number;
  readonly expected: number;
  /** By total: how often it fell, and how often it should have. */
  readonly totals: readonly { readonly total: number; readonly fell: number; readonly due: number }[];
}

/** By kind of roll and by dice, the most frequent first. Lots, whose number of sides varies, are left out. */
export function statisticsOf(rolls: readonly SeenRoll[]): readonly Statistics[] {
  const groups = new Map<string, SeenRoll[]>();
  for (const roll of rolls) {
    if (roll.dice.length === 0 || roll.dice.some(({ name }) => name === 'lot')) continue;
    const key = `${kindOf(roll.why)}|${roll.dice.map(({ sides }) => sides).join()}`;
    groups.set(key, [...(groups.get(key) ?? []), roll]);
  }
  return [...groups.values()].map(statistics).sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

function statistics(rolls: readonly SeenRoll[]): Statistics {
  const [first] = rolls;
  const chances = chancesOf(first?.dice.map(({ sides }) => sides) ?? []);
  const totals = rolls.map(totalOf);
  const count = rolls.length;
  return {
    kind: kindOf(first?.why ?? ''),
    count,
    mean: totals.reduce((sum, total) => sum + total, 0) / count,
    expected: [...chances].reduce((sum, [total, chance]) => sum + total * chance, 0),
    totals: [...chances].map(([total, chance]) => ({
      total,
      fell: totals.filter(each => each === total).length,
      due: chance * count,
    })),
  };
}

export const totalOf = ({ dice }: SeenRoll): number => dice.reduce((sum, { face }) => sum + face, 0);

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

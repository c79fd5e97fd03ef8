/**
 * What a roll tells of itself: which dice counted, what was added to them and by which rules, what the total was held
 * against, and what came of it. A rule hands this in with the roll, made of the very numbers that it reads the dice with;
 * it is worked out where somebody listens, and never in playouts or odds.
 */
import type { Audience, Faces } from '../kernel/basics.ts';
import type { Tally } from '../numbers/tally.ts';

/** How dice come to one number. */
export type Counting = 'sum' | 'highest' | 'product' | 'percentile';

/** Dice and what is added to them. */
export interface Sum {
  /** Whose dice they are, where others stand against them: `attack`. */
  readonly name?: string;
  readonly dice: Faces;
  readonly by: Counting;
  /** Each with its entries and their rules. */
  readonly added: readonly Tally[];
  readonly total: number;
}

export const COMPARISONS = ['≤', '<', '≥', '>', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What a total was held against: a number, or the dice of somebody else. */
export interface Needed {
  readonly is: Comparison;
  readonly n: number;
  /** What the number is made of, where that is more than one thing. */
  readonly made?: Tally;
  readonly rolled?: Sum;
  /** By so much the others must be outdone: it has been taken from their total. */
  readonly lead?: number;
}

/** One thing that the dice decide. */
export interface Reckoning {
  readonly sum: Sum;
  readonly needed?: Needed;
  /** Whether it was reached, as the rule found. */
  readonly met?: boolean;
  /** How the total is read where nothing is needed: `on column 8`, `of 5`. */
  readonly on?: string;
  /** What came of it: `NMC`, `holds`, `{u3} is struck`. */
  readonly verdict: string;
  /** The pieces that it befalls. */
  readonly of?: readonly string[];
  /** Who may know it; all who see the roll unless said. */
  readonly seen?: Audience;
  /** It is told in place of something that these may not know; who knows all is told that. */
  readonly inPlace?: true;
}

/** All that a roll decides, the chief thing first. Never empty where the rules are known. */
export type Account = readonly Reckoning[];

export type ReckoningMore = Pick<Reckoning, 'of' | 'seen' | 'inPlace'>;

// ---- sums

const counted = (by: Counting, dice: Faces, added: readonly (Tally | undefined)[], name?: string): Sum => {
  // What nothing went into is not worth telling.
  const tallies = added
    .filter(each => each !== undefined)
    .filter(({ value, kept }) => value !== 0 || kept.length > 0);
  const total = tallies.reduce((sum, { value }) => sum + value, countOf(by, dice));
  return { ...(name !== undefined && { name }), dice, by, added: tallies, total };
};

/** What the dice come to by themselves. */
export function countOf(by: Counting, dice: Faces): number {
  const faces = Object.values(dice);
  switch (by) {
    case 'sum':
      return faces.reduce((sum, face) => sum + face, 0);
    case 'highest':
      return Math.max(...faces);
    case 'product':
      return faces.reduce((product, face) => product * face, 1);
    case 'percentile': {
      const { tens = 0, ones = 0 } = dice;
      return (tens % 10) * 10 + (ones % 10) || 100;
    }
  }
}

export const sumOf = (dice: Faces, ...added: readonly (Tally | undefined)[]): Sum =>
  counted('sum', dice, added);
export const highestOf = (dice: Faces, ...added: readonly (Tally | undefined)[]): Sum =>
  counted('highest', dice, added);
export const productOf = (dice: Faces): Sum => counted('product', dice, []);
/** The two dice of `PERCENTILE`, read as one number. */
export const percentOf = (dice: Faces, ...added: readonly (Tally | undefined)[]): Sum =>
  counted('percentile', dice, added);
/** The sum under the name of who rolled it. */
export const namedSum = (name: string, sum: Sum): Sum => ({ ...sum, name });

/** One thing that is added; nothing is told of nothing. */
export const term = (id: string, n: number, cite: string): Tally | undefined =>
  n === 0 ? undefined : { value: n, kept: [{ id, cite, op: '+', n, stage: 'sum' }], dropped: [] };

// ---- what is needed

const needing =
  (is: Comparison) =>
  (than: number | Tally | Sum): Needed => {
    if (typeof than === 'number') return { is, n: than };
    return 'total' in than ? { is, n: than.total, rolled: than } : { is, n: than.value, made: than };
  };
export const atMost = needing('≤');
export const lessThan = needing('<');
export const atLeast = needing('≥');
export const moreThan = needing('>');
export const exactly = needing('=');
/** So much less than what the others rolled. */
export const lowerBy = (lead: number, rolled: Sum): Needed => ({
  is: '≤',
  n: rolled.total - lead,
  rolled,
  lead,
});

// ---- reckonings

/** The total against what was needed. `met`: as the rule found it, not worked out again. */
export const against = (
  sum: Sum,
  needed: Needed,
  met: boolean,
  verdict: string,
  more: ReckoningMore = {},
): Reckoning => ({ sum, needed, met, verdict, ...more });

/** The total as a chart reads it, `on column 8`; or by itself. */
export const lookedUp = (
  sum: Sum,
  on: string | undefined,
  verdict: string,
  more: ReckoningMore = {},
): Reckoning => ({
  sum,
  ...(on !== undefined && { on }),
  verdict,
  ...more,
});

export function isMet({ is, n }: Needed, total: number): boolean {
  switch (is) {
    case '≤':
      return total <= n;
    case '<':
      return total < n;
    case '≥':
      return total >= n;
    case '>':
      return total > n;
    case '=':
      return total === n;
  }
}

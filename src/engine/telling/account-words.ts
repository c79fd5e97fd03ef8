/** The account of a roll as people read and hear it, and as each side may know it. */
import type { Side } from '../kernel/ask.ts';
import type { Tally, TallyEntry } from '../numbers/tally.ts';
import type { Account, Comparison, Needed, Reckoning, Sum } from './account.ts';
import { countOf } from './account.ts';
import { includes } from './journal.ts';
import { type NameOf, told, toldTally, withNames } from './telling.ts';
import { series } from './wording.ts';

// ---- who may know what

/** What a side is told, its pieces by the names that it has for them; undefined: who knows all. */
export function accountFor(account: Account, side: Side | undefined, name: NameOf): Account {
  const mayKnow = ({ seen = 'all', inPlace }: Reckoning) =>
    side === undefined ? inPlace === undefined : includes(seen, side);
  return account.filter(mayKnow).map(({ seen: _, inPlace: _only, ...each }) => renamed(each, name));
}

function renamed(reckoning: Reckoning, name: NameOf): Reckoning {
  const put = (text: string) => withNames(text, name);
  const inEntry = ({ of, ...entry }: TallyEntry): TallyEntry => ({
    ...entry,
    id: put(entry.id),
    ...(entry.waived !== undefined && { waived: put(entry.waived) }),
    ...(of !== undefined && { of: name(of) }),
  });
  // What was left out is of no account, and may be of something that is not seen.
  const inTally = ({ value, kept }: Tally): Tally => ({ value, kept: kept.map(inEntry), dropped: [] });
  const inSum = (sum: Sum): Sum => ({
    ...sum,
    ...(sum.name !== undefined && { name: put(sum.name) }),
    added: sum.added.map(inTally),
  });
  const { sum, needed, on, verdict, of } = reckoning;
  return {
    ...reckoning,
    sum: inSum(sum),
    ...(needed && {
      needed: {
        ...needed,
        ...(needed.made && { made: inTally(needed.made) }),
        ...(needed.rolled && { rolled: inSum(needed.rolled) }),
      },
    }),
    ...(on !== undefined && { on: put(on) }),
    verdict: put(verdict),
    ...(of && { of: of.map(name) }),
  };
}

// ---- numbers

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const TERMS: Readonly<Record<TallyEntry['op'], (n: number) => string>> = {
  '+': signed,
  x: n => (n === 0.5 ? '× ½' : `× ${n}`),
  shift: n => `${signed(n)} column${Math.abs(n) === 1 ? '' : 's'}`,
  cap: n => `at most ${n}`,
  floor: n => `at least ${n}`,
  set: n => `= ${n}`,
  round: n => (n > 0 ? 'rounded up' : 'rounded down'),
};

/** What an entry of a tally does, in signs: `+2`, `× ½`. */
export const termOf = ({ op, n }: TallyEntry): string => TERMS[op](n);

/** A handful of dice is not read out die by die. */
const MOST_DICE = 6;

// ---- signs

/** What came of one thing that a roll decides, in the words of people. */
export interface AccountLine {
  /** `4 + 2, +2 = 8 on column 8`. */
  readonly sum: string;
  /** `NMC`. */
  readonly verdict: string;
  /** Whether what was needed was reached, where something was. */
  readonly met?: boolean;
  /** Everything that was added: `+2 stone building`. */
  readonly terms: readonly { readonly text: string; readonly cite: string }[];
}

/** Line by line; where there are several, each says of whom it is. */
export function accountLines(account: Account, nameOf: NameOf): readonly AccountLine[] {
  return account.map(reckoning => {
    const { sum, needed, met, on } = reckoning;
    const relation = needed ? ` ${relationOf(needed, met)}` : '';
    return {
      sum: told(`${sumText(sum)}${relation}${on === undefined ? '' : ` ${on}`}`, nameOf),
      verdict: verdictOf(reckoning, account, nameOf),
      ...(met !== undefined && { met }),
      terms: talliesIn(reckoning)
        .flatMap(each => toldTally(each, nameOf).kept)
        .map(entry => ({ text: `${termOf(entry)} ${entry.id}`, cite: entry.cite })),
    };
  });
}

function verdictOf({ of = [], verdict }: Reckoning, account: Account, nameOf: NameOf): string {
  const names = account.length > 1 && of.length > 0 ? `${series(of.map(nameOf))}: ` : '';
  return `${names}${told(verdict, nameOf)}`;
}

/** `4 + 2, +2 = 8 on column 8: NMC; 1 ≤ 2: fires again`. */
export const accountText = (account: Account, nameOf: NameOf): string =>
  accountLines(account, nameOf)
    .map(({ sum, verdict }) => `${sum}: ${verdict}`)
    .join('; ');

const talliesIn = ({ sum, needed }: Reckoning): readonly Tally[] => [
  ...sum.added,
  ...(needed?.made ? [needed.made] : []),
  ...(needed?.rolled?.added ?? []),
];

function sumText(sum: Sum): string {
  const { dice, added, total } = sum;
  const more = added.length === 0 ? '' : `, ${signed(added.reduce((all, { value }) => all + value, 0))}`;
  const isPlain = more === '' && diceAreOneNumber(sum);
  const isHandful = Object.keys(dice).length > MOST_DICE;
  const shown = isHandful ? `${Object.keys(dice).length} dice` : diceText(sum);
  return `${nameBefore(sum)}${shown}${more}${isPlain ? '' : ` = ${figure(total)}`}`;
}

const nameBefore = ({ name }: Sum): string => (name === undefined ? '' : `${name} `);

const diceAreOneNumber = ({ dice, by }: Sum): boolean =>
  by === 'percentile' || Object.keys(dice).length === 1;

const SIGNS = { sum: ' + ', product: ' × ' } as const;

function diceText({ dice, by }: Sum): string {
  const faces = Object.values(dice);
  if (by === 'percentile') return `${countOf(by, dice)}`;
  return by === 'highest' ? faces.join(' or ') : faces.join(SIGNS[by]);
}

const OPPOSITES: Readonly<Record<Comparison, string>> = { '≤': '>', '<': '≥', '≥': '<', '>': '≤', '=': '≠' };

function relationOf({ is, n, rolled, lead }: Needed, met = true): string {
  const sign = met ? is : OPPOSITES[is];
  if (rolled === undefined) return `${sign} ${figure(n)}`;
  return `${sign} ${sumText(rolled)}${lead === undefined ? '' : ` − ${lead}`}`;
}

// ---- words

/** The same to be heard: `4 and 2, plus 2 is 8, on column 8: NMC`. */
export const accountSpoken = (account: Account, nameOf: NameOf): string =>
  account
    .map(reckoning => {
      const { sum, needed, on } = reckoning;
      const parts = [
        sumSpoken(sum),
        ...(needed ? [neededSpoken(needed)] : []),
        ...(on === undefined ? [] : [on]),
      ];
      return `${told(parts.join(', '), nameOf)}: ${verdictOf(reckoning, account, nameOf)}`;
    })
    .join('; ');

function sumSpoken(sum: Sum): string {
  const { dice, by, added, total } = sum;
  const faces = Object.values(dice);
  const shown =
    by === 'percentile'
      ? `${countOf(by, dice)}`
      : faces.length > MOST_DICE
        ? `${faces.length} dice`
        : faces.join(by === 'highest' ? ' or ' : by === 'product' ? ' times ' : ' and ');
  const more = added.length === 0 ? '' : `, ${plus(added.reduce((all, { value }) => all + value, 0))}`;
  const isPlain = more === '' && diceAreOneNumber(sum);
  return `${nameBefore(sum)}${shown}${more}${isPlain ? '' : ` is ${spokenNumber(total)}`}`;
}

const plus = (n: number): string => (n < 0 ? `minus ${-n}` : `plus ${n}`);
const spokenNumber = (n: number): string => (n < 0 ? `minus ${-n}` : `${n}`);

const NEEDS: Readonly<Record<Comparison, (n: string) => string>> = {
  '≤': n => `${n} or less`,
  '<': n => `less than ${n}`,
  '≥': n => `${n} or more`,
  '>': n => `more than ${n}`,
  '=': n => n,
};

function neededSpoken({ is, n, rolled }: Needed): string {
  const needed = `needed ${NEEDS[is](spokenNumber(n))}`;
  return rolled === undefined ? needed : `against ${sumSpoken(rolled)}, ${needed}`;
}

/** What the cards of acts are made of: numbers with their rules, what the dice must show, and what each roll brings. */
import type { Fact } from '../kernel/fact.ts';
import { type Tally, tally } from '../numbers/tally.ts';
import { orLess, orMore } from '../telling/wording.ts';
import type { CardFall, CardResult, CardRoll, Need } from './presenting.ts';

/** A number that stands on a counter or in the rules. */
export function figure(id: string, cite: string, n: number, of?: string): Tally {
  return tally({ stages: ['figure'] }, 0, [
    { id, cite, op: '+', n, stage: 'figure', ...(of !== undefined && { of }) },
  ]);
}

/** No modifier at all is a tally, too. */
export const NOTHING: Tally = { value: 0, kept: [], dropped: [] };

// ---- dice

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A fall of one, two or three dice. */
export type Fall = readonly number[];
export type DiceCount = 1 | 2 | 3;

const FALLS: Readonly<Record<DiceCount, readonly Fall[]>> = {
  1: FACES.map(face => [face]),
  2: FACES.flatMap(a => FACES.map(b => [a, b])),
  3: FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => [a, b, c]))),
};

const totalOf = (fall: Fall): number => fall.reduce((sum, face) => sum + face, 0);

// ---- what the dice must show

/** `holds`: whether a fall of the dice does, or how likely it does where a lot is drawn besides. */
export function needs(
  fact: Fact,
  words: string,
  dice: DiceCount,
  holds: (fall: Fall) => boolean | number,
): Need {
  const falls = FALLS[dice];
  const ways = falls.reduce((sum, fall) => sum + Number(holds(fall)), 0);
  return { words, for: fact, chance: ways / falls.length };
}

/** `hits with 6 or less`. */
export const needsAtMost = (fact: Fact, verb: string, most: number, dice: DiceCount = 2): Need =>
  needs(fact, `${verb} with ${orLess(most)}`, dice, fall => totalOf(fall) <= most);

export const needsAtLeast = (fact: Fact, verb: string, least: number, dice: DiceCount = 2): Need =>
  needs(fact, `${verb} with ${orMore(least)}`, dice, fall => totalOf(fall) >= least);

// ---- what each roll brings

/** What a fall brings; a bare text says nothing of what that comes to. */
type Read = (total: number, fall: Fall) => CardResult | string;

/** A result that does nothing. */
export const nothing = (result: string): CardResult => ({ result, spares: true });
/** A result that is what becomes of the target, by another name or the same. */
export const comes = (result: string, is = result): CardResult => ({ result, is });

export const byDice = (of: string, read: Read, title?: string): CardRoll => byRoll(2, of, read, title);
export const byDie = (of: string, read: Read, title?: string): CardRoll => byRoll(1, of, read, title);

function byRoll(dice: DiceCount, of: string, read: Read, title: string | undefined): CardRoll {
  const rows: { readonly total: number; readonly found: CardResult; readonly falls: Fall[] }[] = [];
  for (const fall of FALLS[dice].toSorted((a, b) => totalOf(a) - totalOf(b))) {
    const total = totalOf(fall);
    const given = read(total, fall);
    const found = typeof given === 'string' ? { result: given } : given;
    const known = rows.find(row => row.total === total && isSame(row.found, found));
    if (known) known.falls.push(fall);
    else rows.push({ total, found, falls: [fall] });
  }
  const isAlone = (total: number) => rows.filter(row => row.total === total).length === 1;
  const falls = rows.map(
    ({ total, found, falls: same }): CardFall => ({
      ...found,
      roll: isAlone(total) ? `${total}` : `${total} by ${facesOf(same)}`,
      chance: same.length / FALLS[dice].length,
    }),
  );
  return { of, ...(title !== undefined && { title }), falls };
}

const isSame = (a: CardResult, b: CardResult): boolean => a.result === b.result && a.is === b.is;

/** A roll that is made only if one before it calls for it. */
export const onlyAfter = (roll: CardRoll): CardRoll => ({ ...roll, after: true });

/** `3 + 3`, `1 + 5 or 2 + 4`: in whatever order they lie. */
function facesOf(falls: readonly Fall[]): string {
  const sorted = falls.map(fall => fall.toSorted((a, b) => a - b).join(' + '));
  return [...new Set(sorted)].join(' or ');
}

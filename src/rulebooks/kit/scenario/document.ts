/** The parts of a scenario document that are the same in every book: names, areas, counters, groups, what a card begins with. */
import { z } from 'zod';

export const Name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes');
/** `1:C4`, or a rectangle of columns and rows, `1:A1-H10`. */
export const Area = z
  .array(z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}(?:-[A-Z]{1,2}\d{1,2})?$/, 'a hex 1:C4 or a part 1:A1-H10'))
  .min(1);
/** How many of each card. */
export const Counters = z.record(z.string(), z.int().min(1).max(30));
/** How much of what a condition counts it asks for. */
export const Least = z.int().min(1);

/** What is known of units that set up or enter together, whatever their game: spread into the book's own group. */
export const GROUP_PARTS = {
  id: Name,
  side: Name,
  units: Counters,
  weapons: Counters.optional(),
  setUp: Area.optional(),
  /** Off the map until the turn, then along these hexes of the edge. */
  enter: z.strictObject({ turn: z.int().min(1), along: Area }).optional(),
};

/** Conditions of victory that every book can count: spread into the list of the book's own. */
export const CONDITION_PARTS = [
  /** Victory points of units that left by these hexes. */
  z.strictObject({ is: z.literal('exit'), side: Name, along: Area, least: Least }),
  z.strictObject({ is: z.literal('casualties'), side: Name, least: Least }),
] as const;

interface OfBook<Book extends string, Nation extends string, Rule extends string> {
  /** Its id, and those by which it was called formerly. */
  readonly rulebook: readonly [Book, ...Book[]];
  readonly years: readonly [first: number, last: number];
  readonly nations: readonly [Nation, ...Nation[]];
  /** Special rules are switches that the rules know, and the words in which the card states them. */
  readonly rules: Readonly<Record<Rule, string>>;
}

/** What every scenario says: spread into the book's own document. */
export function scenarioParts<
  Book extends string,
  Nation extends string,
  Rule extends string,
  Group extends z.ZodType,
  Condition extends z.ZodType,
>(
  { rulebook, years: [first, last], nations, rules }: OfBook<Book, Nation, Rule>,
  group: Group,
  condition: Condition,
) {
  return {
    format: z.literal('hedgerow scenario 1'),
    rulebook: z.enum(rulebook),
    id: Name,
    title: z.string().min(1),
    place: z.string(),
    date: z.strictObject({ year: z.int().min(first).max(last), month: z.int().min(1).max(12) }),
    situation: z.string(),
    aftermath: z.string(),
    /** Boards as in board/layout.ts: `village+farm`. */
    battlefield: z.string(),
    turns: z.int().min(1).max(20),
    /** How long two people who know the rules take, and how much of the rules it needs: 1 is a first game. */
    minutes: z.int().min(5),
    level: z.literal([1, 2, 3]),
    sides: z.array(z.strictObject({ id: Name, nation: z.enum(nations), name: z.string() })).length(2),
    setsUpFirst: Name,
    groups: z.array(group).min(2),
    /** Met at the end, this side wins; otherwise the other does. */
    victory: z.strictObject({ side: Name, all: z.array(condition).min(1), words: z.string() }),
    /**
     * The side that bots of equal strength found it easier for, how many games of a hundred it won, and by which version
     * of the rules (docs/laboratory.md).
     */
    favours: z
      .strictObject({ side: Name, percent: z.int().min(51).max(100), rules: z.int().min(1) })
      .optional(),
    rules: z.array(z.enum(Object.keys(rules) as [Rule, ...Rule[]])),
  };
}

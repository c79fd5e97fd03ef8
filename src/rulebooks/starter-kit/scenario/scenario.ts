/** A scenario card (1.3) as a document: boards, orders of battle, set-up and entry, length, victory conditions. */
import { z } from 'zod';
import { NATIONS } from '../counters/card.ts';

const Name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes');
/** `1:C4`, or a rectangle of columns and rows, `1:A1-H10`. */
const Area = z
  .array(z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}(?:-[A-Z]{1,2}\d{1,2})?$/, 'a hex 1:C4 or a part 1:A1-H10'))
  .min(1);
const Counters = z.record(z.string(), z.int().min(1).max(30));

/** Units that set up or enter together. */
export const Group = z.strictObject({
  id: Name,
  side: Name,
  /** Experience level rating (5.1). */
  elr: z.int().min(0).max(5),
  units: Counters,
  /** Support weapons, and guns. */
  weapons: Counters.optional(),
  vehicles: Counters.optional(),
  /** Concealment counters for what sets up in terrain that conceals (8.3). */
  concealment: z.int().min(1).max(30).optional(),
  setUp: Area.optional(),
  /** Off the map until the turn, then along these hexes of the edge. */
  enter: z.strictObject({ turn: z.int().min(1), along: Area }).optional(),
});

/** What a side must have at the end; the first that is true decides. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('control-buildings'),
    side: Name,
    buildings: z.array(z.string()),
    least: z.int().min(1),
  }),
  z.strictObject({ is: z.literal('control-hexes'), side: Name, hexes: Area, least: z.int().min(1) }),
  /** Victory points of units that left by these hexes: squad 2, half-squad or crew 1, leader 1 and his negative modifier, vehicle 5. */
  z.strictObject({ is: z.literal('exit'), side: Name, along: Area, least: z.int().min(1) }),
  z.strictObject({ is: z.literal('casualties'), side: Name, least: z.int().min(1) }),
]);

/** Scenario special rules (1.3) are switches that the rules know, and the words in which the card states them. */
export const SCENARIO_RULES = {
  panzerfausts: 'German infantry have Panzerfausts (4.4.2).',
  pacific:
    'Pacific terrain is in effect (8.2): woods are jungle, brush is bamboo, orchards are palm trees, grain is kunai, clusters of wooden houses are huts, and there are no roads.',
  'light-jungle': 'The jungle is light (8.2.1).',
  concealment: 'Units may be concealed (8.3).',
} as const;
export type ScenarioRule = keyof typeof SCENARIO_RULES;

export const Scenario = z.strictObject({
  format: z.literal('hedgerow scenario 1'),
  rulebook: z.enum(['aslsk', 'starter-kit']),
  id: Name,
  title: z.string().min(1),
  place: z.string(),
  date: z.strictObject({ year: z.int().min(1939).max(1945), month: z.int().min(1).max(12) }),
  situation: z.string(),
  aftermath: z.string(),
  /** Boards as in board/layout.ts: `village+farm`. */
  battlefield: z.string(),
  turns: z.int().min(1).max(20),
  /** How long two people who know the rules take, and how much of the rules it needs: 1 is a first game. */
  minutes: z.int().min(5),
  level: z.literal([1, 2, 3]),
  /** The last turn ends after the first side's player turn (3.9). */
  halfLast: z.boolean().optional(),
  sides: z
    .array(
      z.strictObject({
        id: Name,
        nation: z.enum(NATIONS),
        name: z.string(),
      }),
    )
    .length(2),
  /** Who sets up first, and who has the first player turn. */
  setsUpFirst: Name,
  movesFirst: Name,
  groups: z.array(Group).min(2),
  /** Met at the end (or at once where it can't be undone), this side wins; otherwise the other does. */
  victory: z.strictObject({ side: Name, all: z.array(Condition).min(1), words: z.string() }),
  /**
   * The side that bots of equal strength found it easier for, how many games of a hundred it won, and by which version of
   * the rules (docs/laboratory.md).
   */
  favours: z
    .strictObject({ side: Name, percent: z.int().min(51).max(100), rules: z.int().min(1) })
    .optional(),
  rules: z.array(z.enum(Object.keys(SCENARIO_RULES) as [ScenarioRule])),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;

/** A scenario card as a document: boards, orders of battle, set-up and entry, length, victory conditions. */
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
  units: Counters,
  weapons: Counters.optional(),
  setUp: Area.optional(),
  /** Building ids: any of their hexes (SC1.1). */
  buildings: z.array(z.string()).min(1).optional(),
  /** Off the map until the turn, then along these hexes of the edge. */
  enter: z.strictObject({ turn: z.int().min(1), along: Area }).optional(),
});

/** What a side must have at the end. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('control-buildings'),
    side: Name,
    buildings: z.array(z.string()).min(1),
    least: z.int().min(1),
  }),
  /** So many more buildings taken from the enemy than lost to him, of those that a side held at the start (SC1.VC). */
  z.strictObject({
    is: z.literal('gain-buildings'),
    side: Name,
    /** What each side holds at the start. */
    held: z.record(Name, z.array(z.string()).min(1)),
    least: z.int().min(1),
  }),
  z.strictObject({ is: z.literal('control-hexes'), side: Name, hexes: Area, least: z.int().min(1) }),
  /** So many times as many unbroken squads as the enemy (SC1.VC). */
  z.strictObject({ is: z.literal('squad-ratio'), side: Name, least: z.int().min(1) }),
  /** Points of units that left by these hexes. */
  z.strictObject({ is: z.literal('exit'), side: Name, along: Area, least: z.int().min(1) }),
  z.strictObject({ is: z.literal('casualties'), side: Name, least: z.int().min(1) }),
]);

export const Scenario = z.strictObject({
  format: z.literal('hedgerow scenario 1'),
  rulebook: z.literal('sl'),
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
  sides: z.array(z.strictObject({ id: Name, nation: z.enum(NATIONS), name: z.string() })).length(2),
  /** Who sets up first, and who has the first player turn. */
  setsUpFirst: Name,
  movesFirst: Name,
  groups: z.array(Group).min(2),
  /** Met at the end, by all or by any of the conditions, this side wins; otherwise the other does. */
  victory: z.strictObject({
    side: Name,
    needs: z.enum(['all', 'any']),
    conditions: z.array(Condition).min(1),
    words: z.string(),
  }),
  /** Sides whose men don't know how to use what they capture (8.6.6). */
  noCaptured: z.array(Name).optional(),
  favours: z
    .strictObject({ side: Name, percent: z.int().min(51).max(100), rules: z.int().min(1) })
    .optional(),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;

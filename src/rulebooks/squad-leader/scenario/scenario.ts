/** A scenario card as a document: boards, orders of battle, set-up and entry, length, victory conditions. */
import { z } from 'zod';
import {
  Area,
  CONDITION_PARTS,
  GROUP_PARTS,
  Least,
  Name,
  scenarioParts,
} from '../../kit/scenario/document.ts';
import { NATIONS } from '../counters/card.ts';

/** Units that set up or enter together. */
export const Group = z.strictObject({
  ...GROUP_PARTS,
  /** Building ids: any of their hexes (SC1.1). */
  buildings: z.array(z.string()).min(1).optional(),
});

/** What a side must have at the end. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('control-buildings'),
    side: Name,
    buildings: z.array(z.string()).min(1),
    least: Least,
  }),
  /** So many more buildings taken from the enemy than lost to him, of those that a side held at the start (SC1.VC). */
  z.strictObject({
    is: z.literal('gain-buildings'),
    side: Name,
    /** What each side holds at the start. */
    held: z.record(Name, z.array(z.string()).min(1)),
    least: Least,
  }),
  z.strictObject({ is: z.literal('control-hexes'), side: Name, hexes: Area, least: Least }),
  /** So many times as many unbroken squads as the enemy (SC1.VC). */
  z.strictObject({ is: z.literal('squad-ratio'), side: Name, least: Least }),
  ...CONDITION_PARTS,
]);

/** There are no special rules of a scenario: its parts say all. */
const { rules: _, ...PARTS } = scenarioParts(
  { rulebook: ['sl'], years: [1939, 1945], nations: NATIONS, rules: {} },
  Group,
  Condition,
);

export const Scenario = z.strictObject({
  ...PARTS,
  /** Who has the first player turn. */
  movesFirst: Name,
  /** Met at the end, by all or by any of the conditions, this side wins; otherwise the other does. */
  victory: z.strictObject({
    side: Name,
    needs: z.enum(['all', 'any']),
    conditions: z.array(Condition).min(1),
    words: z.string(),
  }),
  /** Sides whose men don't know how to use what they capture (8.6.6). */
  noCaptured: z.array(Name).optional(),
  /** Sides that may sight in their guns, though the enemy does not come from off the map (8.9.8.7). */
  boreSights: z.array(Name).optional(),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;

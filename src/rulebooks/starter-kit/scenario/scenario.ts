/** A scenario card (1.3) as a document: boards, orders of battle, set-up and entry, length, victory conditions. */
import { z } from 'zod';
import {
  Area,
  CONDITION_PARTS,
  Counters,
  GROUP_PARTS,
  Least,
  Name,
  scenarioParts,
} from '../../kit/scenario/document.ts';
import { NATIONS } from '../counters/card.ts';

/** Units that set up or enter together; guns are among the weapons. */
export const Group = z.strictObject({
  ...GROUP_PARTS,
  /** Experience level rating (5.1). */
  elr: z.int().min(0).max(5),
  vehicles: Counters.optional(),
  /** Concealment counters for what sets up in terrain that conceals (8.3). */
  concealment: z.int().min(1).max(30).optional(),
});

/** What a side must have at the end. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('control-buildings'),
    side: Name,
    buildings: z.array(z.string()),
    least: Least,
  }),
  z.strictObject({ is: z.literal('control-hexes'), side: Name, hexes: Area, least: Least }),
  ...CONDITION_PARTS,
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
  ...scenarioParts(
    { rulebook: ['aslsk', 'starter-kit'], years: [1939, 1945], nations: NATIONS, rules: SCENARIO_RULES },
    Group,
    Condition,
  ),
  /** Who has the first player turn. */
  movesFirst: Name,
  /** The last turn ends after the first side's player turn (3.9). */
  halfLast: z.boolean().optional(),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;

/** A scenario as a document: boards, orders of battle, set-up and entry, fortifications, events, victory conditions (22). */
import { z } from 'zod';
import {
  Area,
  CONDITION_PARTS,
  GROUP_PARTS,
  Least,
  Name,
  scenarioParts,
} from '../../kit/scenario/document.ts';
import { NATIONS } from '../charts/national-characteristics.ts';
import { SKILLS } from '../charts/skills.ts';

const Hex = z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}$/, 'a hex such as 1:C4');
/** A hex on the ground, or its upper floor or the inside of its bunker. */
const Spot = z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}(?:\/1|#b)?$/, 'a place such as 1:C4, 1:C4/1 or 1:C4#b');
/** Units that set up or enter together. Snipers wait off the map until they show themselves (11.4). */
export const Group = z.strictObject({
  ...GROUP_PARTS,
  /** How many of which vehicles; the Armor Leader commands the first of his kind of vehicle (11.5). */
  vehicles: z.record(z.string(), z.int().min(1)).optional(),
  armorLeaders: z.record(z.string(), z.string()).optional(),
  /** By counter: the skill it is assigned (12.0). */
  skills: z.record(z.string(), z.enum(SKILLS)).optional(),
  /** Off the map until an event, then in these hexes. */
  arrive: z.strictObject({ event: Name, at: Area }).optional(),
  /** They may ambush (8.4). */
  ambush: z.literal(true).optional(),
});

const Vertex = z.int().min(0).max(5);

/** What lies on the map when play begins (21). */
const Works = z.strictObject({
  foxholes: z.array(Hex).optional(),
  wire: z.array(Hex).optional(),
  bunkers: z
    .array(z.strictObject({ at: Hex, kind: z.enum(['Light Bunker', 'Bunker']), facing: Vertex }))
    .optional(),
  mines: z.array(z.strictObject({ at: Hex, by: Name, firepower: z.int().min(1).max(4) })).optional(),
});

/** Off-board artillery (18.2); `groups`: the formation that may call it (18.3). */
const MISSION_PARTS = {
  side: Name,
  firepower: z.int().min(1).max(9),
  groups: z.array(Name).min(1).optional(),
};

/** What an event's paragraph does besides being read. */
export const EventEffect = z.discriminatedUnion('is', [
  /** The groups that wait for this event arrive. */
  z.strictObject({ is: z.literal('reinforcements'), side: Name }),
  z.strictObject({ is: z.literal('points'), side: Name, points: z.int().min(1) }),
  z.strictObject({
    is: z.literal('bunker'),
    at: Hex,
    kind: z.enum(['Light Bunker', 'Bunker']),
    facing: Vertex,
  }),
  z.strictObject({ is: z.literal('mines'), at: Hex, by: Name, firepower: z.int().min(1).max(4) }),
  z.strictObject({ is: z.literal('starshell'), at: Hex }),
  z.strictObject({ is: z.literal('mission'), ...MISSION_PARTS }),
]);

/** An event marker and its paragraph, which nobody reads before it is set off (1.8). */
export const Event = z.strictObject({
  id: Name,
  by: z.enum(['occupation', 'sight']),
  at: Hex,
  /** The side that sets it off; otherwise either does. */
  side: Name.optional(),
  paragraph: z.string().min(1),
  effects: z.array(EventEffect),
});

/** What a side must have at the end of the last turn. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('control'),
    side: Name,
    places: z.array(Spot).min(1),
    least: Least,
  }),
  ...CONDITION_PARTS,
  /** Victory points that events have given. */
  z.strictObject({ is: z.literal('points'), side: Name, least: Least }),
]);

/** Scenario special rules are switches that the rules know, and the words in which the card states them. */
export const SCENARIO_RULES = {
  night: 'It is night (20.1).',
  sand: 'The ground is sand: a jammed machine gun is harder to clear (1.6.2).',
  'size and speed': 'Large vehicles are easier to hit, small and fast ones harder (15.6).',
  'vehicles stand out': 'Vehicles are easier to spot (RRT.9).',
} as const;
export type ScenarioRule = keyof typeof SCENARIO_RULES;

export const Scenario = z.strictObject({
  ...scenarioParts(
    { rulebook: ['lnl', 'lock-n-load'], years: [1930, 1959], nations: NATIONS, rules: SCENARIO_RULES },
    Group,
    Condition,
  ),
  /** Who begins with the initiative; otherwise it is rolled for in the first turn, too (EOP.10). */
  initiative: Name.optional(),
  works: Works.optional(),
  /** Fire Missions, each as often as it says. */
  missions: z.array(z.strictObject({ ...MISSION_PARTS, count: z.int().min(1).max(9).optional() })).optional(),
  /** Planes that wait for doubles (19.1). */
  air: z.array(z.strictObject({ side: z.string(), card: z.string() })).optional(),
  events: z.array(Event).optional(),
  /** The skills in the cup; without a word, all that nobody has been assigned (12.0). */
  cup: z.array(z.enum(SKILLS)).optional(),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;
export type EventEffect = z.infer<typeof EventEffect>;
export type ScenarioEvent = z.infer<typeof Event>;

/** A scenario as a document: boards, orders of battle, set-up and entry, fortifications, events, victory conditions (22). */
import { z } from 'zod';
import { NATIONS } from '../charts/national-characteristics.ts';
import { SKILLS } from '../charts/skills.ts';

const Name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes');
const Hex = z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}$/, 'a hex such as 1:C4');
/** A hex on the ground, or its upper floor or the inside of its bunker. */
const Spot = z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}(?:\/1|#b)?$/, 'a place such as 1:C4, 1:C4/1 or 1:C4#b');
/** `1:C4`, or a rectangle of columns and rows, `1:A1-H10`. */
const Area = z
  .array(z.string().regex(/^\d:[A-Z]{1,2}\d{1,2}(?:-[A-Z]{1,2}\d{1,2})?$/, 'a hex 1:C4 or a part 1:A1-H10'))
  .min(1);
const Counters = z.record(z.string(), z.int().min(1).max(30));

/** Units that set up or enter together. Snipers wait off the map until they show themselves (11.4). */
export const Group = z.strictObject({
  id: Name,
  side: Name,
  units: Counters,
  weapons: Counters.optional(),
  /** By counter: the skill it is assigned (12.0). */
  skills: z.record(z.string(), z.enum(SKILLS)).optional(),
  setUp: Area.optional(),
  /** Off the map until the turn, then along these hexes of the edge; or until an event, then in these hexes. */
  enter: z.strictObject({ turn: z.int().min(1), along: Area }).optional(),
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
    least: z.int().min(1),
  }),
  /** Victory points of units that left by these hexes. */
  z.strictObject({ is: z.literal('exit'), side: Name, along: Area, least: z.int().min(1) }),
  z.strictObject({ is: z.literal('casualties'), side: Name, least: z.int().min(1) }),
  /** Victory points that events have given. */
  z.strictObject({ is: z.literal('points'), side: Name, least: z.int().min(1) }),
]);

/** Scenario special rules are switches that the rules know, and the words in which the card states them. */
export const SCENARIO_RULES = {
  night: 'It is night (20.1).',
  sand: 'The ground is sand: a jammed machine gun is harder to clear (1.6.2).',
} as const;
export type ScenarioRule = keyof typeof SCENARIO_RULES;

export const Scenario = z.strictObject({
  format: z.literal('hedgerow scenario 1'),
  rulebook: z.enum(['lnl', 'lock-n-load']),
  id: Name,
  title: z.string().min(1),
  place: z.string(),
  date: z.strictObject({ year: z.int().min(1930).max(1959), month: z.int().min(1).max(12) }),
  situation: z.string(),
  aftermath: z.string(),
  /** Boards as in board/layout.ts: `village+farm`. */
  battlefield: z.string(),
  turns: z.int().min(1).max(20),
  /** How long two people who know the rules take, and how much of the rules it needs: 1 is a first game. */
  minutes: z.int().min(5),
  level: z.literal([1, 2, 3]),
  sides: z.array(z.strictObject({ id: Name, nation: z.enum(NATIONS), name: z.string() })).length(2),
  setsUpFirst: Name,
  /** Who begins with the initiative; otherwise it is rolled for in the first turn, too (EOP.10). */
  initiative: Name.optional(),
  groups: z.array(Group).min(2),
  works: Works.optional(),
  events: z.array(Event).optional(),
  /** The skills in the cup; without a word, all that nobody has been assigned (12.0). */
  cup: z.array(z.enum(SKILLS)).optional(),
  /** Met at the end of the last turn, this side wins; otherwise the other does. */
  victory: z.strictObject({ side: Name, all: z.array(Condition).min(1), words: z.string() }),
  /**
   * The side that bots of equal strength found it easier for, how many games of a hundred it won, and by which version of
   * the rules (docs/laboratory.md).
   */
  favours: z
    .strictObject({ side: Name, percent: z.int().min(51).max(100), rules: z.int().min(1) })
    .optional(),
  rules: z.array(z.enum(Object.keys(SCENARIO_RULES) as [ScenarioRule, ...ScenarioRule[]])),
});

export type Scenario = z.infer<typeof Scenario>;
export type Group = z.infer<typeof Group>;
export type Condition = z.infer<typeof Condition>;
export type EventEffect = z.infer<typeof EventEffect>;
export type ScenarioEvent = z.infer<typeof Event>;

/**
 * The record of a match: what it was set up from, and every answer since. It is a text that a person can read
 * and diff, as chess has its PGN: record-text.ts prints and parses it.
 */
import { z } from 'zod';
import type { Json } from '../kernel/data.ts';
import { ChartPack } from '../numbers/chart-pack.ts';

/** `roll` and `draw` have meanings of their own in the text of a record. */
export const SideId = z.string().regex(/^(?!(?:roll|draw)$)[A-Za-z][\w-]*$/, 'a side such as A or german');
const Line = z.string().regex(/^[^\r\n]*$/, 'one line');
const Hex = z.string().regex(/^(?:[0-9a-f]{2})+$/, 'bytes in hex');
const Rest = z.int().min(0);

/** What a side answered, with the ask's name so that a replay notices when the rules ask something else. */
export const ActAnswer = z.strictObject({
  by: SideId,
  ask: z.string().regex(/^(?!interjects$)[\w-]+$/, 'the name of an ask'),
  act: Line.min(1),
});
/** More than any book throws. A record may come from anywhere, and whoever reads one must not have to count to billions. */
export const MOST_SIDES = 1_000;
export const MOST_DICE = 20;

/** How the dice fell, each with its number of sides: a proof of the dice needs no rules. */
const FallenDie = z.strictObject({
  die: z.string().regex(/^[\w-]+$/, 'the name of a die'),
  face: z.int().min(1),
  sides: z.int().min(1).max(MOST_SIDES),
});
export const DiceAnswer = z.strictObject({ roll: z.array(FallenDie).min(1).max(MOST_DICE), why: Line });
export const Answer = z.union([ActAnswer, DiceAnswer]);

/** The answers of one activity, which began at a rest. Activities that ask nothing leave no step. */
export const Step = z.strictObject({
  rest: Rest,
  epoch: z.int().min(0),
  interjection: z.strictObject({ by: SideId, act: Line.min(1) }).optional(),
  answers: z.array(Answer),
});

/**
 * Answers that were taken back: everything from a rest on, or from after the first answers since it. A step that was
 * cut in two has only the answers that were dropped here; the others stand.
 */
export const TakeBack = z.strictObject({
  rest: Rest,
  /** How many answers since the rest stand; undefined: none, and no interjection either. */
  after: z.int().min(0).optional(),
  steps: z.array(Step).min(1),
});

/**
 * What has become of everything that was ever answered. The first format of records had no such part: of what was taken back it
 * kept a number, and nothing else.
 */
export const History = z.strictObject({
  /** In the order in which they were taken back. */
  takenBack: z.array(TakeBack),
  /** The last link of the chain of hashes over the head and all answers (chain.ts); a record that was cut short has lost it. */
  chain: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '32 bytes in hex')
    .optional(),
});

/** The state at a rest, under a version of the rules: where later versions can pick the game up. */
export const Snapshot = z.strictObject({
  rest: Rest,
  version: z.int().min(1),
  state: z.json() as z.ZodType<Json>,
});

export const GameRecord = z.strictObject({
  rulebook: z.string().min(1),
  version: z.int().min(1),
  scenario: z.string().min(1),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The values themselves, so that whoever has the rules can play the match again. */
  pack: ChartPack.optional(),
  fingerprints: z.record(z.string(), z.string()),
  pledge: z.strictObject({ commit: Hex, nonces: z.record(SideId, Hex) }).optional(),
  steps: z.array(Step),
  /** The epoch of what comes next, where going back has raised it since the last step. */
  epoch: z.int().min(1).optional(),
  /** Records of the first format have none. */
  history: History.optional(),
  snapshots: z.array(Snapshot),
  result: z.strictObject({ winner: SideId.optional(), why: Line, cite: Line }).optional(),
  seed: Hex.optional(),
});

export type Answer = z.infer<typeof Answer>;
export type ActAnswer = z.infer<typeof ActAnswer>;
export type DiceAnswer = z.infer<typeof DiceAnswer>;
export type Step = z.infer<typeof Step>;
export type TakeBack = z.infer<typeof TakeBack>;
export type History = z.infer<typeof History>;
export type Snapshot = z.infer<typeof Snapshot>;
export type GameRecord = z.infer<typeof GameRecord>;

export function isDice(answer: Answer): answer is DiceAnswer {
  return 'roll' in answer;
}

/** By taking back a die that was seen the epoch rises by one: the next dice are others. */
export function takesDiceBack({ steps }: Pick<TakeBack, 'steps'>): boolean {
  return steps.some(step => step.answers.some(isDice));
}

export function sidesOf({ roll }: DiceAnswer): Readonly<Record<string, number>> {
  return Object.fromEntries(roll.map(({ die, sides }) => [die, sides]));
}

export function facesOf({ roll }: DiceAnswer): Readonly<Record<string, number>> {
  return Object.fromEntries(roll.map(({ die, face }) => [die, face]));
}

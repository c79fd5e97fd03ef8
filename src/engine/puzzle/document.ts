/**
 * A puzzle: a position of a real game, a side to play, and something to bring about before time runs out. Its dice fall
 * from a seed of its own, so that the same play meets the same luck.
 */
import { z } from 'zod';

const words = z.string().min(1, 'some words');
const answer = z.string().regex(/^\S+ \S/, 'a side and its act, such as "german place u1 1:O6"');

/** Something that must have come about. */
export const Check = z.union([
  /** One of these facts of the book befell a piece or a place: `{ "of": "u1", "is": ["broken", "eliminated"] }`. */
  z.strictObject({ of: words, is: z.array(words).min(1) }),
  /** A piece is there: `{ "of": "u5", "at": "1:O6" }`. */
  z.strictObject({ of: words, at: words }),
  /** The game is won. */
  z.strictObject({ winner: words }),
]);

/** How long there is time: until so many turns, phases or activities have gone by. */
export const Within = z.union([
  z.strictObject({ turns: z.int().min(1) }),
  z.strictObject({ phases: z.int().min(1) }),
  z.strictObject({ activities: z.int().min(1) }),
]);

export const PuzzleDocument = z.strictObject({
  format: z.literal('hedgerow puzzle 1'),
  rulebook: words,
  id: z.string().regex(/^[a-z0-9-]+$/, 'a name of small letters, digits and hyphens'),
  title: words,
  /** What the situation is. */
  about: words,
  /** What is to be done, in a sentence. */
  task: words,
  scenario: words,
  options: z.record(z.string(), z.string()),
  /** What has been answered when the puzzle begins. */
  before: z.array(answer),
  side: words,
  /** Who plays the other side. */
  against: z.enum(['recruit', 'corporal', 'sergeant', 'captain']),
  seed: z.string().regex(/^[0-9a-f]{64}$/, '32 bytes in hex'),
  within: Within,
  goal: z.strictObject({
    /** How many of the checks must hold; all, if nothing is said. */
    least: z.int().min(1).optional(),
    checks: z.array(Check).min(1),
  }),
  hints: z.array(words).min(1),
  /** A way that bots have found, with what the other side answered to it. */
  solution: z.array(answer).min(1),
});

export type PuzzleDocument = z.infer<typeof PuzzleDocument>;
export type Check = z.infer<typeof Check>;

/** What the card of an act says of chances, to be held against what the rules give. */
import type { Act, Side } from '../kernel/ask.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { oddsAsSeen } from '../odds/as-seen.ts';
import { comesTo, isChancy, likelihood } from '../odds/odds.ts';
import type { ActCard } from './presenting.ts';

export interface Claim {
  readonly fact: Fact;
  readonly chance: number;
}

/** Every chance that the card states for certain: by the number that is needed, and by the rows of its charts. */
export function claimsOf({ parts, rolls = [], supposing }: ActCard): readonly Claim[] {
  if (supposing !== undefined) return [];
  const needs = parts.flatMap(({ need }) => (need ? [{ fact: need.for, chance: need.chance }] : []));
  return [...needs, ...rolls.flatMap(claimsOfRoll)];
}

function claimsOfRoll({ of, falls }: NonNullable<ActCard['rolls']>[number]): readonly Claim[] {
  const chances = new Map<string, number>();
  for (const { is, chance } of falls) if (is !== undefined) chances.set(is, (chances.get(is) ?? 0) + chance);
  return [...chances].map(([is, chance]) => ({ fact: { of, is }, chance }));
}

export interface CardVerdict {
  /** How many claims could be held against the rules, and how many of them to the last digit. */
  readonly compared: number;
  readonly exactly: number;
  /** What is wrong, one sentence for each. */
  readonly wrong: readonly string[];
}

const ROUNDING = 1e-9;

/**
 * Holds what the card claims against the odds of the act, in a world that the side imagines. What a player has yet to
 * decide may come to anything; where dice are too many to count, nothing is compared.
 */
export function judgeCard<S extends GameState, W>(
  game: Game<S, W>,
  side: Side,
  act: Act,
  card: ActCard,
  seed: number | string = 1,
): CardVerdict {
  const claims = claimsOf(card);
  if (claims.length === 0) return { compared: 0, exactly: 0, wrong: [] };
  const odds = oddsAsSeen(game, side, act, { worlds: 1, exactRuns: 1_000, samples: 1, seed });
  if (!odds.exact || !isChancy(odds)) return { compared: 0, exactly: 0, wrong: [] };
  const wrong = claims.flatMap(({ fact, chance }) => {
    const found = likelihood(odds, ending => comesTo(ending, fact)).chance;
    const isRight = chance >= found - ROUNDING && chance <= found + odds.undecided + ROUNDING;
    return isRight ? [] : [`the card gives ${fact.of} ${fact.is} ${chance}, the rules ${found}`];
  });
  const isDecided = odds.undecided < ROUNDING;
  return { compared: claims.length, exactly: isDecided ? claims.length : 0, wrong };
}

/** What a game is set up from on this machine: all that a reload needs beside the record. */
import { LEVELS } from '../../bots/thinking/levels.ts';
import { LEAST_NONCE, nonceOfWords, SEED_BYTES } from '../../engine/dice/fairness.ts';
import type { Rulebook, Setup, Side } from '../../engine/index.ts';
import { NO_ORDERS, type Orders } from '../../play/orders.ts';
import type { Phase } from '../log/lines.ts';

/** Who sits on a side: a person at this screen, a bot of some level, or a player that picks any legal act. */
export const SEATS = ['human', ...LEVELS, 'random'] as const;
export type SeatKind = (typeof SEATS)[number];

export const DICE_KINDS = ['computed', 'typed'] as const;
/** Thrown by the machine, or typed in from real dice. */
export type DiceKind = (typeof DICE_KINDS)[number];

export interface TableSetup extends Setup {
  /** The game's name in addresses and in the store. */
  readonly id: string;
  readonly book: string;
  readonly seats: Readonly<Record<Side, SeatKind>>;
  readonly dice: DiceKind;
  /** What the computed dice come from, in hex: 32 bytes, shown when the game is over. */
  readonly seed: string;
  /** One a side, in hex: mixed into the dice, so that nobody can have picked the seed. */
  readonly nonces: Readonly<Record<Side, string>>;
  /** Dice that were typed in, or given by a lesson, are thrown by this machine from now on; nobody can prove them. */
  readonly thrown?: boolean;
  /** The lesson that it is played in (src/web/lesson). */
  readonly lesson?: string;
  /** The puzzle that it is a try at (src/web/puzzle). */
  readonly puzzle?: string;
  /** It was begun elsewhere: nobody can pledge how its first dice fell. */
  readonly unpledged?: boolean;
  /** Which chances to react each side is asked about. */
  readonly orders: Readonly<Record<Side, Orders>>;
  /** When which phase began, as far as it was played here: the log is headed by it. */
  readonly phases?: readonly Phase[];
}

export interface NewTable
  extends Pick<TableSetup, 'book' | 'scenario' | 'options' | 'pack' | 'seats' | 'dice'> {
  /** A seed whose commitment the players were shown before they gave any words; otherwise one is made. */
  readonly seed?: string;
  /** What players gave to the dice. For whoever gave nothing this machine makes a nonce. */
  readonly words?: Readonly<Record<Side, string>>;
}

/** A new game. That nobody has chosen its dice can be proven to players who give words of their own. */
export function newTable({ book, scenario, options, pack, seats, dice, seed, words }: NewTable): TableSetup {
  const sides = Object.keys(seats);
  const nonceOf = (side: Side) => {
    const given = words?.[side]?.trim();
    return given ? nonceOfWords(given) : randomHex(LEAST_NONCE);
  };
  return {
    id: randomHex(6),
    book,
    scenario,
    options,
    ...(pack && { pack }),
    seats,
    dice,
    seed: seed ?? newSeed(),
    nonces: Object.fromEntries(sides.map(side => [side, nonceOf(side)])),
    orders: Object.fromEntries(sides.map(side => [side, NO_ORDERS])),
  };
}

export const newSeed = (): string => randomHex(SEED_BYTES);

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The sides of a scenario, before any match of it has begun. */
export function sidesOfScenario(book: Rulebook, setup: Setup): readonly Side[] {
  return book.sides(book.world(setup));
}

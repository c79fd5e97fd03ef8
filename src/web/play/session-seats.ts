/** Who answers for the sides of a session, and what is answered for a person without asking. */
import { isLevel } from '../../bots/thinking/levels.ts';
import { ask, type Choice, type Match, randomSeat, type Seat, type Side } from '../../engine/index.ts';
import { type BotSeat, botSeat, type Listener } from './bots/bench.ts';
import { bestChance, isWorthAsking, NO_ORDERS } from './orders/orders.ts';
import { reactionsIn } from './orders/reactions.ts';
import type { AskNow } from './session-now.ts';
import type { SeatKind, TableSetup } from './table-setup.ts';

/** Windows that a player has let pass, by what they were about, until he is asked something else. */
export class Declined {
  readonly #best = new Map<string, number>();

  /** The best chance that was let pass in the same matter; undefined if none was. */
  of(choice: Choice): number | undefined {
    return this.#best.get(keyOf(choice));
  }
  note(choice: Choice, chance: number): void {
    this.#best.set(keyOf(choice), Math.max(chance, this.of(choice) ?? 0));
  }
  /** What is let pass is remembered until the player is asked something else. */
  answered(match: Match, { side, window }: AskNow, text: string): void {
    const choice = match.choiceOf(side);
    if (window === undefined) this.forget(side);
    else if (choice && text === window.pass) this.note(choice, bestChance(reactionsIn(match, choice)));
  }
  /** What the side has let pass, or all sides. */
  forget(side?: Side): void {
    for (const key of this.#best.keys())
      if (side === undefined || key.startsWith(`${side} `)) this.#best.delete(key);
  }
}

const keyOf = ({ by, window }: Choice): string => `${by} ${window?.on} ${window?.subject}`;

export interface Standing {
  readonly table: TableSetup;
  readonly declined: Declined;
}

export interface SeatAnswer {
  readonly side: Side;
  readonly text: string;
}

/** Who sits where: people at this screen, and players that aren't people. */
export class Seats {
  readonly #match: Match;
  readonly #listener: Listener;
  #kinds: TableSetup['seats'] = {};
  #bots: Readonly<Record<Side, Seat | BotSeat>> = {};

  constructor({ seats, seed }: TableSetup, match: Match, listener: Listener) {
    this.#match = match;
    this.#listener = listener;
    for (const side of match.sides) this.sit(side, seats[side] ?? 'random', seed);
  }

  /** Sides that are played by people at this screen. */
  get humans(): readonly Side[] {
    return this.#match.sides.filter(side => this.#kinds[side] === 'human');
  }

  isBot(side: Side): boolean {
    return side in this.#bots;
  }

  /** The bot of a side, while it has one that thinks. */
  botOf(side: Side): BotSeat | undefined {
    const bot = this.#bots[side];
    return bot && 'hurry' in bot ? bot : undefined;
  }

  /** Somebody else plays the side from now on. */
  sit(side: Side, kind: SeatKind, seed: string): void {
    this.botOf(side)?.close();
    const { [side]: _gone, ...others } = this.#bots;
    const bot = isLevel(kind)
      ? botSeat(this.#match, side, kind, seed, this.#listener)
      : randomSeat(`${seed} ${side} ${this.#match.rest}`);
    this.#bots = kind === 'human' ? others : { ...others, [side]: bot };
    this.#kinds = { ...this.#kinds, [side]: kind };
  }

  /** The next answer that nobody at the screen needs to give. */
  next(standing: Standing): SeatAnswer | undefined {
    for (const choice of this.#match.choices) {
      const bot = this.#bots[choice.by];
      const text = bot ? bot.answer(ask(this.#match, choice)) : answeredFor(this.#match, choice, standing);
      if (text !== undefined) return { side: choice.by, text };
    }
    return undefined;
  }

  close(): void {
    for (const side of this.#match.sides) this.botOf(side)?.close();
  }
}

/** A window that the player's orders let pass, or what leaves no choice and does no harm. */
function answeredFor(match: Match, choice: Choice, standing: Standing): string | undefined {
  const { verbs, presentation } = match.rulebook;
  if (choice.window && isLetPass(match, choice, standing)) return verbs.print(choice.window.pass);
  const view = match.view(choice.by);
  const [only, ...others] = choice.acts(view);
  if (only === undefined || others.length > 0) return undefined;
  // Before dice that matter a person sees what he is in for, even if there is nothing else to do.
  return presentation?.words(only, view, match.world).grave ? undefined : verbs.print(only);
}

function isLetPass(match: Match, choice: Choice, { table, declined }: Standing): boolean {
  const orders = table.orders[choice.by] ?? NO_ORDERS;
  const { on = '', optional } = choice.window ?? {};
  // What a side may do of its own accord no odds can judge.
  if (optional) return orders.stops[on] === 'never';
  return !isWorthAsking(orders, on, reactionsIn(match, choice), declined.of(choice));
}

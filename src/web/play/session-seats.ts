/** Who answers for the sides of a session. */
import { isLevel } from '../../bots/thinking/levels.ts';
import { ask, type Match, randomSeat, type Seat, type Side } from '../../engine/index.ts';
import { answeredFor, type Standing } from '../../play/standing.ts';
import { type BotSeat, botSeat, type Listener } from './bots/bench.ts';
import type { SeatKind, TableSetup } from './table-setup.ts';

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
  next(standing: Omit<Standing, 'humans'>): SeatAnswer | undefined {
    for (const choice of this.#match.choices) {
      const bot = this.#bots[choice.by];
      const text = bot
        ? bot.answer(ask(this.#match, choice))
        : answeredFor(this.#match, choice, { ...standing, humans: this.humans });
      if (text !== undefined) return { side: choice.by, text };
    }
    return undefined;
  }

  close(): void {
    for (const side of this.#match.sides) this.botOf(side)?.close();
  }
}

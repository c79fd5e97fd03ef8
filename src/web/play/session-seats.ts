/** Who answers for the sides of a session, and what is answered for a person without asking. */
import { isLevel } from '../../bots/levels.ts';
import { ask, type Choice, type Match, randomSeat, type Seat, type Side } from '../../engine/index.ts';
import { type BotSeat, botSeat } from './bots/bench.ts';
import { isWorthAsking, NO_ORDERS } from './orders/orders.ts';
import { reactionsIn } from './orders/reactions.ts';
import type { TableSetup } from './table-setup.ts';

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

export const isHuman = ({ seats }: TableSetup, side: Side): boolean => seats[side] === 'human';

/** The players that aren't people, by side. */
export function botSeats(
  table: TableSetup,
  match: Match,
  listener: { wake(): void; told(): void },
): Readonly<Record<Side, Seat | BotSeat>> {
  return Object.fromEntries(
    match.sides
      .filter(side => !isHuman(table, side))
      .map(side => {
        const level = table.seats[side] ?? '';
        return [
          side,
          isLevel(level)
            ? botSeat(match, side, level, table.seed, listener)
            : randomSeat(`${table.seed} ${side} ${match.rest}`),
        ];
      }),
  );
}

export interface SeatAnswer {
  readonly side: Side;
  readonly text: string;
}

/** The next answer that nobody at the screen needs to give. */
export function nextAnswer(
  match: Match,
  bots: Readonly<Record<Side, Seat>>,
  standing: Standing,
): SeatAnswer | undefined {
  for (const choice of match.choices) {
    const bot = bots[choice.by];
    const text = bot ? bot.answer(ask(match, choice)) : answeredFor(match, choice, standing);
    if (text !== undefined) return { side: choice.by, text };
  }
  return undefined;
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
  const on = choice.window?.on ?? '';
  return !isWorthAsking(orders, on, reactionsIn(match, choice), declined.of(choice));
}

/** What is answered for a person at a screen without asking him, and what must be put to him whatever it is worth. */
import { type Choice, type Match, mayNotSeeAll, type Side } from '../engine/index.ts';
import type { AskNow } from './now.ts';
import { bestChance, FOR_GOOD, isWorthAsking, NO_ORDERS, type Orders, stopFor } from './orders.ts';
import { reactionsIn } from './reactions.ts';

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
  readonly orders: Readonly<Record<Side, Orders>>;
  readonly declined: Declined;
  /** Who plays at this screen, and who of them is in front of it. */
  readonly humans: readonly Side[];
  readonly present: Side | undefined;
}

/** A window that the player's orders let pass, or what leaves no choice and does no harm; undefined: he is asked. */
export function answeredFor(match: Match, choice: Choice, standing: Standing): string | undefined {
  const { verbs, presentation } = match.rulebook;
  const pass = choice.window && verbs.print(choice.window.pass);
  if (isWatched(match, choice, standing)) return hasDeclined(choice, standing) ? pass : undefined;
  if (pass !== undefined && isLetPass(match, choice, standing)) return pass;
  const view = match.view(choice.by);
  const [only, ...others] = choice.acts(view);
  if (only === undefined || others.length > 0) return undefined;
  // Before dice that matter a person sees what he is in for, even if there is nothing else to do.
  return presentation?.words(only, view, match.world).grave ? undefined : verbs.print(only);
}

/**
 * Somebody else is in front of the screen, from whom the side may hide something. Whether the screen is handed over would then
 * tell him what the side could do.
 */
function isWatched(match: Match, { by }: Choice, { humans, present }: Standing): boolean {
  if (humans.length < 2 || by === present) return false;
  const watching = present === undefined ? humans.filter(side => side !== by) : [present];
  return watching.some(side => mayNotSeeAll(match.rulebook, match.state, side, match.world));
}

/** By his own word, whatever he could do. */
function hasDeclined(choice: Choice, { orders, declined }: Standing): boolean {
  if (choice.window === undefined) return false;
  return (
    stopFor(orders[choice.by] ?? NO_ORDERS, choice.window.on) === 'never' || declined.of(choice) === FOR_GOOD
  );
}

/** Nothing but what the book itself calls seldom wanted could be done here, to the side's own knowledge. */
function isSeldomWanted(match: Match, choice: Choice): boolean {
  const { presentation, verbs } = match.rulebook;
  if (presentation === undefined || choice.window === undefined) return false;
  const view = match.view(choice.by);
  const pass = verbs.print(choice.window.pass);
  return choice
    .acts(view)
    .every(act => verbs.print(act) === pass || presentation.words(act, view, match.world).aside === true);
}

function isLetPass(match: Match, choice: Choice, { orders: all, declined }: Standing): boolean {
  const orders = all[choice.by] ?? NO_ORDERS;
  const { on = '', optional } = choice.window ?? {};
  // What a side may do of its own accord no odds can judge: it is let pass only where nobody would want any of it.
  if (optional)
    return orders.stops[on] === 'never' || (orders.seldom !== true && isSeldomWanted(match, choice));
  return !isWorthAsking(orders, on, reactionsIn(match, choice), declined.of(choice));
}

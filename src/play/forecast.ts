/** What an act would lead to: the numbers that go into it and the chances of what comes out. */
import {
  type Act,
  type ActCard,
  type Chances,
  chancesOf,
  findAct,
  type GameRecord,
  handDice,
  isChancy,
  Match,
  oddsAsSeen,
  type Rulebook,
  type Side,
} from '../engine/index.ts';
import { mayLook } from './may-look.ts';
import { promisedChances } from './promised.ts';

export interface Forecast {
  /** The act that throws the dice: the one asked about, or the one that would follow it. */
  readonly act: string;
  readonly card: ActCard;
  /** Undefined where no dice have anything to do with it. */
  readonly chances: Chances | undefined;
  readonly source: Source;
}

/**
 * Where the chances come from: `rules`, from trying the act out; or from the chart on the card alone, because the dice
 * fall `later`, or because nobody may look along the `unmeasured` line beforehand.
 */
export type Source = 'rules' | 'later' | 'unmeasured';

/**
 * The forecast of an act, or undefined where it has no card. An act that only leads up to the dice, such as the
 * choice of a target, is followed by the grave act that comes next.
 */
export function forecast(book: Rulebook, record: GameRecord, side: Side, text: string): Forecast | undefined {
  const { match } = Match.resume(book, record, { dice: handDice, journal: false });
  const act = findAct(book, text, () => match.choiceOf(side)?.acts(match.view(side)) ?? []);
  if ('problem' in act) return undefined;
  const own = forecastAt(match, side, act);
  if (own?.chances && own.source !== 'later') return own;
  const next = forecastOfNext(match, side, act);
  return next?.chances ? next : (own ?? next);
}

export function forecastAt(match: Match, side: Side, act: Act): Forecast | undefined {
  const { rulebook: book } = match;
  const card = book.presentation?.card?.(act, match.view(side), side, match.world);
  if (card === undefined) return undefined;
  const text = book.verbs.print(act);
  if (!mayLook(match, side)) return { act: text, card, chances: promisedChances(card), source: 'unmeasured' };
  const odds = oddsAsSeen(match.tryOut(), side, act);
  return isChancy(odds)
    ? { act: text, card, chances: chancesOf(odds, card), source: 'rules' }
    : { act: text, card, chances: promisedChances(card), source: 'later' };
}

/** The grave act that would follow and needs nothing more to be named: the declaration is complete. */
function forecastOfNext(match: Match, side: Side, act: Act): Forecast | undefined {
  const { rulebook: book, world } = match;
  const ahead = match.fork({ dice: handDice, journal: false });
  if (!ahead.answer(side, book.verbs.print(act)).ok) return undefined;
  const choice = ahead.choiceOf(side);
  if (choice === undefined) return undefined;
  const view = ahead.view(side);
  const next = choice
    .acts(view)
    .find(
      each =>
        book.presentation?.words(each, view, world).grave === true &&
        Object.keys(book.verbs.shapes[each.verb] ?? {}).length === 0,
    );
  return next && forecastAt(ahead, side, next);
}

/** The highest chance that anything becomes of one of those whom the act is about. */
export const likeliestEffect = ({ targets }: Chances, isMeant: (target: string) => boolean): number =>
  Math.max(0, ...targets.filter(({ of }) => isMeant(of)).map(({ spared }) => 1 - spared.chance));

/** The part of a record that a forecast needs: the last snapshot and the answers since. */
export function recent(record: GameRecord): GameRecord {
  const last = record.snapshots.at(-1);
  if (last === undefined) return record;
  const steps = record.steps.filter(({ rest }) => rest >= last.rest);
  return { ...record, steps, snapshots: [last] };
}

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
} from '../../../engine/index.ts';
import { mayLook } from '../sight/may-look.ts';
import { promisedChances } from './promised.ts';

export interface Forecast {
  /** The act that throws the dice: the one asked about, or the one that would follow it. */
  readonly act: string;
  readonly card: ActCard;
  /** Undefined where no dice are thrown at once: then there is nothing to expect but what the card says. */
  readonly chances: Chances | undefined;
  /** False where nobody may look along the line beforehand: then the odds are what a clear line would give. */
  readonly measured: boolean;
}

/**
 * The forecast of an act, or undefined where it has no card. An act that only leads up to the dice, such as the
 * choice of a target, is followed by the grave act that comes next.
 */
export function forecast(book: Rulebook, record: GameRecord, side: Side, text: string): Forecast | undefined {
  const { match } = Match.resume(book, record, { dice: handDice, journal: false });
  const act = findAct(book, text, () => match.choiceOf(side)?.acts(match.view(side)) ?? []);
  if ('problem' in act) return undefined;
  const own = forecastAt(match, side, act);
  return own?.chances ? own : (forecastOfNext(match, side, act) ?? own);
}

function forecastAt(match: Match, side: Side, act: Act): Forecast | undefined {
  const { rulebook: book } = match;
  const card = book.presentation?.card?.(act, match.view(side), side, match.world);
  if (card === undefined) return undefined;
  const measured = mayLook(match, side);
  const chances = measured ? chancesAt(match, side, act, card) : promisedChances(card);
  return { act: book.verbs.print(act), card, chances, measured };
}

function chancesAt(match: Match, side: Side, act: Act, card: ActCard): Chances | undefined {
  const odds = oddsAsSeen(match.tryOut(), side, act);
  return isChancy(odds) ? chancesOf(odds, card) : undefined;
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

/** The part of a record that a forecast needs: the last snapshot and the answers since. */
export function recent(record: GameRecord): GameRecord {
  const last = record.snapshots.at(-1);
  if (last === undefined) return record;
  const steps = record.steps.filter(({ rest }) => rest >= last.rest);
  return { ...record, steps, snapshots: [last] };
}

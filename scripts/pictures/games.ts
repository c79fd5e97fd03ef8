/** Games for the pictures: always the same ones, played by two sergeants. */
import { loreOf } from '../../src/bots/doctrine/doctrines.ts';
import { seat } from '../../src/bots/index.ts';
import { ask, type Side } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { Session } from '../../src/web/play/session.ts';
import { newTable, sidesOfScenario } from '../../src/web/play/table-setup.ts';
import type { SavedGame } from '../../src/web/storage/games.ts';

/** How many shots fall before the picture is taken: there is something to see by then. */
const SHOTS_BEFORE = 4;

export interface Sitting {
  readonly game: SavedGame;
  /** An act that commits to dice, as it is written. */
  readonly grave?: string;
  /** What its card comes to: the stronger the shot, the more there is to see on it. */
  readonly weight?: number;
}

/** A game of the first scenario in which somebody is about to shoot, and the same game once it is over. */
export function sittings(): { readonly underWay: Sitting; readonly over: Sitting } {
  const session = newGame();
  const players = new Map(
    session.match.sides.map(side => [side, seat('sergeant', loreOf(session.book), side, 'pictures')]),
  );
  const shots: Sitting[] = [];
  while (session.now.ask !== undefined) {
    const { side, offers, window } = session.now.ask;
    const choice = session.match.choiceOf(side);
    const text = choice && players.get(side)?.answer(ask(session.match, choice));
    if (text === undefined) throw new Error(`nobody answers for ${side}`);
    const isGrave = offers.find(offer => offer.text === text)?.words.grave === true;
    if (isGrave && window === undefined)
      shots.push({ game: session.saved(), grave: text, weight: weightOf(session, side, text) });
    const verdict = session.answer(text);
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  const [underWay] = shots.slice(SHOTS_BEFORE).sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  if (underWay === undefined) throw new Error('nobody came to shoot');
  return { underWay, over: { game: session.saved() } };
}

/** The first number on a card of several parts, as an attack has: its firepower. */
function weightOf({ book, match }: Session, side: Side, text: string): number {
  const act = book.verbs.parse(text);
  const card = act.ok ? book.presentation?.card?.(act.value, match.view(side), side, match.world) : undefined;
  const [first, second, third] = card?.parts ?? [];
  return first && second && third ? first.tally.value : 0;
}

function newGame(): Session {
  const [book] = rulebooks;
  const [card] = book?.scenarios ?? [];
  if (book === undefined || card === undefined) throw new Error('there is no scenario to play');
  const setup = { scenario: card.id, options: {} };
  const sides = sidesOfScenario(book, setup);
  const table = newTable({
    ...setup,
    book: book.id,
    seats: Object.fromEntries(sides.map(side => [side, 'human'])),
    dice: 'computed',
  });
  return Session.begin(book, {
    ...table,
    id: 'picture',
    seed: '5e'.repeat(32),
    nonces: Object.fromEntries(sides.map((side, i) => [side, `0${i}`])),
  });
}

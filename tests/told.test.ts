/** People read names: no text that they are shown in any game of any book holds an id. */
import { expect, test } from 'vitest';
import { loreOf } from '../src/bots/doctrine/doctrines.ts';
import { type Bot, seat } from '../src/bots/index.ts';
import {
  type Act,
  ask,
  type Choice,
  Match,
  quickDice,
  Random,
  type Rulebook,
  type Side,
} from '../src/engine/index.ts';
import { setUpFor, tabletopOf } from '../src/play/now.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { Ids, Reader, type Shown } from './told.ts';

/** Who answers: mostly a bot, or only now and then, so that games come to their end soon. */
type Players = { readonly name: string; readonly botsOutOfTen: number };
const BOTS: Players = { name: 'bots', botsOutOfTen: 9 };
const ANYBODY: Players = { name: 'anybody', botsOutOfTen: 1 };

const games = rulebooks.flatMap(book =>
  book.scenarios.flatMap(({ id }, i) =>
    (i === 0 ? [BOTS, ANYBODY] : [ANYBODY]).map(players => ({ book, id, players })),
  ),
);

test.each(games)('$id, played by $players.name', ({ book, id, players }) => {
  const betrayed = new Map<string, string>();
  playRead(book, id, players, ({ where, text }, found) => {
    const kind = `${where}: ${found.replace(/\d+/g, '0')}`;
    if (!betrayed.has(kind)) betrayed.set(kind, `${where}: ${text}`);
  });
  expect([...betrayed.values()]).toEqual([]);
});

/**
 * When all that is on show is read: from one answer to the next most of it stays, so every so many answers, and wherever
 * something is asked that has seldom been asked in any game of the book.
 */
const LOOK_EVERY = 80;
const SELDOM = 4;
const looksAt = new Map<string, number>();
function isWorthALook(book: Rulebook, { id }: Choice, answers: number): boolean {
  const kind = `${book.id} ${id}`;
  const looks = looksAt.get(kind) ?? 0;
  if (looks >= SELDOM && answers % LOOK_EVERY > 0) return false;
  looksAt.set(kind, looks + 1);
  return true;
}

/** Plays a whole game and reads it. */
function playRead(
  book: Rulebook,
  scenario: string,
  { botsOutOfTen }: Players,
  betray: (shown: Shown, id: string) => void,
): void {
  const random = new Random(`told ${scenario} ${botsOutOfTen}`);
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(random) });
  const bots = new Map<Side, Bot>(
    match.sides.map((side, i) => [
      side,
      seat(i === 0 ? 'recruit' : 'corporal', loreOf(book), side, scenario),
    ]),
  );
  const reader = new Reader(match);
  const ids = new Ids(tabletopOf(match, undefined));
  const seen = new Set<string>();
  const read = (texts: Iterable<Shown>) => {
    for (const shown of texts) {
      if (seen.has(shown.text)) continue;
      seen.add(shown.text);
      const found = ids.in(shown.text);
      if (found !== undefined) betray(shown, found);
    }
  };
  const setUps = new SetUps(match);
  /** What was offered when it was looked at last, to be asked for again where it isn't any more. */
  let passed: readonly Act[] = [];
  for (let answers = 0; !match.outcome; answers++) {
    const choice = random.pick(match.choices);
    const side = choice.by;
    if (isWorthALook(book, choice, answers)) {
      const table = tabletopOf(match, side);
      ids.learn(table);
      for (const viewer of match.sides) read(reader.lines(viewer));
      read(reader.tabletop(side, table));
      read(reader.ask(side));
      const acts = oneOfEachVerb(choice.acts(match.view(side)), random);
      for (const act of acts) read(reader.card(side, act));
      read(reader.refusals(side, table, passed));
      passed = acts;
      const places = table.counters.flatMap(({ at }) => at ?? []);
      if (places.length > 0) read(reader.sight(side, random.pick(places), random.pick(places)));
    }
    const bot = random.below(10) < botsOutOfTen ? bots.get(side) : undefined;
    const text = bot?.answer(ask(match, choice)) ?? setUps.next(choice) ?? anyAnswer(match, choice, random);
    if (bot) read(reader.reason(bot.explain()));
    const verdict = match.say(side, text);
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  for (const viewer of [...match.sides, undefined]) read(reader.lines(viewer));
  read(reader.tabletop(undefined, tabletopOf(match, undefined)));
  read(reader.outcome());
}

/** Mostly what names nothing, which as a rule ends something, so that games end; or else anything. */
function anyAnswer(match: Match, { by }: Choice, random: Random): string {
  const offered = match.offered(by);
  const bare = offered.filter(text => !text.includes(' '));
  return random.pick(bare.length > 0 && random.below(3) > 0 ? bare : offered);
}

/** The book's own set-ups, each planned once. */
class SetUps {
  readonly #match: Match;
  readonly #plans = new Map<Side, string[]>();

  constructor(match: Match) {
    this.#match = match;
  }

  next({ by }: Choice): string | undefined {
    const plan = this.#plans.get(by) ?? [...setUpFor(this.#match, by)];
    this.#plans.set(by, plan);
    const text = plan.shift();
    return text !== undefined && this.#match.offered(by).includes(text) ? text : undefined;
  }
}

/** Cards of one verb are much alike. */
function oneOfEachVerb(acts: readonly Act[], random: Random): readonly Act[] {
  const byVerb = new Map<string, Act>();
  for (const act of random.shuffled(acts)) byVerb.set(act.verb, act);
  return [...byVerb.values()];
}

/** People read names: no text that they are shown in any game of any book holds an id. */
import { expect, test } from 'vitest';
import { type Bot, seat } from '../src/bots/index.ts';
import { type Act, ask, Match, quickDice, Random, type Rulebook, type Side } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { tabletopOf } from '../src/web/play/session-now.ts';
import { Ids, Reader, type Shown } from './told.ts';

const games = rulebooks.flatMap(book => book.scenarios.map(({ id }) => ({ book, id })));

test.each(games)('$id', ({ book, id }) => {
  const betrayed = new Map<string, string>();
  playRead(book, id, ({ where, text }, found) => {
    const key = `${where}: ${found.replace(/\d+/g, '0')}`;
    if (!betrayed.has(key)) betrayed.set(key, `${where}: ${text}`);
  });
  expect([...betrayed.values()]).toEqual([]);
});

/** How often everything on show is read: it is the same for most of the time. */
const LOOK_EVERY = 9;
/** Of the answers so many are given at random, so that what no bot would do is read of, too. */
const AT_RANDOM = 4;

/** Plays a game between bots who now and then do anything at all, and reads it. */
function playRead(book: Rulebook, scenario: string, betray: (shown: Shown, id: string) => void): void {
  const random = new Random(`told ${scenario}`);
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(random) });
  const bots = new Map<Side, Bot>(
    match.sides.map((side, i) => [side, seat(i === 0 ? 'recruit' : 'corporal', book, side, scenario)]),
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
  let passed: readonly Act[] = [];
  for (let answers = 0; !match.outcome; answers++) {
    const choice = random.pick(match.choices);
    const side = choice.by;
    const acts = choice.acts(match.view(side));
    if (answers % LOOK_EVERY === 0) {
      for (const viewer of [...match.sides, undefined]) {
        ids.learn(tabletopOf(match, viewer));
        read(reader.lines(viewer));
      }
      read(reader.tabletop(side));
      read(reader.ask(side));
      for (const act of oneOfEachVerb(acts, random)) read(reader.card(side, act));
      read(reader.refusals(side, passed));
      const places = tabletopOf(match, undefined).counters.flatMap(({ at }) => at ?? []);
      if (places.length > 0) read(reader.sight(side, random.pick(places), random.pick(places)));
      passed = oneOfEachVerb(acts, random);
    }
    const bot = bots.get(side);
    const isMad = random.below(AT_RANDOM) === 0;
    const text =
      bot === undefined || isMad ? random.pick(match.offered(side)) : bot.answer(ask(match, choice));
    if (bot && !isMad) read(reader.reason(bot.explain()));
    const verdict = match.say(side, text);
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  for (const viewer of [...match.sides, undefined]) read(reader.lines(viewer));
  read(reader.tabletop(undefined));
  read(reader.outcome());
}

/** Cards of one verb are much alike. */
function oneOfEachVerb(acts: readonly Act[], random: Random): readonly Act[] {
  const byVerb = new Map<string, Act>();
  for (const act of random.shuffled(acts)) byVerb.set(act.verb, act);
  return [...byVerb.values()];
}

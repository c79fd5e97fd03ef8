/** Through whose eyes a game may be looked at again, and what they see. */
import { expect, test } from 'vitest';
import { Match, quickDice, Random, type Rulebook } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { linesOf } from '../log/lines.ts';
import { newTable, type SeatKind, sidesOfScenario } from '../play/table-setup.ts';
import { viewersOf } from './open-game.ts';
import { EVERYBODY, tell } from './story.ts';
import { told } from './teller.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const hidesIn = (scenario: string) => book.hides?.(book.world({ scenario, options: {} })) ?? [];
const idOf = (isMeant: (things: readonly string[]) => boolean): string =>
  book.scenarios.find(({ id }) => isMeant(hidesIn(id).map(thing => thing.id)))?.id ?? '';
const OPEN = idOf(things => things.length === 0);
const SECRET = idOf(things => things.includes('concealed-stack'));

/** Some answers of a game, set up as the book proposes. */
function begun(scenario: string) {
  const random = new Random(`begun ${scenario}`);
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(random) });
  for (const side of match.sides) {
    for (const text of book.autoSetUp?.(match.view(side), side, match.world) ?? []) match.answer(side, text);
    match.answer(side, 'done');
  }
  for (let answers = 0; answers < 30; answers++) {
    const [choice] = match.choices;
    if (choice) match.answer(choice.by, random.pick(match.offered(choice.by)));
  }
  return { match, story: tell(book, match.record()) };
}

function tableOf(scenario: string, ...kinds: readonly SeatKind[]) {
  const sides = sidesOfScenario(book, { scenario, options: {} });
  const seats = Object.fromEntries(sides.map((side, i) => [side, kinds[i] ?? 'human']));
  return { sides, table: newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' }) };
}

test('players who share a screen see of a game under way what all of them know, where they keep secrets', () => {
  const { story } = begun(SECRET);
  const { sides, table } = tableOf(SECRET, 'human', 'human');
  expect(viewersOf(story, table)).toEqual([EVERYBODY]);
  expect(viewersOf(story, undefined)).toEqual([EVERYBODY]);
  expect(viewersOf(story, tableOf(SECRET, 'human', 'recruit').table)).toEqual([sides[0]]);
  const over = { ...story, outcome: { why: 'it is over', cite: '' } };
  expect(viewersOf(over, table)).toEqual([undefined, ...sides]);
});

test('where all lies open, everything', () => {
  const { sides, table } = tableOf(OPEN, 'human', 'human');
  expect(viewersOf(begun(OPEN).story, table)).toEqual([undefined, ...sides]);
});

test('what all know names nobody whom a side keeps hidden, on the map or in the log', () => {
  const { match, story } = begun(SECRET);
  const unseen = match.sides.flatMap(side =>
    hidesIn(SECRET).flatMap(({ id, unknownTo }) =>
      id === 'concealed-stack' ? unknownTo(match.state, side, match.world) : [],
    ),
  );
  expect(unseen.length).toBeGreaterThan(0);
  const last = story.moments.at(-1);
  if (last === undefined) throw new Error('there is no moment');
  const onMap = story.tabletop(last, EVERYBODY).counters.filter(({ at }) => at !== undefined);
  const names = unseen.map(each => each.split(' ')[0]);
  expect(onMap.filter(({ id }) => names.includes(id))).toEqual([]);
  const entries = story.journal(EVERYBODY);
  for (const side of match.sides)
    for (const entry of entries) expect(story.journal(side)).toContainEqual(entry);
  expect(entries.length).toBeGreaterThan(0);
  expect(linesOf(entries, told(story, EVERYBODY).teller, [])).toHaveLength(entries.length);
});

test('what a side called its own act is told to that side alone', () => {
  const { match, story } = begun(SECRET);
  const [one = '', two = ''] = match.sides;
  const key = [...story.labels.keys()][0] ?? '';
  const [rest, ...act] = key.split(' ');
  const entry = { rest: Number(rest), is: 'act', by: one, ask: 'set-up', act: act.join(' ') } as const;
  const wordsFor = (side: string) => told(story, side).teller.actWords?.(entry);
  expect([wordsFor(one), wordsFor(two)]).toEqual([story.labels.get(key), undefined]);
});

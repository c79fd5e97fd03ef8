import { describe, expect, test } from 'vitest';
import {
  type Asked,
  ask,
  type Choice,
  clone,
  type Game,
  Match,
  quickDice,
  Random,
  scriptedDice,
} from '../../engine/index.ts';
import { beginTiny, give, type Tiny, tiny, tinyWith } from '../../engine/test-game.ts';
import { starterKit } from '../../rulebooks/starter-kit/index.ts';
import { skirmish } from '../../rulebooks/starter-kit/testing/bench.ts';
import { loreOf } from '../doctrine/doctrines.ts';
import { type Bot, LEVELS, type Level, seat } from '../index.ts';

const LORE = loreOf(starterKit);

const asked = (match: Match<never, never>): Asked => ask(match, match.choices[0] as Choice);

/** A shot, a run through the open and a rally are all to be thought of. */
const skirmishes = (['prep-fire', 'movement', 'rally'] as const).map(phase =>
  skirmish({
    hexes: { '1:C4': 'stone building', '1:F5': 'woods', '1:H5': 'stone building' },
    phase,
    attacker: 'german',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 8-1', at: '1:C4' },
      { card: 'german 4-6-7', at: '1:C4', broken: true },
      { card: 'russian 4-4-7', at: '1:H5' },
    ],
  }),
);

describe.each(LEVELS)('a %s', level => {
  test('answers the same to the same view, ask and seed, and only what is offered', () => {
    for (const match of skirmishes) {
      const answer = () =>
        seat(level, LORE, 'german', 3, { budget: { playouts: 4 } }).answer(asked(match as never));
      expect(match.offered('german')).toContain(answer());
      expect(answer()).toBe(answer());
    }
  });

  test('says why it did what it did', () => {
    const bot = seat(level, LORE, 'german', 3, { budget: { playouts: 4 } });
    const before = bot.explain();
    bot.answer(asked(skirmishes[0] as never));
    expect([before, bot.explain()].map(text => /^[A-Z].*\.$/.test(text))).toEqual([true, true]);
    expect(bot.explain()).not.toBe(before);
  });

  test('tells the others why once all of it has been done, and nothing of secret answers', () => {
    const match = beginTiny(scriptedDice([[1, 1]]));
    const bot = seat(level, loreOf(tiny), 'A', 1, { budget: { playouts: 4 } });
    const answer = () => {
      const side = match.choices[0]?.by ?? '';
      const text = side === 'A' ? bot.answer(asked(match as never)) : match.offered(side)[0];
      give(match, `${side} ${text}`);
    };
    expect(bot.told()).toBeUndefined();
    answer();
    expect([bot.told(), bot.explain()]).toEqual([undefined, expect.stringMatching(/^[A-Z].*\.$/)]);
    answer();
    answer();
    expect(bot.told()).toBe(bot.explain());
  });

  test('answers alike in two worlds that look alike to it', () => {
    for (const hidden of [1, 2, 3]) {
      const [one, two] = [1, hidden].map(number => {
        const match = beginTiny(scriptedDice([]));
        give(match, 'A hide 2', `B hide ${number}`);
        return match;
      });
      for (const seed of [1, 2, 3, 4]) {
        const answerIn = (match: typeof one) =>
          seat(level, loreOf(tiny), 'A', seed, { budget: { playouts: 4 } }).answer(asked(match as never));
        expect(answerIn(two)).toBe(answerIn(one));
      }
    }
  });

  test('never looks at the true state', () => {
    const match = beginTiny(scriptedDice([]));
    give(match, 'A hide 2', 'B hide 3');
    const question = asked(match as never);
    // All that is the truth's is out of reach: the view is a copy, and only imagined games are handed out.
    const looked: Game[] = [];
    const shown: Asked = {
      ...question,
      offered: question.offered,
      view: clone(question.view as never),
      imagine: random => {
        const game = question.imagine(random);
        looked.push(game);
        return game;
      },
    };
    const answer = seat(level, loreOf(tinyWith({})), 'A', 5, { budget: { playouts: 4 } }).answer(shown);
    expect(question.offered).toContain(answer);
    const secrets = looked.map(({ state }) => (state as unknown as Tiny).secrets.A);
    expect(secrets).toEqual(looked.map(() => 2));
  });
});

test('a bot plays a whole game, set-up and all', () => {
  const setup = { scenario: 'the-crossroads', options: {} };
  const random = new Random(4);
  const dice = { throw: (sides: readonly number[]) => sides.map(count => random.below(count) + 1) };
  const match = Match.begin(starterKit, setup, { dice, journal: false });
  const seats = Object.fromEntries(match.sides.map(side => [side, seat('sergeant', LORE, side, 1)]));
  for (let answers = 0; !match.outcome && answers < 5_000; answers++) {
    const [choice] = match.choices;
    if (choice) match.answer(choice.by, seats[choice.by]?.answer(ask(match, choice)) ?? '');
  }
  expect(match.outcome?.winner).toMatch(/american|german/);
});

/** Where everybody of the first side stands once it has set up. */
function setUpBy(level: Level, seed: number, setUp?: number) {
  const match = Match.begin(starterKit, { scenario: 'hill-154', options: {} }, { dice: scriptedDice([]) });
  const side = match.choices[0]?.by ?? '';
  const bot = seat(level, LORE, side, seed, { setUp });
  while (match.choices[0]?.by === side) match.answer(side, bot.answer(asked(match as never)));
  return match.state.units.map(({ id, at }) => `${id} ${at}`);
}

test('one who is told how to set up does so, whatever his level', () => {
  const plain = setUpBy('sergeant', 1);
  expect(setUpBy('sergeant', 1, 0)).toEqual(plain);
  expect(setUpBy('recruit', 1, 0)).toEqual(plain);
  expect(setUpBy('sergeant', 1, 2)).not.toEqual(plain);
  expect(setUpBy('captain', 1, 2)).toEqual(setUpBy('sergeant', 1, 2));
});

test('beginners set up in another way in every game, a sergeant always as the book proposes', () => {
  const ways = (level: Level) => new Set([1, 2, 3, 4, 5, 6].map(seed => setUpBy(level, seed).join())).size;
  expect(ways('recruit')).toBeGreaterThan(3);
  expect(ways('corporal')).toBeGreaterThan(3);
  expect(ways('sergeant')).toBe(1);
});

test('nobody hears where a move leads before its last step', () => {
  const setup = { scenario: starterKit.scenarios[0]?.id ?? '', options: {} };
  const match = Match.begin(starterKit, setup, { dice: quickDice(new Random('a move')) });
  const bots = new Map(match.sides.map(side => [side, seat('recruit', LORE, side, 1)]));
  const goOn = () => {
    const by = match.choices[0]?.by ?? '';
    const bot = bots.get(by) as Bot;
    const text = bot.answer(asked(match as never));
    match.say(by, text);
    return { bot, text };
  };
  let { bot, text } = goOn();
  while (!text.startsWith('move ')) ({ bot, text } = goOn());
  expect([bot.told(), bot.explain()]).toEqual([undefined, expect.stringMatching(/1:/)]);
  const reason = bot.explain();
  while (bot.told() === undefined && bot.explain() === reason) ({ bot, text } = goOn());
  expect(text).not.toMatch(/^move /);
});

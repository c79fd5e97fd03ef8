/**
 * What the leak matrix is worth: a leak of every kind is planted, one at a time, in a book, a bot or a screen, and the matrix must find it
 * in few pairs and name its channel.
 */
import { expect, test } from 'vitest';
import { loreOf } from '../src/bots/doctrine/doctrines.ts';
import { seat } from '../src/bots/index.ts';
import type { Glance, WitnessOf } from '../src/engine/fuzz/channels.ts';
import { leaksOnce } from '../src/engine/fuzz/leaks.ts';
import type { Subject } from '../src/engine/fuzz/random-match.ts';
import {
  type Ask,
  type Choice,
  lookedUp,
  type Match,
  odds,
  type Rulebook,
  refusal,
  roll,
  type Side,
  sumOf,
} from '../src/engine/index.ts';
import { bestChance } from '../src/play/orders.ts';
import { reactionsIn } from '../src/play/reactions.ts';
import { screenWitness } from '../src/play/witness.ts';
import { CONCEALED, GUNS, JUNGLE } from '../src/rulebooks/starter-kit/concealment/test-games.ts';
import { isUnseen } from '../src/rulebooks/starter-kit/concealment/unseen.ts';
import type { View } from '../src/rulebooks/starter-kit/game.ts';

const FEW = 40;

/** Enemies on the map whom the side doesn't see, in the true state. */
const unseenBy = (state: unknown, side: Side) =>
  (state as View).units.filter(unit => unit.side !== side && unit.at !== undefined && isUnseen(unit));

const isPlace = (word: string): boolean => /^1:[A-Z]\d+$/.test(word);
const columnsBetween = (a: string, b: string): number => Math.abs(a.charCodeAt(2) - b.charCodeAt(2));

/** The book, but what it asks goes through other hands first; without an ask, the answer is already given. */
const through = (
  book: Rulebook,
  hands: (ask: Ask, state: object) => Ask | { answer: unknown },
): Rulebook => ({
  ...book,
  *activity(table) {
    const rule = book.activity(table);
    for (let next = rule.next(); !next.done; ) {
      const passed = hands(next.value, table.state);
      next = rule.next('answer' in passed ? passed.answer : yield passed);
    }
  },
});

const asking =
  (change: (choice: Choice, state: object, book: Rulebook) => Partial<Choice>) => (book: Rulebook) =>
    through(book, (ask, state) => (ask.kind === 'choice' ? { ...ask, ...change(ask, state, book) } : ask));

/** The book says that nobody has to reckon with what it hides: whatever is guarded by that is unguarded. */
const unguarded = (book: Rulebook): Rulebook => ({
  ...book,
  hides: world => (book.hides?.(world) ?? []).map(thing => ({ ...thing, isPossible: () => false })),
});

const telling =
  (channel: string, tell: (match: Match, side: Side, glance: Glance) => unknown): WitnessOf =>
  (world, side) => ({
    look: glance => ({ [channel]: tell(world as unknown as Match, side, glance) ?? 'nothing' }),
  });

const only =
  (channel: string): WitnessOf =>
  (world, side) => {
    const screen = screenWitness(world, side);
    return { ...screen, look: glance => ({ [channel]: screen.look(glance)[channel] ?? 'nothing' }) };
  };

/** Where somebody hides in the woods, his side throws a die for itself and hears something, and nobody else does. */
const inSecret = (book: Rulebook): Rulebook => ({
  ...book,
  *activity(table) {
    yield* book.activity(table);
    if (unseenBy(table.state, 'american').some(({ at }) => at === '1:D3')) {
      const seen = ['japanese'];
      yield* roll({ die: 6 }, 'who listens', ({ die }) => die, {
        cite: '',
        by: 'japanese',
        seen,
        tell: dice => lookedUp(sumOf(dice), undefined, 'heard'),
      });
      table.reveal(seen, '', 'Steps are heard.');
    }
  },
});

/** Whether an answer of the side may be taken back, limited by what has happened since, seen by the side or not. */
const undoUnless =
  (happened: (match: Match, since: number) => boolean): WitnessOf =>
  (world, side) => {
    let given: number | undefined;
    return {
      hear(by) {
        if (by === side) given = world.rest;
      },
      look: () => ({ undo: given === undefined || !happened(world as unknown as Match, given) }),
    };
  };

const playedBy = (why: 'told' | 'explain') => (book: Rulebook, side: Side, luck: number) => {
  const bot = seat('recruit', loreOf(book), side, luck);
  return { ...bot, told: () => bot[why]() };
};

interface Plant {
  readonly channel: string;
  readonly what: string;
  readonly game?: Subject;
  book?(book: Rulebook): Rulebook;
  readonly witness?: WitnessOf;
  readonly bots?: ReturnType<typeof playedBy>;
  /** What is given away may show in another channel before: a window that isn't there is missed on the table first. */
  readonly or?: string;
}

const guns = GUNS as unknown as Subject;
const jungle = JUNGLE as unknown as Subject;

const PLANTS: readonly Plant[] = [
  {
    channel: 'view',
    what: 'which way a hidden gun looks',
    game: guns,
    book: book => ({
      ...book,
      view(state, side, world) {
        const view = book.view(state, side, world) as View;
        const faced = (state as View).weapons.map(({ id, facing }) => [id, facing] as const);
        const facing = new Map(faced);
        return {
          ...view,
          weapons: view.weapons.map(each => ({ ...each, facing: facing.get(each.id) ?? 0 })),
        };
      },
    }),
  },
  {
    channel: 'ask and prompt',
    what: 'a prompt that warns of who is in the woods',
    book: asking(({ by, prompt }, state) => ({
      prompt: unseenBy(state, by).some(({ at }) => at === '1:D3') ? `${prompt}. Beware!` : `${prompt}`,
    })),
  },
  {
    channel: 'offers',
    what: 'nobody is let go near to where somebody hides',
    book: asking((choice, state, { verbs }) => ({
      acts(view) {
        const hexes = unseenBy(state, choice.by).map(({ at }) => at as string);
        const isNear = (word: string) => hexes.some(hex => isPlace(word) && columnsBetween(word, hex) <= 3);
        const acts = choice.acts(view);
        return choice.id === 'move' && choice.by === 'american'
          ? acts.filter(act => !verbs.print(act).split(' ').some(isNear))
          : acts;
      },
    })),
  },
  {
    channel: 'refusals',
    what: 'who hides is named in what stands against an act',
    book: asking((choice, state) => ({
      whyNot(view, about) {
        const against = choice.whyNot?.(view, about) ?? [];
        const named = unseenBy(state, choice.by).map(({ id, at }) => refusal('', `${id} is in ${at}`));
        return 'act' in about && against.length > 0 ? [...against, ...named] : against;
      },
    })),
  },
  {
    channel: 'why-not',
    what: 'who hides is named in what stands against a place',
    book: asking((choice, state) => ({
      whyNot(view, about) {
        const there = unseenBy(state, choice.by).filter(({ at }) => 'place' in about && at === about.place);
        const named = there.map(({ id }) => refusal('', `${id} is there`));
        return [...(choice.whyNot?.(view, about) ?? []), ...named];
      },
    })),
  },
  {
    channel: 'odds',
    what: 'an act is tried out in the true world',
    witness: telling('odds', (match, side, { act }) => {
      const on = match.fork();
      if (act === undefined || !on.answer(side, act).ok) return undefined;
      const ways = on.choices.filter(({ by }) => by !== side).map(({ by }) => on.offered(by).length);
      return { isSeen: on.revealedSince(match.rest, side), ways };
    }),
  },
  {
    channel: 'odds',
    what: 'the chances of a shot are worked out in the true state',
    game: CONCEALED as unknown as Subject,
    witness: telling('odds', (match, side) => {
      const acts = match.choiceOf(side)?.acts(match.view(side)) ?? [];
      const shot = acts.find(({ verb }) => verb === 'shoot');
      return shot && odds(match.tryOut(), side, shot, { exactRuns: 100, samples: 20, seed: 1 }).worlds;
    }),
  },
  {
    channel: 'forecasts',
    what: 'how likely one is hit if one goes on',
    witness: telling('forecasts', (match, side) =>
      match.choices
        .filter(({ by, window }) => by !== side && window)
        .map(choice => bestChance(reactionsIn(match, choice).slice(0, 2))),
    ),
  },
  {
    channel: 'sight',
    what: 'one may look along a line from where somebody hides',
    witness: telling('sight', ({ rulebook, state, world }, side) => {
      const [{ at } = { at: undefined }] = unseenBy(state, side);
      return at && rulebook.presentation?.sight?.(state, at, '1:G3', world);
    }),
  },
  {
    channel: 'journal',
    what: 'twigs crack where somebody hides',
    book: book => ({
      ...book,
      *activity(table) {
        yield* book.activity(table);
        if (unseenBy(table.state, 'american').some(({ at }) => at === '1:D3')) table.say('', 'Twigs crack.');
      },
    }),
  },
  {
    channel: 'spoken text',
    what: 'counters of the true table are read out',
    witness: telling('spoken text', ({ rulebook, state, world }) =>
      rulebook.presentation
        ?.tabletop(state, undefined, world)
        .counters.map(({ title, at = '' }) => [title, at]),
    ),
  },
  {
    channel: 'time to answer',
    what: 'who can do nothing is not waited for',
    or: 'view',
    book: book =>
      through(book, (ask, state) => {
        if (ask.kind !== 'choice' || ask.window === undefined) return ask;
        const acts = ask.acts(book.view(state as never, ask.by, book.world(jungle.setup)));
        return acts.length === 1 ? { answer: acts[0] } : ask;
      }),
  },
  {
    channel: 'time to answer',
    what: 'a name of the ask that says whether there is anything to do',
    book: asking((choice, state, book) =>
      choice.window &&
      choice.acts(book.view(state as never, choice.by, book.world(jungle.setup))).length === 1
        ? { window: { ...choice.window, on: 'nothing' } }
        : {},
    ),
  },
  {
    channel: 'undo',
    what: 'an answer is called to everybody what it was called to who gave it',
    book: unguarded,
    witness: only('undo'),
  },
  {
    channel: 'undo',
    what: 'dice that a side has not seen are a limit to it',
    book: inSecret,
    witness: undoUnless((match, since) =>
      match.journal.all().some(({ is, rest }) => is === 'roll' && rest >= since),
    ),
  },
  {
    channel: 'undo',
    what: 'what came to light for another side is a limit',
    book: inSecret,
    witness: undoUnless((match, since) => match.sides.some(each => match.revealedSince(since, each))),
  },
  {
    channel: 'hand-over',
    what: 'the screen is handed over only to who has a good shot',
    book: unguarded,
    witness: only('hand-over'),
  },
  {
    channel: 'reasons of bots',
    what: 'what was done is explained to all',
    book: unguarded,
    witness: only('reasons of bots'),
    bots: playedBy('told'),
  },
  {
    channel: 'reasons of bots',
    what: 'a bot that kept its fire says so',
    book: unguarded,
    witness: only('reasons of bots'),
    bots: playedBy('explain'),
  },
  {
    channel: 'standing orders',
    what: 'orders of another side are seen to stop at what it could do',
    witness: telling('standing orders', (match, side) =>
      match.choices.map(({ by, window }) => by !== side && window && match.offered(by).length > 1),
    ),
  },
];

/** What is found first, and in which pair. */
function foundIn({ book: plant, witness, game = jungle, bots = playedBy('told') }: Plant) {
  const { book, setup } = game;
  const planted = plant?.(book) ?? book;
  for (let pair = 1; pair <= FEW; pair++) {
    const player = (side: Side, luck: number) => bots(book, side, luck);
    const subject = { book: planted, setup, ...(pair % 2 === 0 ? { seat: player } : {}) };
    const { fault } = leaksOnce(subject, `planted ${pair}`, witness ? [witness] : []);
    if (fault) return { pair, problem: fault.problem };
  }
  return { pair: FEW, problem: 'nothing' };
}

test.each(PLANTS)(
  '$channel: $what',
  plant => {
    const { pair, problem } = foundIn(plant);
    expect(problem, `pair ${pair}`).toMatch(
      new RegExp(`is told by (?:${plant.channel}|${plant.or}) in a world`),
    );
  },
  120_000,
);

test('dice in secret and what comes to light for others alone are told by no channel of the screen', () => {
  expect(foundIn({ channel: '', what: '', book: inSecret, witness: screenWitness })).toEqual({
    pair: FEW,
    problem: 'nothing',
  });
}, 120_000);

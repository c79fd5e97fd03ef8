import { expect, test } from 'vitest';
import { Random, type Rulebook } from '../../engine/index.ts';
import {
  ALWAYS,
  bestChance,
  NO_ORDERS,
  type Orders,
  type Stop,
  withHolding,
  withStop,
} from '../../play/orders.ts';
import { reactionsIn } from '../../play/reactions.ts';
import { rulebookCalled } from '../../rulebooks/index.ts';
import { Session } from './session.ts';
import { newTable, type SeatKind, sidesOfScenario } from './table-setup.ts';

const book = rulebookCalled('aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const SIDES = sidesOfScenario(book, { scenario, options: {} });
const KINDS = book.windows?.map(({ on }) => on) ?? [];
const all = (stop: Stop): Orders => KINDS.reduce((orders, on) => withStop(orders, on, stop), NO_ORDERS);

/** A game of the first scenario against players that aren't people, set up, with dice that fall alike. */
function game(human: string, orders: Orders, other: SeatKind = 'random', seed = '4'): Session {
  const seats = Object.fromEntries(SIDES.map(side => [side, side === human ? 'human' : other] as const));
  const table = newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' });
  const session = Session.begin(book, {
    ...table,
    seed: seed.repeat(64),
    nonces: Object.fromEntries(SIDES.map((side, i) => [side, `0${i}`])),
    orders: Object.fromEntries(SIDES.map(side => [side, orders])),
  });
  while (session.canSetUp) {
    session.setUpForMe();
    const done = session.now.ask?.offers.find(offer => offer.pieces.length === 0);
    if (done) session.answer(done.text);
  }
  return session;
}

/** Plays the person's side at random, lets windows pass, and counts those asked, by turn and phase. */
function windowsAsked(session: Session, seed = 1, look: (session: Session) => void = () => {}): number[] {
  const random = new Random(seed);
  const asked = new Map<string, number>();
  for (let i = 0; i < 5_000 && session.now.ask; i++) {
    const { window, offers } = session.now.ask;
    if (window === undefined) {
      session.answer(random.pick(offers).text);
      continue;
    }
    look(session);
    const { turns, status } = session.now.tabletop;
    const turn = `${turns.at} ${status[0]?.text}`;
    asked.set(turn, (asked.get(turn) ?? 0) + 1);
    session.answer(window.pass);
  }
  return [...asked.values()];
}

const SEEDS = ['1', '2', '3'];

test.each(['random', 'sergeant'] as const)(
  'against a player that is no person (%s) there are at most five prompts a turn, with the usual orders',
  other => {
    const asked = SIDES.flatMap(side =>
      SEEDS.flatMap((seed, i) => windowsAsked(game(side, NO_ORDERS, other, seed), i)),
    );
    expect(Math.max(...asked)).toBeLessThanOrEqual(5);
    expect(asked.length).toBeGreaterThan(5);
  },
);

test('no shot that the orders call for is skipped, and none that they don’t is asked about', () => {
  const [human = ''] = SIDES;
  // Bots, dice and answers are the same with other orders, so that a rest is the same moment in both games.
  const momentsOf = (orders: Orders) => {
    const moments = new Map<string, { readonly matter: string; readonly best: number }>();
    for (const seed of SEEDS)
      windowsAsked(game(human, orders, 'random', seed), 2, ({ match, now }) => {
        const choice = match.choiceOf(human);
        const near = choice ? reactionsIn(match, choice).filter(({ range = 0 }) => range <= 6) : [];
        const matter = `${seed} ${now.tabletop.turns.at} ${choice?.window?.subject}`;
        moments.set(`${seed} ${match.rest}`, { matter, best: bestChance(near) });
      });
    return moments;
  };
  const every = momentsOf(all(ALWAYS));
  const asked = momentsOf(all({ least: 0.2, within: 6 }));
  for (const [moment, { best }] of asked) expect(best, moment).toBeGreaterThanOrEqual(0.2);
  for (const [moment, { matter, best }] of every) {
    const wasAsked = [...asked.values()].some(each => each.matter === matter && each.best >= best);
    expect(best < 0.2 || asked.has(moment) || wasAsked, moment).toBe(true);
  }
  expect(asked.size).toBeGreaterThan(0);
  expect(asked.size).toBeLessThan(every.size);
});

test('windows of a kind that is never asked about pass by themselves, hot-seat too', () => {
  const [side = ''] = SIDES;
  expect(windowsAsked(game(side, all('never'), 'human'))).toEqual([]);
  expect(windowsAsked(game(side, all(ALWAYS), 'human')).length).toBeGreaterThan(0);
});

test('orders given while a window waits hold for it', () => {
  const [side = ''] = SIDES;
  const session = game(side, all(ALWAYS), 'human');
  const random = new Random(3);
  while (session.now.ask && !session.now.ask.window) session.answer(random.pick(session.now.ask.offers).text);
  const { side: asked = '', offers = [] } = session.now.ask ?? {};
  const holding = offers
    .flatMap(({ pieces }) => pieces)
    .reduce((orders, piece) => withHolding(orders, piece, true), session.ordersOf(asked));
  session.order(asked, holding);
  expect(session.now.ask?.window).toBeUndefined();
  expect(session.ordersOf(asked).holding.length).toBeGreaterThan(0);
});

test('what a side may do of its own accord is asked about if it is seldom wanted, too, unless it has said never', () => {
  const [human = ''] = SIDES;
  /** The kinds of such asks that come up while the person plays at random. */
  const asked = (orders: Orders): readonly string[] => {
    const session = game(human, orders);
    const random = new Random(7);
    const kinds = new Set<string>();
    for (let i = 0; i < 5_000 && session.now.ask; i++) {
      const { offers, id, window } = session.now.ask;
      if (session.match.choiceOf(human)?.window?.optional) {
        expect(window, 'pages know no button for it').toBeUndefined();
        kinds.add(id);
      }
      session.answer(random.pick(offers).text);
    }
    return [...kinds];
  };
  const all: Orders = { ...NO_ORDERS, seldom: true };
  const usual = asked(all);
  expect(usual.length).toBeGreaterThan(1);
  const never = usual.reduce((orders, on) => withStop(orders, on, 'never'), all);
  expect(asked(never).filter(kind => usual.includes(kind))).toEqual([]);
});

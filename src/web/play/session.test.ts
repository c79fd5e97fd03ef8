import { expect, test } from 'vitest';
import { isDice, parseRecord, Random, type Rulebook, verifyRecord } from '../../engine/index.ts';
import { ALWAYS, type Stop } from '../../play/orders.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import type { SavedGame } from '../storage/games.ts';
import { Session } from './session.ts';
import { newTable, type SeatKind, sidesOfScenario, type TableSetup } from './table-setup.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const SIDES = sidesOfScenario(book, { scenario, options: {} });

/** A table of the first scenario with dice that always fall alike. */
function table(seat: SeatKind = 'human', change: Partial<TableSetup> = {}): TableSetup {
  const seats = Object.fromEntries(SIDES.map((side, i) => [side, i === 0 ? 'human' : seat] as const));
  const made = newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' });
  const nonces = Object.fromEntries(SIDES.map((side, i) => [side, `0${i}`]));
  return { ...made, seed: '11'.repeat(32), nonces, ...change };
}

const kinds = book.windows?.map(({ on }) => on) ?? [];
const stopsAt = (stop: Stop) =>
  Object.fromEntries(
    SIDES.map(side => [side, { stops: Object.fromEntries(kinds.map(on => [on, stop])), holding: [] }]),
  );
const everyWindow = stopsAt(ALWAYS);

/** Both sides set up by themselves. */
function setUp(session: Session): Session {
  while (session.canSetUp) {
    session.setUpForMe();
    const done = session.now.ask?.offers.find(offer => offer.pieces.length === 0);
    if (done) session.answer(done.text);
  }
  return session;
}

/** Answers at random until something holds, or the game is over. */
function playUntil(session: Session, seed: number, holds: () => boolean): number {
  const random = new Random(seed);
  let answers = 0;
  for (; session.now.ask && !holds() && answers < 5_000; answers++)
    session.answer(random.pick(session.now.ask.offers).text);
  return answers;
}

/** In the middle of a move or of something else that takes several steps. */
const isUnderWay = ({ match, now }: Session): boolean =>
  match.state.doing.length > 0 && (now.ask?.offers.length ?? 0) > 3;

test('a whole hot-seat game comes to its end, and its record with the seed can be verified', () => {
  const nonces = Object.fromEntries(SIDES.map(side => [side, 'ab'.repeat(16)]));
  const session = setUp(Session.begin(book, table('human', { nonces })));
  playUntil(session, 1, () => false);
  expect(session.now.outcome).toBeDefined();
  expect(session.now.viewer).toBeUndefined();
  expect(session.exportRecord()).toMatch(/\nseed 11/);
  expect(verifyRecord(book, parseRecord(session.exportRecord()))).toMatchObject({ is: 'proven' });
});

test('what was kept after an answer opens as the same game, in mid-move', () => {
  let kept: SavedGame | undefined;
  const session = setUp(
    Session.begin(book, table(), {
      keep: game => {
        kept = game;
      },
    }),
  );
  playUntil(session, 2, () => isUnderWay(session));
  expect(isUnderWay(session)).toBe(true);
  const again = Session.open(book, kept as SavedGame);
  expect(again.match.state).toEqual(session.match.state);
  expect(again.now.ask?.offers.map(({ text }) => text)).toEqual(
    session.now.ask?.offers.map(({ text }) => text),
  );
  expect(again.now.journal).toEqual(session.now.journal);
});

test('an answer is taken back up to the last die, and the page says where the limit lies', () => {
  const session = Session.begin(book, table());
  const [first] = session.now.ask?.offers ?? [];
  const before = structuredClone(session.match.state);
  const asked = session.now.ask?.offers.length;
  session.answer(first?.text ?? '');
  expect(session.now.undo).toEqual({ can: true, label: `Back to before: ${first?.words.label}` });
  session.undo();
  expect(session.match.state).toEqual(before);
  expect(session.now.ask?.offers).toHaveLength(asked ?? 0);
  setUp(session);
  const diceFell = () => session.match.record().steps.at(-1)?.answers.some(isDice) === true;
  playUntil(session, 4, diceFell);
  expect(session.now.undo).toMatchObject({ can: false, why: 'The dice have fallen: that stands.' });
});

test('a window that is let go by is not asked about the same thing again', () => {
  const session = setUp(Session.begin(book, table('human', { orders: everyWindow })));
  playUntil(session, 8, () => session.now.ask?.window !== undefined);
  const { window, side } = session.now.ask ?? {};
  expect(window).toBeDefined();
  session.letGo();
  const again = () =>
    session.now.ask?.window?.on === window?.on && session.now.ask?.window?.subject === window?.subject;
  playUntil(session, 9, () => again() || session.now.ask?.side === side);
  expect(again()).toBe(false);
});

test('the screen is handed over where one side must not see what the other does', () => {
  const secret = { id: 'any', title: 'anything', unknownTo: () => [], isPossible: () => true };
  const hiding = { ...book, hides: () => [secret] };
  const session = Session.begin(hiding, table());
  const first = session.now.handOver;
  expect(first).toBeDefined();
  expect(session.now.ask).toBeUndefined();
  session.takeOver();
  expect(session.now).toMatchObject({ handOver: undefined, viewer: first, ask: { side: first } });
  session.setUpForMe();
  session.answer(session.now.ask?.offers.find(({ pieces }) => pieces.length === 0)?.text ?? '');
  expect(session.now.handOver).toBe(SIDES.find(side => side !== first));
  expect(session.now.viewer).toBe(first);
});

test('nobody is sent from the screen where the book hides nothing', () => {
  const session = setUp(Session.begin(book, table()));
  expect(session.now.handOver).toBeUndefined();
  expect(session.now.ask).toBeDefined();
});

test('a player that is no person answers by itself', () => {
  const session = Session.begin(book, table('random'));
  expect(session.now.ask?.side).toBe(SIDES[0]);
  setUp(session);
  playUntil(session, 6, () => false);
  expect(session.now.outcome).toBeDefined();
});

test('a refused answer changes nothing and is told', () => {
  const session = Session.begin(book, table());
  const { rest } = session.match;
  expect(session.answer('dance')).toMatchObject({ ok: false });
  expect(session.now.problem).toContain('dance');
  expect(session.match.rest).toBe(rest);
});

test('typed dice are waited for, and what no die can show is refused', () => {
  const session = setUp(Session.begin(book, table('human', { dice: 'typed' })));
  playUntil(session, 7, () => session.now.dice !== undefined);
  const { dice } = session.now.dice ?? { dice: {} };
  const faces = (face: number) => Object.fromEntries(Object.keys(dice).map(name => [name, face]));
  expect(session.typeDice(faces(7)).ok).toBe(false);
  expect(session.now.dice).toBeDefined();
  expect(session.typeDice(faces(1)).ok).toBe(true);
});

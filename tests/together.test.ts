/** Both sides answering at once, in secret: nothing of it may be seen before all answers are in. */
import { expect, test } from 'vitest';
import { engineWitness } from '../src/engine/fuzz/channels.ts';
import { DeferredPlay, Match, quickDice, Random, type Side } from '../src/engine/index.ts';
import { screenWitness } from '../src/play/witness.ts';
import { skirmish } from '../src/rulebooks/squad-leader/testing/bench.ts';
import { Session } from '../src/web/play/session.ts';
import { newTable, type SeatKind } from '../src/web/play/table-setup.ts';
import { tell } from '../src/web/replay/story.ts';
import { ordersOnPage } from './proof/orders-on-page.ts';

const UNITS = 12;

function begin(seats: Readonly<Record<Side, SeatKind>>): Session {
  const table = newTable({ book: 'orders', scenario: 'meeting', options: {}, seats, dice: 'computed' });
  return Session.begin(ordersOnPage, { ...table, seed: '11'.repeat(32), nonces: { A: '00', B: '01' } });
}
const hotSeat = () => begin({ A: 'human', B: 'human' });

/** Whoever is in front of the screen writes so many orders, each the first that he is offered. */
function write(session: Session, count: number): Session {
  for (let i = 0; i < count; i++) session.answer(session.now.ask?.offers[0]?.text ?? '');
  return session;
}

/** All that the person in front of the screen could read. */
const onScreen = ({ now }: Session) => JSON.stringify({ ...now, version: 0 });

/** A has written everything, and B has taken his place. */
function writtenByA(session = hotSeat()): Session {
  session.takeOver();
  write(session, UNITS).takeOver();
  return session;
}

test('players at one screen write behind a hand-over screen, one after the other', () => {
  const session = hotSeat();
  expect(session.now).toMatchObject({ handOver: 'A', ask: undefined, together: true });
  session.takeOver();
  write(session, UNITS);
  expect(session.now).toMatchObject({ handOver: 'B', ask: undefined });
  session.takeOver();
  expect(session.now).toMatchObject({ viewer: 'B', ask: { side: 'B', together: true } });
});

test('what the second to write sees does not depend on what the first has written', () => {
  const holding = hotSeat();
  holding.takeOver();
  for (let i = 0; i < UNITS; i++) holding.answer(holding.now.ask?.offers.at(-1)?.text ?? '');
  holding.takeOver();
  const firing = writtenByA();
  expect(firing.match.state).not.toEqual(holding.match.state);
  expect(onScreen(firing)).toBe(onScreen(holding));
});

test('nobody takes back what the other side has written, or reads what it was', () => {
  const session = writtenByA();
  expect(session.now.undo).toEqual({ can: false, why: 'Nothing has been done yet.' });
  session.undo();
  session.undoAgreed();
  expect(session.match.answeredBy('A')).toBe(UNITS);
  write(session, 2).undo();
  expect([session.match.answeredBy('A'), session.match.answeredBy('B')]).toEqual([UNITS, 1]);
});

test('a secret answer of the other side is not named when all agree to go back', () => {
  const session = write(writtenByA(), UNITS);
  const undone = session.now.undo;
  expect(undone).toMatchObject({
    can: false,
    agreed: { label: 'Back to before: a secret answer of the other side' },
  });
  session.undoAgreed();
  expect(session.match.answeredBy('A')).toBe(0);
});

test('a closed tab loses nothing, and shows nothing when it is opened again', () => {
  const session = write(writtenByA(), 3);
  const again = Session.open(ordersOnPage, session.saved());
  expect(again.now).toMatchObject({ handOver: 'B', ask: undefined });
  again.takeOver();
  expect(again.now.ask?.prompt).toContain('{b4}');
  expect(onScreen(again)).toBe(onScreen(session));
  again.undo();
  expect([again.match.answeredBy('A'), again.match.answeredBy('B')]).toEqual([UNITS, 2]);
});

test('a bot writes at once and unseen; the person takes back his own orders alone', () => {
  const session = begin({ A: 'human', B: 'random' });
  expect(session.match.answeredBy('B')).toBe(UNITS);
  expect(session.now).toMatchObject({ ask: { side: 'A' }, journal: [], handOver: undefined, thinking: [] });
  expect(session.now.undo).toEqual({ can: false, why: 'Nothing has been done yet.' });
  write(session, 2).undo();
  expect(session.now.ask?.prompt).toContain('{a2}');
  expect(session.match.answeredBy('B')).toBe(UNITS);
});

test('a bot does not say why it wrote what it wrote', () => {
  const session = begin({ A: 'human', B: 'recruit' });
  expect(session.match.answeredBy('B')).toBe(UNITS);
  expect(session.botOf('B')?.why).toBeUndefined();
});

test('all that is written comes to light order by order', () => {
  const session = write(writtenByA(), UNITS);
  const sealed = () =>
    session.now.tabletop.counters.filter(({ badges }) => badges.some(({ text }) => text === 'Sealed'));
  expect(session.now.together).toBe(false);
  expect(session.now.journal.filter(({ is }) => is === 'secret')).toHaveLength(UNITS);
  expect(sealed().every(({ side }) => side !== session.now.viewer)).toBe(true);
  expect(session.now.journal.some(({ is }) => is === 'reveal')).toBe(true);
});

test('a replay of a game in which orders are being written ends before them', () => {
  const session = writtenByA();
  const story = tell(ordersOnPage, session.match.record());
  expect([undefined, 'A', 'B'].map(side => story.journal(side))).toEqual([[], [], []]);
  expect(story.moments).toHaveLength(1);
  const [moment] = story.moments;
  const counters = moment ? story.tabletop(moment, undefined).counters : [];
  expect(counters.flatMap(({ badges }) => badges)).toEqual([]);
});

test('a replay shows a side the orders of the other when they were shown', () => {
  const match = Match.begin(
    ordersOnPage,
    { scenario: 'meeting', options: {} },
    { dice: quickDice(new Random(3)) },
  );
  const random = new Random(3);
  while (match.state.turn === 1) {
    const [{ by = '' } = {}] = match.choices;
    match.answer(by, random.pick(match.offered(by)));
  }
  const story = tell(ordersOnPage, match.record());
  for (const moment of story.moments.filter(({ rest }) => rest > 0 && rest < match.rest)) {
    const told = story.journal('A').filter(entry => entry.is === 'reveal' && entry.rest <= moment.rest);
    const open = story
      .tabletop(moment, 'A')
      .counters.filter(
        ({ side, badges }) => side === 'B' && badges.some(({ means }) => means === 'Its order.'),
      );
    for (const { id } of open)
      expect(told.some(entry => entry.is === 'reveal' && entry.text.startsWith(`{${id}}`))).toBe(true);
  }
});

test('by correspondence each side writes when it likes, and hears nothing of the other', () => {
  const play = new DeferredPlay(
    Match.begin(ordersOnPage, { scenario: 'meeting', options: {} }, { dice: quickDice(new Random(1)) }),
  );
  const untouched = JSON.stringify(play.seenBy('A').view('A'));
  for (let unit = 1; unit <= UNITS; unit++) expect(play.answer('B', `hold b${unit}`)).toEqual({ ok: true });
  expect(play.waitingFor).toEqual(['A']);
  expect(JSON.stringify(play.seenBy('A').view('A'))).toBe(untouched);
  expect(play.seenBy('A').journal.as('A')).toEqual([]);
  expect(play.choiceOf('B')).toBeUndefined();
  for (let unit = 1; unit <= UNITS; unit++) play.answer('A', `hold a${unit}`);
  expect(play.match.state.turn).toBe(2);
});

test.each([['russian'], ['german']])(
  'Squad Leader: while %ss still write down their close combat, nothing tells them what the others have written',
  side => {
    /** All that is shown and told to the side after the others have written this. */
    const shown = (...written: readonly string[]) => {
      const match = skirmish({
        phase: 'close-combat',
        units: ['russian', 'russian', 'german', 'german'].map(nation => ({
          card: nation === 'german' ? 'german 4-6-7' : 'russian 4-4-7',
          at: '1:D4' as const,
        })),
      });
      const other = side === 'german' ? 'russian' : 'german';
      const witnesses = [engineWitness, screenWitness].map(of => of(match, side));
      for (const text of [...written, 'done']) {
        for (const witness of witnesses) witness.hear?.(other, text);
        expect(match.answer(other, text)).toEqual({ ok: true });
      }
      expect(match.choiceOf(side)?.id).toBeDefined();
      expect(match.choiceOf(other)).toBeUndefined();
      const glance = { luck: 1, closely: true, since: 0, reasons: {}, act: undefined };
      return Object.assign({}, ...witnesses.map(witness => witness.look(glance)));
    };
    const [own, enemy] = side === 'german' ? ['u1', 'u3'] : ['u3', 'u1'];
    const nothing = shown();
    expect(Object.keys(nothing)).toHaveLength(15);
    expect(shown(`attack ${own}`, `target ${enemy}`)).toEqual(nothing);
  },
);

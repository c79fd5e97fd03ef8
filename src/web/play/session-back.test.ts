import { expect, test } from 'vitest';
import { isDice, Random, type Rulebook } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { Session } from './session.ts';
import { newTable, type SeatKind, sidesOfScenario } from './table-setup.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const SIDES = sidesOfScenario(book, { scenario, options: {} });

/** The first scenario set up, at an ask of this kind. */
function at(id: string, other: SeatKind = 'human'): Session {
  const seats = Object.fromEntries(SIDES.map((side, i) => [side, i === 0 ? 'human' : other] as const));
  const session = Session.begin(book, {
    ...newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' }),
    seed: '11'.repeat(32),
    nonces: Object.fromEntries(SIDES.map((side, i) => [side, `0${i}`])),
  });
  while (session.canSetUp) {
    session.setUpForMe();
    session.answer(session.now.ask?.offers.find(({ pieces }) => pieces.length === 0)?.text ?? '');
  }
  const random = new Random(1);
  while (session.now.ask && session.now.ask.id !== id)
    session.answer(random.pick(session.now.ask.offers).text);
  expect(session.now.ask?.id).toBe(id);
  return session;
}

const picks = ({ now }: Session) =>
  (now.ask?.offers ?? []).filter(({ pieces, places }) => pieces.length === 1 && places.length === 0);

test('touching another unit puts down the one just chosen', () => {
  const session = at('movement');
  const [one, other] = picks(session);
  const before = structuredClone(session.match.state);
  session.answer(one?.text ?? '');
  expect(session.now.ask?.offers.map(({ text }) => text)).not.toContain(other?.text);
  expect(session.putDownFor(other?.pieces)).toBe(true);
  expect(session.match.state).toEqual(before);
  expect(session.answer(other?.text ?? '').ok).toBe(true);
});

test('several choices are put down at once, also after a reload', () => {
  const session = at('prep-fire');
  const [one, other] = picks(session);
  session.answer(one?.text ?? '');
  if (session.now.ask?.id === 'fire-target') session.answer(session.now.ask.offers[0]?.text ?? '');
  const again = Session.open(book, session.saved());
  expect(again.now.ask?.id).toBe('fire-group');
  expect(again.putDownFor(other?.pieces)).toBe(true);
  expect(again.now.ask?.id).toBe('prep-fire');
});

test('what has been done is never put down by touching something else', () => {
  const session = at('movement');
  const [one, other] = picks(session);
  session.answer(one?.text ?? '');
  const step = session.now.ask?.offers.find(({ text }) => text.startsWith('step '));
  session.answer(step?.text ?? '');
  const { rest } = session.match;
  expect(session.putDownFor(other?.pieces)).toBe(false);
  expect(session.putDownFor()).toBe(false);
  expect(session.match.rest).toBe(rest);
});

/** The dice of an attack have just fallen. */
function afterDice(other: SeatKind = 'human'): Session {
  const session = at('fire-group', other);
  while (session.now.ask?.id === 'fire-group')
    session.answer(session.now.ask.offers.find(({ words }) => words.grave)?.text ?? '');
  expect(session.match.record().steps.at(-1)?.answers.some(isDice)).toBe(true);
  return session;
}

test('what the other side has seen is taken back by agreement, and the dice then fall anew', () => {
  const session = afterDice();
  const steps = session.match.record().steps.length;
  expect(session.now.undo).toMatchObject({ can: false, agreed: { with: SIDES } });
  session.undo();
  expect(session.match.record().steps).toHaveLength(steps);
  session.undoAgreed();
  expect(session.now.ask?.id).toBe('fire-group');
  expect(session.match.record()).toMatchObject({ epoch: 1 });
  expect(Session.open(book, session.saved()).now.ask?.id).toBe('fire-group');
});

test('nobody is there to agree with a player who plays alone', () => {
  const session = afterDice('random');
  expect(session.now.undo).not.toHaveProperty('agreed');
  const { steps } = session.match.record();
  session.undoAgreed();
  expect(session.match.record().steps).toEqual(steps);
});

test('after a reload the way back is told in the same words', () => {
  const session = at('movement');
  session.answer(picks(session)[0]?.text ?? '');
  expect(session.now.undo).toMatchObject({ can: true });
  expect(Session.open(book, session.saved()).now.undo).toEqual(session.now.undo);
});

test('a grave act waits for the person even if there is nothing else to do', () => {
  const session = at('fire-group');
  for (let i = 0; i < 20 && (session.now.ask?.offers.length ?? 0) > 1; i++) {
    const [gentle] = session.now.ask?.offers.filter(({ words }) => !words.grave) ?? [];
    session.answer(gentle?.text ?? '');
  }
  expect(session.now.ask?.id).toBe('fire-group');
  expect(session.now.ask?.offers).toHaveLength(1);
  expect(session.now.ask?.offers[0]?.words.grave).toBe(true);
});

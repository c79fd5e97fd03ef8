/** What is put to a player who shares the screen with one from whom he may hide something. */
import { expect, test } from 'vitest';
import { type Choice, Match, quickDice, Random, type Rulebook, type Side } from '../engine/index.ts';
import { beginTiny, give } from '../engine/test-game.ts';
import { rulebooks } from '../rulebooks/index.ts';
import { turnTo } from './now.ts';
import { FOR_GOOD, NO_ORDERS, type Orders, withStop } from './orders.ts';
import { answeredFor, Declined } from './standing.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const openly = { ...book, hides: () => [] };
const secret = { id: 'any', title: 'anything', unknownTo: () => [], isPossible: () => true };
const secretly = { ...book, hides: () => [secret] };

/** Orders by which nothing that is any hexes away is worth asking about. */
const CLOSE: Orders = (book.windows ?? []).reduce(
  (orders, { on }) => withStop(orders, on, { least: 0, within: 0 }),
  NO_ORDERS,
);

/** A game played at random up to a window that the orders let pass. */
function atAnIdleWindow(): { readonly match: Match; readonly choice: Choice; readonly mover: Side } {
  const random = new Random('an idle window');
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const match = Match.begin(openly, setup, { dice: quickDice(random) });
  for (;;) {
    const [choice] = match.choices;
    if (choice === undefined) throw new Error('no such window was met');
    const mover = match.sides.find(side => side !== choice.by) ?? '';
    const passed = () => answeredFor(match, choice, standing(match, mover)) !== undefined;
    if (choice.window && !choice.window.optional && match.offered(choice.by).length > 1 && passed())
      return { match, choice, mover };
    match.answer(choice.by, random.pick(match.offered(choice.by)));
  }
}

function standing(
  match: Match,
  present: Side | undefined,
  orders: Orders = CLOSE,
  declined = new Declined(),
) {
  return {
    orders: Object.fromEntries(match.sides.map(side => [side, orders])),
    declined,
    humans: match.sides,
    present,
  };
}

const { match, choice, mover } = atAnIdleWindow();
const withSecrets = Match.resume(secretly, match.save(), match.options).match;
const on = choice.window?.on ?? '';

test('an idle window is let pass where all lies open, and put to him where he may hide something', () => {
  expect(answeredFor(match, choice, standing(match, mover))).toBe('pass');
  expect(answeredFor(withSecrets, choice, standing(withSecrets, mover))).toBeUndefined();
  expect(answeredFor(withSecrets, choice, standing(withSecrets, undefined))).toBeUndefined();
});

test('so is what leaves him no choice', () => {
  const none = { ...choice, acts: () => [{ verb: 'pass' }] };
  const { window: _, ...noWindow } = none;
  for (const only of [none, noWindow]) {
    expect(answeredFor(match, only, standing(match, mover))).toBe('pass');
    expect(answeredFor(withSecrets, only, standing(withSecrets, mover))).toBeUndefined();
  }
});

test('he is not asked where he has said so himself, or where nobody else looks on', () => {
  const never = withStop(CLOSE, on, 'never');
  expect(answeredFor(withSecrets, choice, standing(withSecrets, mover, never))).toBe('pass');
  const declined = new Declined();
  declined.note(choice, FOR_GOOD);
  expect(answeredFor(withSecrets, choice, standing(withSecrets, mover, CLOSE, declined))).toBe('pass');
  expect(answeredFor(withSecrets, choice, standing(withSecrets, choice.by))).toBe('pass');
  const alone = { ...standing(withSecrets, undefined), humans: [choice.by] };
  expect(answeredFor(withSecrets, choice, alone)).toBe('pass');
});

test('that he has let a poor chance pass before does not tell when a better one comes', () => {
  const declined = new Declined();
  declined.note(choice, 1);
  expect(answeredFor(withSecrets, choice, standing(withSecrets, mover, CLOSE, declined))).toBeUndefined();
});

test('the screen is handed over by what the sides can tell themselves, whatever is hidden in truth', () => {
  const eyes = { present: mover, humans: match.sides };
  expect(turnTo(match, eyes)).toEqual({ next: choice.by, handOver: false });
  expect(turnTo(withSecrets, eyes)).toEqual({ next: choice.by, handOver: true });
  const tiny = beginTiny() as unknown as Match;
  give(tiny as never, 'A hide 2', 'B hide 2');
  expect(turnTo(tiny, { present: 'B', humans: ['A', 'B'] })).toEqual({ next: 'A', handOver: true });
});

test('where only seldom wanted acts are left he is not asked, unless he wants it or somebody looks on', () => {
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const begun = (by: Rulebook) => Match.begin(by, setup, { dice: quickDice(new Random('seldom')) });
  const words = () => ({ label: 'seldom', aside: true });
  const aside = book.presentation && { ...book.presentation, words };
  const seldom = begun({ ...openly, ...(aside && { presentation: aside }) });
  const watched = begun({ ...secretly, ...(aside && { presentation: aside }) });
  const [first] = seldom.choices;
  if (first === undefined) throw new Error('nothing is asked');
  const asked = { ...first, window: { on: 'anything', pass: { verb: 'done' }, optional: true as const } };
  const given = (match: Match, present: Side | undefined, orders: Orders = CLOSE) =>
    answeredFor(match, asked, standing(match, present, orders));
  expect(given(seldom, asked.by)).toBe('done');
  expect(given(begun(openly), asked.by)).toBeUndefined();
  expect(given(seldom, asked.by, { ...CLOSE, seldom: true })).toBeUndefined();
  expect(
    given(
      watched,
      seldom.sides.find(side => side !== asked.by),
    ),
  ).toBeUndefined();
});

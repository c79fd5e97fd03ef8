import { expect, test } from 'vitest';
import { Random, type Rulebook, spoken } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { linesOf } from '../log/lines.ts';
import type { SavedGame } from '../storage/games.ts';
import { Session } from './session.ts';
import { newTable, sidesOfScenario } from './table-setup.ts';

const book = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const scenario = book.scenarios[0]?.id ?? '';
const SIDES = sidesOfScenario(book, { scenario, options: {} });

/** A hot-seat game whose every state is kept as the page keeps it. */
function keptGame(seed: number): { readonly session: Session; kept(): SavedGame } {
  const seats = Object.fromEntries(SIDES.map(side => [side, 'human'] as const));
  const table = newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' });
  let kept: SavedGame | undefined;
  const session = Session.begin(
    book,
    { ...table, seed: `${seed % 10}`.repeat(64) },
    {
      keep: game => {
        kept = game;
      },
    },
  );
  return { session, kept: () => kept ?? session.saved() };
}

function answerAtRandom(session: Session, random: Random): void {
  if (session.canSetUp) session.setUpForMe();
  const { ask } = session.now;
  if (ask) session.answer(random.pick(ask.offers).text);
}

test('a tab that is killed after any of forty answers loses nothing', () => {
  const random = new Random(1);
  let { session, kept } = keptGame(1);
  for (let i = 0; i < 40; i++) {
    if (session.now.outcome) ({ session, kept } = keptGame(i));
    for (let n = random.below(8); n >= 0; n--) answerAtRandom(session, random);
    const again = Session.open(book, kept());
    expect(again.match.state).toEqual(session.match.state);
    expect(again.match.record().steps).toEqual(session.match.record().steps);
    expect(again.now.ask?.offers.map(({ text }) => text)).toEqual(
      session.now.ask?.offers.map(({ text }) => text),
    );
    expect(again.now.journal).toEqual(session.now.journal);
  }
});

test('every roll has a line in the log, with its purpose and its rule', () => {
  let rolls = 0;
  for (let game = 0; game < 3; game++) {
    const { session } = keptGame(game);
    const random = new Random(game);
    for (let i = 0; i < 2_000 && session.now.ask; i++) answerAtRandom(session, random);
    const teller = {
      book,
      nameOf: (thing: string) => session.nameOf(thing),
      sideName: (side: string) => session.sideName(side),
    };
    const lines = linesOf(session.now.journal, teller, []).filter(({ is }) => is === 'roll');
    for (const line of lines) {
      expect(spoken(line.words)).not.toBe('');
      expect(line.cite).toMatch(/^\d/);
      expect(Object.keys(line.dice ?? {}).length).toBeGreaterThan(0);
    }
    rolls += lines.length;
  }
  expect(rolls).toBeGreaterThan(100);
});

/** What a bot thought is told to nobody from whom something may still be hidden. */
import { expect, test } from 'vitest';
import { handDice, type Match } from '../engine/index.ts';
import { beginTiny, give, type TinyBook, tiny, tinyWith } from '../engine/test-game.ts';
import { reasonToldTo } from './reason-told.ts';

const WHY = 'I kept my fire.';

/** Both sides have hidden a number. */
function hidden(book: TinyBook): Match {
  const match = beginTiny(handDice, book);
  give(match, 'A hide 2', 'B hide 2');
  return match as unknown as Match;
}

const declaring = (isPossible: () => boolean) =>
  tinyWith({ hides: world => (tiny.hides?.(world) ?? []).map(thing => ({ ...thing, isPossible })) });
const { hides: _, ...open } = tiny;

test('a side that must reckon with something hidden hears no reason', () => {
  expect(['A', 'B'].map(side => reasonToldTo(hidden(tiny), side, WHY))).toEqual([undefined, undefined]);
});

test('it goes by what the side can tell itself, not by what is hidden in truth', () => {
  expect(reasonToldTo(hidden(declaring(() => false)), 'A', WHY)).toBe(WHY);
  expect(reasonToldTo(beginTiny() as unknown as Match, 'A', WHY)).toBeUndefined();
});

test('where nothing is hidden, and to who looks on from all sides, all is told', () => {
  expect(reasonToldTo(hidden(open), 'A', WHY)).toBe(WHY);
  expect(reasonToldTo(hidden(tiny), undefined, WHY)).toBe(WHY);
});

test('so it is once the game is over', () => {
  const match = hidden(
    tinyWith({ outcome: ({ secrets }) => (secrets.A ? { why: 'over', cite: '' } : undefined) }),
  );
  expect(match.outcome).toBeDefined();
  expect(reasonToldTo(match, 'A', WHY)).toBe(WHY);
});

test('a bot without a reason gives none', () => {
  expect(reasonToldTo(hidden(open), 'A', undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { comesTo, findAct, likelihood, Match, oddsAsSeen, scriptedDice } from '../index.ts';
import { tiny } from '../test-game.ts';

function afterHiding(secretOfB: number): Match {
  const match = Match.begin(tiny, { scenario: 'heap', options: {} }, { dice: scriptedDice([]) });
  match.answer('A', 'hide 2');
  match.answer('B', `hide ${secretOfB}`);
  return match as unknown as Match;
}

function gambleOf(match: Match) {
  const act = findAct(tiny, 'gamble');
  if ('problem' in act) throw new Error(act.problem);
  return oddsAsSeen(match.tryOut(), 'A', act);
}

test('odds in imagined worlds are those of the rules', () => {
  const found = gambleOf(afterHiding(1));
  const won = likelihood(found, ending => comesTo(ending, { of: 'heap', is: '2' }));
  expect(won.chance).toBeCloseTo(15 / 36, 12);
  expect(won.error).toBeCloseTo(0, 12);
  expect([found.exact, found.worlds.length, found.undecided]).toEqual([false, 8, 0]);
});

test('what is hidden from a side makes no difference to the odds it is shown', () => {
  expect(gambleOf(afterHiding(3))).toEqual(gambleOf(afterHiding(1)));
});

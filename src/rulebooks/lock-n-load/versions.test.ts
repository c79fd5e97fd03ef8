import { expect, test } from 'vitest';
import { handDice, Match, migrated, ReplayError } from '../../engine/index.ts';
import { lockNLoad } from './index.ts';

/** A game that was begun under the rules of version 1. */
function oldGame() {
  const match = Match.begin(
    { ...lockNLoad, version: 1 },
    { scenario: 'first-light', options: {} },
    { dice: handDice },
  );
  const [side] = match.choices.map(({ by }) => by);
  if (side === undefined) throw new Error('nobody is asked');
  const [first = ''] = match.offered(side);
  expect(match.answer(side, first).ok).toBe(true);
  return match;
}

test('a game of an earlier version is viewed and gone on with, and not replayed', () => {
  const match = oldGame();
  const saved = match.save();
  expect(saved).toMatchObject({ version: 1, snapshots: [{ version: 1 }] });
  for (const snapshot of saved.snapshots) expect(migrated(lockNLoad, snapshot)).toEqual(snapshot.state);
  const { match: taken, dropped } = Match.resume(lockNLoad, saved, { dice: handDice });
  expect(dropped).toEqual([]);
  expect(taken.state).toEqual(match.state);
  expect(taken.choices.map(({ by }) => taken.offered(by))).toEqual(
    match.choices.map(({ by }) => match.offered(by)),
  );
  expect(() => Match.replay(lockNLoad, saved, { dice: handDice })).toThrow(ReplayError);
});

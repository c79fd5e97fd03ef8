import { expect, test } from 'vitest';
import { quickDice } from '../dice/dice.ts';
import { Random } from '../dice/random.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { GameRecord } from '../record/record.ts';
import { tiny } from '../test-game.ts';
import { footprintsOf, parseFootprints, printFootprints } from './footprints.ts';
import { Match } from './match.ts';
import { play, randomSeat } from './seat.ts';

function finishedGame(): GameRecord {
  const match = Match.begin(tiny, { scenario: 'meeting', options: {} }, { dice: quickDice(new Random(5)) });
  play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(side)])));
  return match.record();
}
const record = finishedGame();
const footprints = footprintsOf(tiny, record);

test('a game leaves a footprint at every rest at which somebody is asked, the first and the last among them', () => {
  expect(footprints[0]?.rest).toBe(0);
  expect(footprints.map(({ rest }) => rest)).toEqual([
    ...new Set([...record.steps.map(({ rest }) => rest), footprints.at(-1)?.rest]),
  ]);
  expect(parseFootprints(printFootprints(footprints))).toEqual(footprints);
});

test('another state shows at its rest', () => {
  const marked = {
    ...tiny,
    begin: (world: never) => ({ ...tiny.begin(world), mark: 1 }),
  } as unknown as Rulebook;
  const changed = footprintsOf(marked, record);
  expect(changed[0]).toMatchObject({ offered: footprints[0]?.offered });
  expect(changed[0]?.state).not.toBe(footprints[0]?.state);
});

test('an answer that is no longer taken is named with its rest', () => {
  const [first, ...others] = record.steps;
  if (!first) throw new Error('the game has steps');
  const steps = [{ ...first, answers: [{ by: 'A', ask: 'x', act: 'fly away' }] }, ...others];
  expect(() => footprintsOf(tiny, { ...record, steps })).toThrow(/^rest 0: /);
});

test('a line that is no footprint is refused', () => {
  expect(() => parseFootprints('7 abc')).toThrow("'7 abc' is no footprint");
});

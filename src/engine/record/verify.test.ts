import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { keyedDice } from '../dice/dice.ts';
import { commitTo, diceKey } from '../dice/fairness.ts';
import { Match } from '../match/match.ts';
import { play, randomSeat } from '../match/seat.ts';
import { give, heap, tiny } from '../test-game.ts';
import { type GameRecord, isDice } from './record.ts';
import { parseRecord, printRecord } from './text.ts';
import { verifyDice } from './verify.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => 3 * i + 1);
const nonces = { A: '00ff', B: '1234' };

/** A whole game with pledged dice, a step back over some of them, and the seed shown at the end. */
function finished(): GameRecord {
  const pledge = { commit: commitTo(seed), nonces };
  const match = Match.begin(tiny, heap, { dice: keyedDice(diceKey(seed, nonces)), pledge });
  give(match, 'A hide 1', 'B hide 2', 'A gamble', 'B gamble', 'A gamble');
  match.truncate(2);
  play(match, { A: randomSeat('a'), B: randomSeat('b') });
  return parseRecord(printRecord({ ...match.record(), seed: bytesToHex(seed) }));
}
const record = finished();
const rolls = record.steps.flatMap(step => step.answers).filter(isDice).length;

test('a whole game verifies, over undone dice too', () => {
  expect(record.result).toBeDefined();
  expect(rolls).toBeGreaterThan(2);
  expect(record.steps.at(-1)?.epoch).toBe(1);
  expect(verifyDice(record)).toEqual({ ok: true, rolls });
});

test('a changed face is found, and named by its place', () => {
  const changed = structuredClone(record);
  const step = changed.steps.findLast(each => each.answers.some(isDice));
  const roll = step?.answers.find(isDice);
  const die = roll?.roll[0];
  if (!step || !die) throw new Error('the game has dice');
  const [red, blue] = roll.roll.map(({ face }) => face);
  die.face = (die.face % 6) + 1;
  expect(verifyDice(changed)).toEqual({
    ok: false,
    rolls: rolls - 1,
    problem: `rest ${step.rest}, 'the gamble': the record shows ${die.face} ${blue}, the seed gives ${red} ${blue}`,
  });
});

test.each<[string, (of: GameRecord) => Partial<GameRecord>, string]>([
  [
    'another seed',
    () => ({ seed: bytesToHex(seed.map(byte => byte ^ 1)) }),
    'the seed is not the one that was committed to',
  ],
  ['no seed yet', () => ({ seed: undefined as never }), 'the seed has not been revealed yet'],
  ['no pledge', () => ({ pledge: undefined as never }), 'the record has no commitment'],
  [
    'another nonce',
    () => ({ pledge: { commit: commitTo(seed), nonces: { ...nonces, B: '1235' } } }),
    'the seed gives',
  ],
  [
    'a seed and commitment chosen afterwards',
    () => {
      const late = seed.map(byte => byte ^ 1);
      return { seed: bytesToHex(late), pledge: { commit: commitTo(late), nonces } };
    },
    'the seed gives',
  ],
  ['another epoch', of => ({ steps: of.steps.map(step => ({ ...step, epoch: 7 })) }), 'the seed gives'],
  [
    'a roll left out',
    of => ({ steps: of.steps.map(step => ({ ...step, rest: step.rest + 1 })) }),
    'the seed gives',
  ],
])('a record with %s does not verify', (_, change, problem) => {
  const proof = verifyDice({ ...record, ...change(record) });
  expect(proof.ok).toBe(false);
  expect(proof.problem).toContain(problem);
});

test('the seed in the record is the seed that was pledged', () => {
  expect(commitTo(hexToBytes(record.seed ?? ''))).toBe(record.pledge?.commit);
});
